# Sources written during the build:
#   kostka_clause_ids      kostka/clause_ids.h: the sorted ids of all clauses of docs/rules (so a wrong citation does not compile)
#   kostka_rule_texts      the clauses' texts in both languages
#   kostka_packed_content  content/<game> in packed form, for places without files (KostkaPackedContent.cmake)
set(KOSTKA_GENERATED ${CMAKE_BINARY_DIR}/generated)

# A program that runs during the build. It needs the project's warnings but no sanitizer: it only ever reads this
# repository.
function(kostka_build_tool name)
  add_executable(${name} ${ARGN})
  # They run for a moment only, so whoever waits for the build wants them compiled fast.
  target_compile_options(${name} PRIVATE -O0 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)
endfunction()

add_library(kostka_rule_files STATIC ${CMAKE_SOURCE_DIR}/tools/rule_files.cpp)
target_include_directories(kostka_rule_files PUBLIC ${CMAKE_SOURCE_DIR}/tools)
target_compile_options(kostka_rule_files PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)

kostka_build_tool(embed_rules ${CMAKE_SOURCE_DIR}/tools/embed_rules.cpp)
target_link_libraries(embed_rules PRIVATE kostka_rule_files)

file(GLOB rule_books CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/docs/rules/*.md ${CMAKE_SOURCE_DIR}/docs/rules/pl/*.md)
# The tool leaves unchanged files untouched; the stamp tells ninja that it has run.
add_custom_command(
  OUTPUT ${KOSTKA_GENERATED}/rules.stamp
  BYPRODUCTS ${KOSTKA_GENERATED}/kostka/clause_ids.h ${KOSTKA_GENERATED}/rule_texts.cpp
  COMMAND embed_rules docs/rules ${KOSTKA_GENERATED}
  COMMAND ${CMAKE_COMMAND} -E touch ${KOSTKA_GENERATED}/rules.stamp
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
  DEPENDS embed_rules ${rule_books}
  COMMENT "Embedding docs/rules"
  VERBATIM)
add_custom_target(kostka_embedded_rules DEPENDS ${KOSTKA_GENERATED}/rules.stamp)

add_library(kostka_clause_ids INTERFACE)
target_include_directories(kostka_clause_ids SYSTEM INTERFACE ${KOSTKA_GENERATED})
add_dependencies(kostka_clause_ids kostka_embedded_rules)

add_library(kostka_rule_texts STATIC ${KOSTKA_GENERATED}/rule_texts.cpp)
kostka_flags(kostka_rule_texts)
add_dependencies(kostka_rule_texts kostka_embedded_rules)

# Not a generator, but a test of the sources: every citation exists, every clause is proved (./test runs it).
kostka_build_tool(check_clauses ${CMAKE_SOURCE_DIR}/tools/check_clauses.cpp ${CMAKE_SOURCE_DIR}/tools/clause_citations.cpp
                  ${CMAKE_SOURCE_DIR}/src/kernel/data/nearest.cpp)
target_include_directories(check_clauses PRIVATE ${CMAKE_SOURCE_DIR}/src)
target_link_libraries(check_clauses PRIVATE kostka_rule_files)
