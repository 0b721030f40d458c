#include "server/http/page_head.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <vector>

#include "rules/rulebook.h"
#include "server/tables/lobby.h"

namespace kostka::server {

using kernel::Language;
using kernel::say;
using kernel::Text;
using protocol::SeatKind;
using protocol::Status;

namespace {

struct Place {
  std::string_view first;
  bool takes_one;  // a second part: an id
  const char *title_en, *title_pl, *about_en, *about_pl;
};

constexpr const char* kAboutEn =
    "Five board games in your browser, with friends and bots. The table knows the rules and shows the clause behind "
    "every move.";
constexpr const char* kAboutPl =
    "Pięć gier planszowych w przeglądarce, ze znajomymi i botami. Stół zna zasady i przy każdym ruchu pokazuje "
    "klauzulę, z której wynika.";

constexpr std::array kPlaces = {
    Place{"", false, "A table that knows the rules", "Stół, który zna zasady", kAboutEn, kAboutPl},
    Place{"new", true, "Create a table", "Załóż stół", kAboutEn, kAboutPl},
    Place{"mine", false, "My games", "Moje gry", kAboutEn, kAboutPl},
    Place{"tables", false, "Public tables", "Stoły publiczne", "Tables to join or to watch.",
          "Stoły, do których można dołączyć albo je oglądać."},
    Place{"me", false, "Your profile", "Twój profil", kAboutEn, kAboutPl},
    Place{"friend", false, "Become friends", "Dołącz do znajomych", "Somebody wants to play with you again.",
          "Ktoś chce z tobą grać częściej."},
    Place{"claim", false, "Move a seat to this device", "Przenieś miejsce na to urządzenie", kAboutEn, kAboutPl},
};

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    path.remove_prefix(std::min(path.find_first_not_of('/'), path.size()));
    const std::size_t end = std::min(path.find('/'), path.size());
    if (end > 0) parts.push_back(path.substr(0, end));
    path.remove_prefix(end);
  }
  return parts;
}

PageHead head(const Text& title, const Text& about, std::string_view game, Language language) {
  PageHead made;
  made.title = title.in(language) + " – Kostka";
  made.description = about.in(language);
  made.picture = game.empty() ? "/og/kostka.png" : "/og/" + std::string(game) + ".png";
  return made;
}

PageHead lost(Language language) {
  PageHead made = head(
      {"There is nothing here", "Niczego tu nie ma"},
      {"The address may be cut off, or the table was deleted.", "Adres może być niepełny albo stół został usunięty."},
      "", language);
  made.status = 404;
  return made;
}

Text names_at(const TableEntry& table) {
  std::vector<Text> names;
  std::int64_t bots = 0, open = 0;
  for (const LobbySeat& seat : table.lobby.seats) {
    if (seat.kind == SeatKind::person) names.push_back({seat.name, seat.name});
    bots += seat.kind == SeatKind::bot ? 1 : 0;
    open += seat.kind == SeatKind::open ? 1 : 0;
  }
  if (bots > 0) names.push_back(say("{0} {0|bot|bots}", "{0} {0|bot|boty|botów}", {bots}));
  if (open > 0)
    names.push_back(say("{0} {0|free seat|free seats}", "{0} {0|wolne miejsce|wolne miejsca|wolnych miejsc}", {open}));
  return kernel::join_and(names);
}

// Of a table that everybody may see; nothing of any other, whether there is one or not.
std::optional<PageHead> head_of_table(const Api& api, const std::string& id, Language language) {
  const auto record = api.services.store.table(id);
  if (!record.ok() || !*record || !(*record)->is_public) return std::nullopt;
  const auto table = entry_of(**record);
  const OfferedGame* offered = find_game(api.services.games, (*record)->game);
  if (!table || offered == nullptr) return std::nullopt;
  const Text& game = offered->game->info().name;
  const Text name = table->lobby.name.empty() ? game : Text{table->lobby.name, table->lobby.name};
  Text how = say("{0}: {1}.", "{0}: {1}.", {game, names_at(*table)});
  if (table->status == Status::playing && table->lobby.turn > 0) {
    const Text turn = say(" Turn {0}.", " Tura {0}.", {std::int64_t{table->lobby.turn}});
    how = {how.en + turn.en, how.pl + turn.pl};
  }
  if (table->status == Status::finished) how = {how.en + " The match is over.", how.pl + " Partia zakończona."};
  return head({name.en, name.pl}, how, table->game, language);
}

