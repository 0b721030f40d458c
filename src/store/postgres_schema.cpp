#include "store/postgres_schema.h"

#include <array>

namespace kostka::store {
namespace {

// Step i leads from version i to version i + 1. A step is never changed once it has been published. While servers of
// two versions run on one database, the older one meets the newer schema: a step that such a server cannot live with
// raises `oldest` in kostka.schema, and servers older than that refuse to start.
//
// Ids are compared byte by byte (COLLATE "C"). Tables have a number beside their id, because it is repeated in every
// part of their journals.
constexpr std::array<const char*, kPostgresVersion> kPostgresSteps = {R"(
CREATE TABLE kostka.accounts (
  id text COLLATE "C" PRIMARY KEY,
  secret bytea NOT NULL,
  name text NOT NULL,
  created bigint NOT NULL,
  seen bigint NOT NULL,
  profile text NOT NULL
);
CREATE INDEX accounts_by_seen ON kostka.accounts (seen, id);

CREATE TABLE kostka.tables (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  game text NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('waiting', 'playing', 'finished', 'faulted')),
  is_public boolean NOT NULL,
  has_open_seat boolean NOT NULL,
  section smallint NOT NULL,
  created bigint NOT NULL,
  changed bigint NOT NULL,
  wake bigint,
  rows bigint NOT NULL,
  lobby text NOT NULL,
  started bigint,
  finished bigint,
  summed bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
CREATE INDEX public_tables_by_change ON kostka.tables (changed) WHERE is_public;
CREATE INDEX public_tables_by_section ON kostka.tables (section) WHERE is_public;
CREATE INDEX tables_by_wake ON kostka.tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX faulted_tables ON kostka.tables (number) WHERE status = 'faulted';
CREATE INDEX finished_tables_by_age ON kostka.tables (changed, id) WHERE status = 'finished';
CREATE INDEX waiting_tables_by_age ON kostka.tables (changed, id) WHERE status = 'waiting';
CREATE INDEX finished_tables_by_summing ON kostka.tables (summed, number) WHERE status = 'finished';

CREATE TABLE kostka.results (
  table_number bigint NOT NULL REFERENCES kostka.tables ON DELETE CASCADE,
  seat bigint NOT NULL,
  account text COLLATE "C" NOT NULL,
  character text NOT NULL,
  won boolean NOT NULL,
  resigned boolean NOT NULL,
  turns bigint NOT NULL,
  deeds text NOT NULL,
  PRIMARY KEY (table_number, seat, account)
);
CREATE INDEX results_by_account ON kostka.results (account) WHERE account <> '';

CREATE TABLE kostka.notes (
  kind text COLLATE "C" NOT NULL,
  owner text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  value text NOT NULL,
  expires bigint,
  PRIMARY KEY (kind, owner, key)
);
CREATE INDEX notes_by_owner ON kostka.notes (owner) WHERE owner <> '';
CREATE INDEX notes_by_key ON kostka.notes (key) WHERE owner <> '';
CREATE INDEX notes_by_expiry ON kostka.notes (expires) WHERE expires IS NOT NULL;

CREATE TABLE kostka.table_accounts (
  account text COLLATE "C" NOT NULL,
  table_number bigint NOT NULL REFERENCES kostka.tables ON DELETE CASCADE,
  place bigint NOT NULL,
  PRIMARY KEY (account, table_number)
);
CREATE INDEX table_accounts_by_table ON kostka.table_accounts (table_number);

CREATE TABLE kostka.journal (
  table_number bigint NOT NULL REFERENCES kostka.tables ON DELETE CASCADE,
  part bigint NOT NULL,
  lines bytea NOT NULL,
  PRIMARY KEY (table_number, part)
);

CREATE TABLE kostka.given (
  table_number bigint PRIMARY KEY REFERENCES kostka.tables ON DELETE CASCADE,
  lines bytea NOT NULL
);

CREATE TABLE kostka.chat (
  table_number bigint NOT NULL REFERENCES kostka.tables ON DELETE CASCADE,
  number bigint NOT NULL,
  time bigint NOT NULL,
  line text NOT NULL,
  account text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_number, number)
);
CREATE INDEX chat_by_account ON kostka.chat (account);

CREATE TABLE kostka.links (
  code bytea PRIMARY KEY,
  table_number bigint NOT NULL REFERENCES kostka.tables ON DELETE CASCADE,
  seat bigint NOT NULL,
  account text COLLATE "C" NOT NULL,
  sitting text NOT NULL,
  expires bigint NOT NULL
);
CREATE INDEX links_by_table ON kostka.links (table_number);
CREATE INDEX links_by_account ON kostka.links (account);
CREATE INDEX links_by_expiry ON kostka.links (expires);

CREATE TABLE kostka.probe (bytes bytea NOT NULL);

-- Who writes: the last batch of each is what tells whether a commit that was never answered was made.
CREATE TABLE kostka.writers (
  id text COLLATE "C" PRIMARY KEY,
  batch bigint NOT NULL,
  seen timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- The number of a table, whose row then stays as it is until the transaction ends.
CREATE FUNCTION kostka.held(its_id text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE found_number bigint;
BEGIN
  SELECT number INTO found_number FROM kostka.tables WHERE id = its_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no such table' USING ERRCODE = 'KO002'; END IF;
  RETURN found_number;
END $$;
CREATE FUNCTION kostka.set_profile(its_id text, its_profile text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE kostka.accounts SET profile = its_profile WHERE id = its_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no such account' USING ERRCODE = 'KO002'; END IF;
END $$;
-- The accounts in a list of people of a lobby; nobody where the lobby is not one.
CREATE FUNCTION kostka.people(lobby text, list text) RETURNS SETOF text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN QUERY SELECT p ->> 'account' FROM json_array_elements(
    CASE WHEN json_typeof(lobby::json -> list) = 'array' THEN lobby::json -> list ELSE '[]'::json END) p;
EXCEPTION WHEN data_exception OR invalid_text_representation THEN RETURN;
END $$;
CREATE FUNCTION kostka.rename_account(its_id text, its_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE kostka.accounts SET name = its_name WHERE id = its_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no such account' USING ERRCODE = 'KO002'; END IF;
END $$;
)"};

constexpr const char* kBeginning = R"(
CREATE SCHEMA kostka;
CREATE TABLE kostka.schema (version bigint NOT NULL, oldest bigint NOT NULL);
INSERT INTO kostka.schema VALUES (0, 1);
)";

bool migrate_schema(PgConnection& connection, std::string& why) {
  const auto failed = [&] {
    why = connection.trouble();
    return false;
  };
  const auto there =
      connection.query(PgStatement("SELECT count(*) FROM pg_catalog.pg_namespace WHERE nspname = 'kostka'"));
  if (!there) return failed();
  if (there->integer(0, 0) == 0 && !connection.run_script(std::string("BEGIN;") + kBeginning + "COMMIT")) {
    return failed();
  }
  const auto found = connection.query(PgStatement("SELECT version, oldest FROM kostka.schema"));
  if (!found) return failed();
  if (found->size() != 1) {
    why = "its schema kostka is not a store";
    return false;
  }
  if (found->integer(0, 1) > kPostgresVersion) {
    why = "it was made by a newer version of Kostka";
    return false;
  }
  for (auto step = static_cast<std::size_t>(found->integer(0, 0)); step < kPostgresSteps.size(); ++step) {
    const std::string script = std::string("BEGIN;") + kPostgresSteps[step] +
                               "UPDATE kostka.schema SET version = " + std::to_string(step + 1) + "; COMMIT";
    if (connection.run_script(script)) continue;
    failed();
    connection.run_script("ROLLBACK");
    return false;
  }
  return true;
}

}  // namespace

bool bring_up_to_date(PgConnection& connection, std::string& why) {
  const std::string key = std::to_string(kSchemaLock);
  // Another server may be at it; it takes a moment.
  if (!connection.run_script("SELECT pg_advisory_lock(" + key + ")")) {
    why = connection.trouble();
    return false;
  }
  const bool good = migrate_schema(connection, why);
  connection.run_script("SELECT pg_advisory_unlock(" + key + ")");
  return good;
}

bool is_up_to_date(PgConnection& connection, std::string& why) {
  const auto found = connection.query(PgStatement("SELECT version FROM kostka.schema"));
  if (!found) {
    why = connection.state().starts_with("42") || connection.state() == "3F000" ? "there is no store in it"
                                                                                : connection.trouble();
  } else if (found->size() != 1 || found->integer(0, 0) != kPostgresVersion) {
    why = "its store is of another version of Kostka";
  }
  return why.empty();
}

}  // namespace kostka::store
