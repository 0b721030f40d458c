# Sources written during the build:
#   kostka_clause_ids      kostka/clause_ids.h: the sorted ids of all clauses of docs/rules (so a wrong citation does not compile)
#   kostka_rule_texts      the clauses' texts in both languages
#   kostka_packed_content  content/<game> in packed form, for places without files
