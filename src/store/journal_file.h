// The file behind a journal that is being written.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "store/fair_dice.h"
#include "store/journal.h"

namespace kostka::store {

// Where the lines of a journal go. append() is all or nothing: after true the bytes survive a crash of the machine;
// after false, with a sentence in `error`, a reader finds what was there before and append() may be tried again.
class JournalSink {
 public:
  virtual ~JournalSink() = default;
  virtual bool append(std::string_view bytes, std::string& error) = 0;
};

// A file that nobody else appends to at the same time. Null, and a sentence in `error`, when that is not possible.
// create_journal() makes a new file. reopen_journal() goes on after the whole rows of one and cuts off a torn tail; the
// file must still be what `journal` was read from.
std::unique_ptr<JournalSink> create_journal(const std::filesystem::path& path, std::string& error);
std::unique_ptr<JournalSink> reopen_journal(const std::filesystem::path& path, const Journal& journal,
                                            std::string& error);

// While a match is unfinished, the secret of its dice lies beside its journal, readable only by its owner, so that the
// match can go on after a crash. The journal itself tells it only at the end.
std::filesystem::path secret_path(const std::filesystem::path& journal);
bool keep_secret(const std::filesystem::path& journal, const Secret& secret, std::string& error);
std::optional<Secret> kept_secret(const std::filesystem::path& journal, std::string& error);
void forget_secret(const std::filesystem::path& journal);

}  // namespace kostka::store
