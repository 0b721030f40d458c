// Results, notes, profiles and filters in a SQLite file (any_store_notes.h).
#include "tests/store/any_store_notes.h"
#include "tests/store/store_folder.h"

namespace kostka::store {
namespace {

class SqliteNotes : public StoreFolder {
 protected:
  void SetUp() override {
    StoreFolder::SetUp();
    open();
  }
};

TEST_F(SqliteNotes, KeepsResults) { keeps_results(*store); }
TEST_F(SqliteNotes, KeepsNotes) { keeps_notes(*store); }
TEST_F(SqliteNotes, FiltersTables) { filters_tables(*store); }
TEST_F(SqliteNotes, KeepsProfiles) { keeps_profiles(*store); }
TEST_F(SqliteNotes, ForgetsNotesOfGuests) { forgets_notes_of_guests(*store); }

}  // namespace
}  // namespace kostka::store
