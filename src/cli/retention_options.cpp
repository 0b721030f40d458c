#include "cli/retention_options.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>

#include "cli/context.h"
#include "cli/journals.h"

namespace kostka::cli {
namespace {

constexpr store::Milliseconds kDay = store::Milliseconds{24} * 3600 * 1000;
constexpr std::int64_t kMostDays = 36'500;  // a hundred years

std::int64_t days_in(char unit) {
  switch (unit) {
    case 'd': return 1;
    case 'w': return 7;
    case 'y': return 365;
    default: return 0;
  }
}

}  // namespace

store::Milliseconds age_in(const std::string& option, const std::string& word) {
  std::int64_t number = 0;
  const char* const end = word.data() + word.size();
  const auto [stopped, error] = std::from_chars(word.data(), end, number);
  const bool one_unit = error == std::errc() && end - stopped == 1;
  const std::int64_t unit = one_unit ? days_in(*stopped) : 0;
  if (unit > 0 && number > 0 && number <= kMostDays / unit) return number * unit * kDay;
  fail(kernel::say("{0} cannot be \"{1}\"; it is a number of days, weeks or years, like 90d, 12w or 1y.",
                   "{0} nie może mieć wartości „{1}”; to liczba dni, tygodni lub lat, na przykład 90d, 12w lub 1y.",
                   {option, word}));
}

void add_retention_options(CLI::App& command, const Context& context, const std::string& begin,
                           store::Retention& retention) {
  const auto add = [&](const std::string& name, std::optional<store::Milliseconds>& age, const std::string& what) {
    const auto read = [&age, option = begin + name](const std::string& word) { age = age_in(option, word); };
    command.add_option_function<std::string>(begin + name, read, what)->type_name("AGE");
  };
  add("finished", retention.finished,
      context.text("Remove matches that ended so long ago, like 365d (default: keep all)",
                   "Usuwaj partie zakończone tak dawno, na przykład 365d (domyślnie zostają)"));
  add("waiting", retention.waiting,
      context.text("Remove tables that never began and that nobody has touched for so long (default: keep all)",
                   "Usuwaj nierozpoczęte stoły, których nikt tak długo nie ruszał (domyślnie zostają)"));
  add("guests", retention.guests,
      context.text("Remove guests who hold nothing and were not seen for so long (default: keep all)",
                   "Usuwaj gości, którzy nic nie mają i tak długo się nie pokazali (domyślnie zostają)"));
}

std::filesystem::path usual_store() { return journal_folder().parent_path() / "server.sqlite"; }

}  // namespace kostka::cli
