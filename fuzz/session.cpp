// Sessions of several people at one server: the input is a sequence of what they do, over REST and over WebSockets,
// some of it at the same time, some with tokens that are not theirs. Each letter is a deed and the bytes after it say
// who and what (do_next() below); bytes that are no deed are passed over.
//
// After every few deeds the promises of docs/security.md are checked: no failure, no seat without its person's doing,
// nothing of anybody's secrets in another's bytes.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fuzz/games.h"
#include "server/http/http_message.h"
#include "server/tables/lobby.h"
#include "server/wire/wire.h"
#include "tests/house/house.h"
#include "tests/house/seeded_secrets.h"
#include "tests/server/memory_store.h"

namespace {

using namespace kostka;
using namespace kostka::server;
using boost::beast::http::verb;
using kernel::Document;

constexpr std::size_t kPeople = 4, kMostTables = 6, kMostDeeds = 60, kLongestFrame = 200;

[[noreturn]] void broken(const std::string& promise, const std::string& by = {}) {
  std::fprintf(stderr, "a promise is broken: %s\n%s\n", promise.c_str(), by.c_str());
  std::abort();
}

class StillClock final : public Clock {
 public:
  [[nodiscard]] Milliseconds now() const override { return now_; }
  void advance(Milliseconds by) { now_ += by; }

 private:
  Milliseconds now_ = 1'800'000'000'000;
};

const OfferedGames& offered_games() {
  static const OfferedGames games = [] {
    OfferedGames all;
    for (const fuzz::Loaded& loaded : fuzz::games()) all.push_back({loaded.game.get(), "content"});
    return all;
  }();
  return games;
}

ServerOptions options_of_session() {
  ServerOptions options;
  options.limits.rates = false;
  return options;
}

struct Person {
  std::string account, token;
  std::map<std::string, std::shared_ptr<Listener>> listeners;  // by table
  std::map<std::string, Document> states;                      // the last they were sent
};

// Who sits where and whose a table is, as it is stored.
struct Seating {
  std::vector<std::string> seats;
  std::string owner;
};

struct LinkMade {
  std::string code, table, maker;
};

// A request or a frame whose reply is not there yet.
struct Sent {
  std::size_t who = kPeople;  // kPeople: nobody in particular
  bool bad_token = false;
  enum class For : std::uint8_t { other, guest, table, link } what = For::other;
  std::string table;
};

class Session {
 public:
  Session() : secrets_(7), house_(options_of_session(), offered_games(), store_, clock_) {}
  ~Session() {
    for (Person& person : people_) {
      for (auto& [table, listener] : person.listeners) house_.go(listener);
    }
    people_ = {};
    run();
  }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void live(std::string_view bytes) {
    rest_ = bytes;
    for (std::size_t deeds = 0; deeds < kMostDeeds && !rest_.empty();) deeds += do_next() ? 1 : 0;
    run();
  }

 private:
  // ---- reading the input ----
  std::size_t number(std::size_t end) {
    if (rest_.empty()) return 0;
    const auto byte = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    return (byte >= '0' ? byte - std::size_t{'0'} : byte) % end;
  }
  std::string text() {
    const std::string_view found = rest_.substr(0, std::min(rest_.find('\n'), kLongestFrame));
    rest_.remove_prefix(std::min(found.size() + 1, rest_.size()));
    return std::string(found);
  }
  std::string table() {
    const std::size_t which = number(std::max<std::size_t>(tables_.size(), 1));
    return tables_.empty() ? "nothing" : tables_[which];
  }

  // ---- deeds ----
  // Each of these knows some of them, and says whether this is one.
  bool do_next();
  bool ask_plainly(char deed, std::size_t who);
  bool ask_at_length(char deed, std::size_t who);
  bool ask_of_table(char deed, std::size_t who);
  bool say(char deed, std::size_t who);
  bool move(char deed, std::size_t who);
  void ask(std::size_t who, verb method, const std::string& path, std::string body = "{}",
           Sent::For what = Sent::For::other, std::map<std::string, std::string> query = {});
  void make_table(std::size_t who);
  void moderate(std::size_t who);
  void come(std::size_t who);
  void go(std::size_t who, const std::string& table);
  void answer(std::size_t who);
  void say_raw(std::size_t who, const std::string& bytes);
  void ask_raw(std::size_t who);

  // ---- promises ----
  void run();
  void hear(const News& news);
  void hear_response(const Sent& sent, const ApiResponse& response);
  void check_seats();
  void check_eye(const Person& person, const std::string& table, const Document& eye);
  void check_secrets(std::size_t reader, std::string_view bytes);
  std::optional<TableEntry> stored(const std::string& id);

