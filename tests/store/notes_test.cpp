// Results, notes, profiles and filters in every kind of store (any_store_notes.h).
#include "tests/store/any_store.h"
#include "tests/store/any_store_notes.h"

namespace kostka::store {
namespace {

class NotesTest : public AnyStore {
 protected:
  void SetUp() override {
    AnyStore::SetUp();
    open();
  }
};
INSTANTIATE_TEST_SUITE_P(Every, NotesTest, kEveryKind, name_of);

TEST_P(NotesTest, KeepsResults) { keeps_results(*store); }
TEST_P(NotesTest, KeepsNotes) { keeps_notes(*store); }
TEST_P(NotesTest, FiltersTables) { filters_tables(*store); }
TEST_P(NotesTest, KeepsProfiles) { keeps_profiles(*store); }
TEST_P(NotesTest, ForgetsNotesOfGuests) { forgets_notes_of_guests(*store); }

}  // namespace
}  // namespace kostka::store