std::optional<PageHead> head_of_game(const Api& api, std::string_view id, Language language) {
  const OfferedGame* offered = find_game(api.services.games, id);
  if (offered == nullptr) return std::nullopt;
  const kernel::GameInfo& info = offered->game->info();
  return head(info.name,
              say("{0}: play in your browser, against bots or with friends, by the printed rules.",
                  "{0}: graj w przeglądarce, z botami albo ze znajomymi, według drukowanych zasad.", {info.name}),
              info.id, language);
}

std::optional<PageHead> head_of_book(std::string_view id, Language language) {
  const auto book = rules::Rulebook::open(id);
  if (!book) return std::nullopt;
  const std::string en(book->title(Language::en)), pl(book->title(Language::pl));
  return head(
      {en, pl},
      {"Every rule as a numbered clause, to be searched.", "Każda zasada jako numerowana klauzula, z wyszukiwaniem."},
      "", language);
}

void escape(std::string& out, std::string_view text) {
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  }
}

void meta(std::string& out, std::string_view kind, std::string_view name, std::string_view content) {
  out += "<meta ";
  out += kind;
  out += "=\"";
  out += name;
  out += "\" content=\"";
  escape(out, content);
  out += "\" />\n    ";
}

// Takes the piece between these words out of the page, words and all; where it was.
std::size_t take_out(std::string& page, std::string_view from, std::string_view to) {
  const std::size_t begin = page.find(from);
  const std::size_t end = begin == std::string::npos ? begin : page.find(to, begin);
  if (end == std::string::npos) return end;
  page.erase(begin, end + to.size() - begin);
  return begin;
}

}  // namespace

PageHead head_of(const Api& api, std::string_view path, Language language) {
  const auto parts = parts_of(path);
  const std::string_view first = parts.empty() ? std::string_view() : parts[0];
  if (parts.size() > 2) return lost(language);
  if (parts.size() == 2) {
    const std::string second(parts[1]);
    if (first == "games") return head_of_game(api, second, language).value_or(lost(language));
    if (first == "rules") return head_of_book(second, language).value_or(lost(language));
    if (first == "t" || first == "replay" || first == "review" || first == "moment") {
      const PageHead any = head({"A table", "Stół"}, {kAboutEn, kAboutPl}, "", language);
      return head_of_table(api, second, language).value_or(any);
    }
  } else if (first == "rules") {
    return head({"Rules library", "Biblioteka zasad"},
                {"The rules of all games, every one a numbered clause.",
                 "Zasady wszystkich gier, każda jako klauzula z numerem."},
                "", language);
  }
  const auto place = std::ranges::find(kPlaces, first, &Place::first);
  if (place == kPlaces.end() || (parts.size() == 2 && !place->takes_one)) return lost(language);
  return head({place->title_en, place->title_pl}, {place->about_en, place->about_pl}, "", language);
}

Language language_wanted(std::string_view accept_language) {
  // The first of the two that is named; browsers name what they like best first.
  const auto named = [&](std::string_view tag) {
    for (std::size_t at = accept_language.find(tag); at != std::string_view::npos;
         at = accept_language.find(tag, at + 1)) {
      const bool begins = at == 0 || accept_language[at - 1] == ',' || accept_language[at - 1] == ' ';
      const std::size_t after = at + tag.size();
      if (begins &&
          (after == accept_language.size() || std::isalpha(static_cast<unsigned char>(accept_language[after])) == 0))
        return at;
    }
    return std::string_view::npos;
  };
  return named("pl") < named("en") ? Language::pl : Language::en;
}

std::string page_with(std::string_view page, const PageHead& head, std::string_view origin, std::string_view path,
                      Language language) {
  std::string out(page);
  take_out(out, "<meta name=\"description\"", "/>");
  const std::size_t at = take_out(out, "<title>", "</title>");
  if (at == std::string::npos) return std::string(page);
  std::string made = "<title>";
  escape(made, head.title);
  made += "</title>\n    ";
  meta(made, "name", "description", head.description);
  meta(made, "property", "og:title", head.title);
  meta(made, "property", "og:description", head.description);
  meta(made, "property", "og:type", "website");
  meta(made, "property", "og:site_name", "Kostka");
  meta(made, "property", "og:locale", language == Language::pl ? "pl_PL" : "en_GB");
  meta(made, "name", "twitter:card", "summary_large_image");
  if (head.status == 404) meta(made, "name", "robots", "noindex");
  if (!origin.empty()) {
    meta(made, "property", "og:url", std::string(origin) + std::string(path));
    meta(made, "property", "og:image", std::string(origin) + head.picture);
  }
  out.insert(at, made);
  const std::string_view lang = "<html lang=\"en\"";
  if (const std::size_t html = out.find(lang); language == Language::pl && html != std::string::npos) {
    out.replace(html, lang.size(), "<html lang=\"pl\"");
  }
  return out;
}

}  // namespace kostka::server