  SeededSecrets secrets_;
  MemoryStore store_;
  StillClock clock_;
  House house_;
  std::array<Person, kPeople> people_;
  std::vector<std::string> tables_;
  std::vector<LinkMade> links_;
  std::map<int, Sent> requests_;
  std::map<std::string, Seating> seating_;
  std::set<std::string> actors_;  // accounts that have asked something since the last check
  std::vector<LinkMade> claims_;  // and the links that were claimed
  int messages_ = 0;
  std::string_view rest_;
};

void Session::ask(std::size_t who, verb method, const std::string& path, std::string body, Sent::For what,
                  std::map<std::string, std::string> query) {
  ApiRequest request;
  request.method = method;
  request.path = path;
  request.body = std::move(body);
  request.query = std::move(query);
  request.address = "here";
  Sent sent{who, false, what, {}};
  // Sometimes a token is not what the server gave.
  const std::size_t forged = number(16);
  request.token = who < kPeople ? people_[who].token : "";
  if (forged == 15) request.token = request.token.substr(0, request.token.find('.')) + ".forged";
  if (forged == 14) request.token = "x.y";
  if (forged == 13) request.token = "";
  if (request.token.empty()) sent.who = kPeople;
  sent.bad_token = forged >= 14 && !request.token.empty();
  if (!sent.bad_token && sent.who < kPeople && !people_[who].account.empty()) actors_.insert(people_[who].account);
  requests_[house_.ask(std::move(request))] = sent;
}

void Session::make_table(std::size_t who) {
  const char* game = number(2) == 0 ? "pig" : "knockdown";
  const std::size_t kinds = number(9);
  Document seats = Document::list();
  for (const std::size_t kind : {kinds % 3, kinds / 3}) {
    constexpr std::array<const char*, 3> kWho = {"me", "open", "bot"};
    const bool twice = kind == 0 && seats.size() > 0 && seats[0]["who"].as_text() == "me";
    Document seat = Document::map({{"who", twice ? "here" : kWho[kind]}});
    seat.set("name", twice ? Document("Ola") : Document());
    seat.set("level", kind == 2 ? Document("random") : Document());
    seats.push(std::move(seat));
  }
  const std::size_t manner = number(4);
  Document wish =
      Document::map({{"game", game}, {"name", nullptr}, {"is_public", manner % 2 == 1}, {"options", nullptr}});
  wish.set("seats", std::move(seats));
  wish.set("clock", nullptr);
  wish.set("begin", manner / 2 == 0 ? "full" : "owner");
  if (tables_.size() < kMostTables) ask(who, verb::post, "/api/tables", to_json(wish), Sent::For::table);
}

void Session::moderate(std::size_t who) {
  constexpr std::array<const char*, 4> kWhat = {"mute", "unmute", "ban", "unban"};
  const std::string id = table();
  Document wish = Document::map({{"what", kWhat[number(4)]}});
  const std::size_t by = number(3);
  wish.set("seat", by == 0 ? Document(number(3)) : Document());
  wish.set("line", by == 1 ? Document(number(5)) : Document());
  wish.set("person", by == 2 ? Document("0123456789abcdef") : Document());
  ask(who, verb::post, "/api/tables/" + id + "/moderation", to_json(wish));
}

void Session::come(std::size_t who) {
  Person& person = people_[who];
  const std::string id = table();
  protocol::Hello hello;
  const std::size_t manner = number(6);
  if (!person.token.empty() && manner != 5) hello.token = person.token;
  if (manner == 4) hello.token = "x.y";
  if (manner == 3 || manner == 2) hello.eye = static_cast<std::int32_t>(manner - 2);
  go(who, id);
  const auto listener = house_.come(id, hello);
  // Who says no name looks on as anybody would, and is not followed.
  if (hello.token)
    person.listeners[id] = listener;
  else
    house_.go(listener);
}

void Session::go(std::size_t who, const std::string& id) {
  Person& person = people_[who];
  if (const auto found = person.listeners.find(id); found != person.listeners.end()) {
    house_.go(found->second);
    person.listeners.erase(found);
  }
  person.states.erase(id);
}

void Session::say_raw(std::size_t who, const std::string& bytes) {
  Person& person = people_[who];
  if (person.listeners.empty()) return;
  auto at = person.listeners.begin();
  std::advance(at, static_cast<std::ptrdiff_t>(number(person.listeners.size())));
  actors_.insert(person.account);
  house_.say(at->second, bytes);
}

void Session::answer(std::size_t who) {
  Person& person = people_[who];
  if (person.states.empty()) return;
  auto at = person.states.begin();
  std::advance(at, static_cast<std::ptrdiff_t>(number(person.states.size())));
  const Document& state = at->second;
  const Document& options = state["view"]["prompt"]["options"];
  const std::size_t chosen = number(std::max<std::size_t>(options.size(), 1));
  Document wish = Document::map({{"type", "answer"}, {"id", ++messages_}, {"seat", state["eye"]}});
  wish.set("prompt", state["prompt"]);
  wish.set("option", options.size() == 0 ? Document("x") : options[chosen]["id"]);
  const auto listener = person.listeners.find(at->first);
  if (listener != person.listeners.end()) house_.say(listener->second, to_json(wish));
}

// A target and a body as they come from a line.
void Session::ask_raw(std::size_t who) {
  constexpr std::array<verb, 5> kVerbs = {verb::get, verb::post, verb::put, verb::patch, verb::delete_};
  const verb method = kVerbs[number(kVerbs.size())];
  const auto parsed = parse_target(text());
  if (parsed) ask(who, method, parsed->path, text(), Sent::For::other, parsed->query);
}

// What is asked of a table, or of a seat there, and needs no more words.
struct PlainRequest {
  char deed;
  verb method;
  const char* path;
  const char* body;
  Sent::For what = Sent::For::other;
};
constexpr std::array kOfTable = {
    PlainRequest{'l', verb::post, "/leave", "{}"},
    PlainRequest{'s', verb::post, "/start", "{}"},
    PlainRequest{'J', verb::get, "/journal", "{}"},
    PlainRequest{'V', verb::get, "/verify", "{}"},
    PlainRequest{'S', verb::get, "", "{}"},
    PlainRequest{'D', verb::delete_, "", "{}"},
    PlainRequest{'r', verb::post, "/rematch", "{}", Sent::For::table},
};
constexpr std::array kOfSeat = {
    PlainRequest{'k', verb::post, "/link", "{}", Sent::For::link},
    PlainRequest{'b', verb::post, "/stand-in", R"({"level":"random"})"},
    PlainRequest{'B', verb::delete_, "/stand-in", "{}"},
    PlainRequest{'n', verb::put, "/nonce", R"({"nonce":"x"})"},
};

bool Session::ask_plainly(char deed, std::size_t who) {
  const auto is_it = [deed](const PlainRequest& each) { return each.deed == deed; };
  if (const auto* found = std::ranges::find_if(kOfTable, is_it); found != kOfTable.end()) {
    const std::string id = table();
    ask(who, found->method, "/api/tables/" + id + found->path, found->body, found->what);
    return true;
  }
  const auto* found = std::ranges::find_if(kOfSeat, is_it);
  if (found == kOfSeat.end()) return false;
  const std::string id = table(), seat = std::to_string(number(3));
  ask(who, found->method, "/api/tables/" + id + "/seats/" + seat + found->path, found->body, found->what);
  requests_.rbegin()->second.table = id;
  return true;
}

bool Session::ask_at_length(char deed, std::size_t who) {
  switch (deed) {
    case 't': make_table(who); return true;
    case 'm': moderate(who); return true;
    case 'Q': ask_raw(who); return true;
    case 'g': ask(who, verb::post, "/api/guests", R"({"name":null})", Sent::For::guest); return true;
    case 'L': {
      const char* list = number(2) == 0 ? "mine" : "public";
      ask(who, verb::get, "/api/tables", "{}", Sent::For::other, {{"list", list}});
      return true;
    }
    case 'c': {
      const std::size_t which = number(std::max<std::size_t>(links_.size(), 1));
      const LinkMade link = links_.empty() ? LinkMade{"nothing", "", ""} : links_[which];
      claims_.push_back(link);
      ask(who, verb::post, "/api/claims", to_json(Document::map({{"code", link.code}})));
      return true;
    }
    default: return false;
  }
}

bool Session::ask_of_table(char deed, std::size_t who) {
  if (std::string_view("jpCR").find(deed) == std::string_view::npos) return false;
  const std::string id = table();
  const std::string path = "/api/tables/" + id;
  if (deed == 'j') {
    const auto entry = number(3) == 0 ? std::nullopt : stored(id);
    Document wish = Document::map({{"invite", entry ? Document(entry->lobby.invite) : Document()}});
    const std::size_t where = number(3);
    wish.set("seat", where == 2 ? Document() : Document(where));
    ask(who, verb::post, path + "/join", to_json(wish));
  }
  if (deed == 'p') {
    ask(who, verb::patch, path, to_json(Document::map({{"name", nullptr}, {"is_public", number(2) == 0}})));
  }
  if (deed == 'C') {
    Document wish = Document::map({{"row", number(40)}});
    const Document open = Document::map({{"who", "open"}, {"name", nullptr}, {"level", nullptr}});
    wish.set("seats", Document::list({open, open}));
    ask(who, verb::post, path + "/continue", to_json(wish), Sent::For::table);
  }
  if (deed == 'R') {
    constexpr std::array<const char*, 4> kEyes = {"all", "spectator", "0", "1"};
    ask(who, verb::get, path + "/replay", "{}", Sent::For::other, {{"eye", kEyes[number(4)]}});
  }
  return true;
}

bool Session::say(char deed, std::size_t who) {
  Document wish = Document::map({{"type", nullptr}, {"id", ++messages_}});
  switch (deed) {
    case 'u':
      wish.set("type", "undo");
      wish.set("seat", number(3));
      wish.set("row", number(20));
      break;
    case 'T':
      wish.set("type", "ask_takeback");
      wish.set("seat", number(3));
      wish.set("inputs", number(10));
      if (wish["inputs"].as_int() == 0) wish.set("inputs", nullptr);
      break;
    case 'y':
      wish.set("type", "consent");
      wish.set("seat", number(3));
      wish.set("yes", number(2) == 0);
      break;
    case 'o':
      wish.set("type", "look");
      wish.set("eye", number(3));
      if (wish["eye"].as_int() == 2) wish.set("eye", nullptr);
      break;
    case 'w':
      wish.set("type", "why");
      wish.set("seat", number(3));
      break;
    case 'e':
      wish.set("type", "earlier_log");
      wish.set("before", number(200));
      break;
    case 'i':
      wish.set("type", "say");
      wish.set("text", "Hello");
      break;
    default: return false;
  }
  say_raw(who, to_json(wish));
  return true;
}

bool Session::move(char deed, std::size_t who) {
  switch (deed) {
    case 'h': come(who); return true;
    case 'x': go(who, table()); return true;
    case 'a': answer(who); return true;
    case 'F': say_raw(who, text()); return true;
    default: return false;
  }
}

// One deed; false for a byte that is none.
bool Session::do_next() {
  const char deed = rest_.front();
  rest_.remove_prefix(1);
  if (deed == '.') {
    run();
    return true;
  }
  if (deed == 'z') {
    clock_.advance(std::int64_t{61'000} * (1 + static_cast<std::int64_t>(number(4))));
    house_.hub().rest();
    house_.hub().wake_due();
    return true;
  }
  if (std::string_view("lsJVSDrkbBntmQgLcjpCRuTyoweihxaF").find(deed) == std::string_view::npos) return false;
  const std::size_t who = number(kPeople);
  return ask_plainly(deed, who) || ask_at_length(deed, who) || ask_of_table(deed, who) || say(deed, who) ||
         move(deed, who);
}

// ---- promises ----------------------------------------------------------------------------------------------------

void Session::run() {
  while (house_.run_one()) {
  }
  for (const News& news : house_.take_news()) hear(news);
  check_seats();
}

void Session::hear(const News& news) {
  if (news.response) {
    const auto found = requests_.find(news.request);
    const Sent sent = found->second;
    requests_.erase(found);
    return hear_response(sent, *news.response);
  }
  for (std::size_t who = 0; who < kPeople; ++who) {
    Person& person = people_[who];
    for (auto& [table, listener] : person.listeners) {
      if (listener != news.listener) continue;
      if (!news.message) {
        if (http_status(news.closed) == 500) broken("a connection is closed because something failed");
        person.states.erase(table);
        person.listeners.erase(table);
        return;
      }
      check_secrets(who, *news.message);
      std::string mistakes;
      const auto message = read_document(*news.message, mistakes);
      if (!message) broken("what is sent is JSON", *news.message);
      if ((*message)["type"].as_text() == "state") {
        check_eye(person, table, (*message)["eye"]);
        person.states[table] = *message;
      }
      return;
    }
  }
}

void Session::hear_response(const Sent& sent, const ApiResponse& response) {
  const bool told = response.status == 503;
  if (response.status >= 500 && !told) broken("nothing fails", response.body);
  if (sent.bad_token && response.status != 401 && response.status != 404 && response.status != 405) {
    broken("a forged token opens nothing", response.body);
  }
  if (sent.what != Sent::For::guest) check_secrets(sent.who, response.body);
  if (response.status != 200 || response.type != "application/json") return;
  std::string mistakes;
  const auto shown = read_document(response.body, mistakes);
  if (!shown) broken("a response is JSON", response.body);
  if (sent.what == Sent::For::guest && sent.who == kPeople) {
    const auto next = std::ranges::find(people_, std::string(), &Person::account);
    if (next != people_.end()) *next = {(*shown)["account"].as_text(), (*shown)["token"].as_text(), {}, {}};
  }
  if (sent.what == Sent::For::table) {
    const std::string& id = (*shown)["id"].as_text();
    if (std::ranges::find(tables_, id) == tables_.end()) tables_.push_back(id);
  }
  if (sent.what == Sent::For::link) {
    links_.push_back({(*shown)["code"].as_text(), sent.table, people_[sent.who].account});
  }
}

std::optional<TableEntry> Session::stored(const std::string& id) {
  const auto record = store_.table(id);
  return record.ok() && *record ? entry_of(**record) : std::nullopt;
}

// Anyone who sits down has asked for it; anyone who loses a seat has asked for that too, or made the link that was
// claimed, or sat at the table of somebody who sent them away.
void Session::check_seats() {
  std::map<std::string, Seating> now;
  for (const std::string& id : tables_) {
    const auto entry = stored(id);
    if (!entry) continue;
    if (entry->status == protocol::Status::faulted) broken("no match stands still");
    Seating& seating = now[id];
    seating.owner = entry->lobby.owner;
    for (std::size_t s = 0; s < entry->lobby.seats.size(); ++s) {
      const LobbySeat& seat = entry->lobby.seats[s];
      seating.seats.push_back(owns_seat(entry->lobby, s, seat.account) ? seat.account : "");
    }
    const auto before = seating_.find(id);
    if (before == seating_.end()) continue;
    const auto given_away = [&](const std::string& account) {
      return std::ranges::any_of(claims_,
                                 [&](const LinkMade& link) { return link.table == id && link.maker == account; });
    };
    for (std::size_t s = 0; s < seating.seats.size(); ++s) {
      const std::string &was = before->second.seats[s], &is = seating.seats[s];
      if (was == is) continue;
      if (!is.empty() && !actors_.contains(is)) broken("nobody sits down who did not ask for it");
      const bool sent_away = is.empty() && actors_.contains(before->second.owner);
      if (!was.empty() && !actors_.contains(was) && !given_away(was) && !sent_away) {
        broken("nobody loses a seat without their doing");
      }
    }
    if (seating.owner != before->second.owner && !given_away(before->second.owner)) {
      broken("nobody loses a table without their doing");
    }
  }
  seating_ = std::move(now);
  actors_.clear();
  claims_.clear();
}

// A position is shown through a seat only to the person who sits there, or sat there when it was sent.
void Session::check_eye(const Person& person, const std::string& table, const Document& eye) {
  if (eye.is_null()) return;
  const auto seat = static_cast<std::size_t>(eye.as_int());
  const auto entry = stored(table);
  const auto before = seating_.find(table);
  const bool sits = entry && owns_seat(entry->lobby, seat, person.account);
  const bool sat = before != seating_.end() && before->second.seats[seat] == person.account;
  if (entry && !sits && !sat) broken("nobody looks through another's seat");
}

// Every secret is a word that nobody guesses, so it is enough to look for it.
void Session::check_secrets(std::size_t reader, std::string_view bytes) {
  const auto has = [&](const std::string& word) { return !word.empty() && bytes.find(word) != std::string_view::npos; };
  for (std::size_t who = 0; who < kPeople; ++who) {
    const Person& person = people_[who];
    if (!person.token.empty() && has(person.token.substr(person.token.find('.') + 1))) {
      broken("nobody is told the secret of an account", std::string(bytes));
    }
    if (who != reader && has(person.account)) broken("nobody is told another's account", std::string(bytes));
  }
  for (const LinkMade& link : links_) {
    if (has(link.code) && (reader == kPeople || people_[reader].account != link.maker)) {
      broken("nobody is told another's link", std::string(bytes));
    }
  }
  for (const std::string& id : tables_) {
    const auto entry = stored(id);
    if (!entry) continue;
    const Lobby& lobby = entry->lobby;
    if (entry->status != protocol::Status::finished && has(lobby.secret)) {
      broken("nobody is told the secret of dice that will be thrown", std::string(bytes));
    }
    for (const LobbySeat& seat : lobby.seats) {
      if (has(seat.sitting)) broken("nobody is told the word of a sitting", std::string(bytes));
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Session().live({reinterpret_cast<const char*>(data), size});
  return 0;
}
