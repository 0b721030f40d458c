#include "tests/faults/simulation.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "server/wire/wire.h"
#include "store/digest.h"
#include "tests/faults/history.h"
#include "tests/faults/random.h"
#include "tests/house/house.h"
#include "tests/house/seeded_secrets.h"

namespace kostka::faults {

namespace fs = std::filesystem;
using boost::beast::http::verb;
using kernel::Document;
using server::ApiRequest;
using server::ApiResponse;
using server::House;
using server::Listener;
using server::News;

namespace {

constexpr std::size_t kPeople = 5;
constexpr int kRounds = 6;  // of writing in one step, however often writing fails

const server::OfferedGames& all_games() {
  static std::vector<std::unique_ptr<kernel::Game>> loaded;
  static const server::OfferedGames games = [] {
    server::OfferedGames all;
    for (const char* id : {"pig", "knockdown", "karak", "relic"}) {
      kernel::Diagnostics diagnostics;
      const kernel::GameModule& module = *games::find_module(id);
      loaded.push_back(content::load_packed(module, content::packed_content, diagnostics));
      const auto files = content::content_of(module, {}, content::packed_content, diagnostics);
      all.push_back({loaded.back().get(), store::content_hash(*files)});
    }
    return all;
  }();
  return games;
}

class SteppedClock final : public server::Clock {
 public:
  [[nodiscard]] server::Milliseconds now() const override { return now_; }
  void advance(server::Milliseconds by) { now_ += by; }

 private:
  server::Milliseconds now_ = 1'800'000'000'000;
};

Document parsed(const std::string& text) {
  std::string mistakes;
  return server::read_document(text, mistakes).value_or(Document());
}

// A request under way: `told` hears the response, or nothing when it was lost.
struct Errand {
  std::string what;
  std::string table;
  int step = 0;
  std::function<void(const ApiResponse* response, const std::string& code)> told;
};

// A message under way.
struct Message {
  std::optional<AnswerTaken> answer;
  std::optional<UndoTaken> undo;
  std::string line;
  int step = 0;
};

// Where somebody looks at a table.
struct Place {
  std::shared_ptr<Listener> listener;
  std::optional<Document> state;  // the last that was shown
  std::map<int, Message> waiting;
};

struct Person {
  std::string name, account, token;
  std::map<int, Errand> errands;
  std::map<std::string, Place> places;        // by table
  std::map<std::string, AnswerTaken> unsure;  // sent, and no reply came
  std::set<std::string> doubts;               // tables where something was asked, and no reply came
};

// A link to a seat, and whether it must or must not work.
struct LinkMade {
  std::string code, table;
  std::size_t seat = 0;
  enum class Works : std::uint8_t { surely, perhaps, never } works = Works::surely;
};

// What a refusal said was not done, and may be found all the same when the store is next opened, as long as nothing
// was written after it (store::Store::Done).
using Seats = std::vector<std::pair<std::size_t, Occupant>>;
struct Ghost {
  int step = 0;
  std::string table;
  Seats seats;
  std::string owner;
  bool removes = false;
};

class Simulation {
 public:
  explicit Simulation(const SimulationOptions& options)
      : options_(options),
        random_(options.seed),
        secrets_(options.seed),
        disk_(options.seed, options.syncs),
        folder_(fs::temp_directory_path() /
                ("kostka-faults-" + std::to_string(::getpid()) + "-" + std::to_string(options.seed))) {
    fs::remove_all(folder_);
    server_options_.limits.rates = false;
    server_options_.limits.retry_first = server_options_.limits.retry_longest = server::Limits::Duration(0);
    people_.resize(kPeople);
    for (std::size_t i = 0; i < kPeople; ++i) people_[i].name = "Person " + std::to_string(i + 1);
  }
  ~Simulation() {
    stop();
    fs::remove_all(folder_);
  }
  Simulation(const Simulation&) = delete;
  Simulation& operator=(const Simulation&) = delete;

  SimulationReport run();

 private:
  // ---- the server ----
  bool start(bool check_whole = false);
  void stop();
  void restart_after_cut();
  void settle(int rounds);
  void hear(const News& news);
  void hear_message(Person& person, const std::string& table, const Document& message);
  void lose_everybody();

  // ---- people ----
  void act(Person& person);
  void ask(Person& person, std::string what, const std::string& table, ApiRequest request,
           std::function<void(const ApiResponse*, const std::string&)> told);
  void become_guest(Person& person);
  void make_table(Person& person);
  void join(Person& person);
  void leave(Person& person, const std::string& table);
  void begin(Person& person, const std::string& table);
  void look_at(Person& person, const std::string& table);
  void make_link(Person& person, const std::string& table);
  void claim(Person& person);
  void remove(Person& person, const std::string& table);
  void look_at_lists(Person& person);
  void verify(Person& person, const std::string& table);
  void come(Person& person, const std::string& table);
  void play(Person& person, const std::string& table);
  void send_answer(Person& person, const std::string& table, const AnswerTaken& answer);
  void say(Person& person, const std::string& table);
  void go(Person& person, const std::string& table);
  // Asks something that may change who sits where, and with `new_owner` also whose the table is.
  void change_seats(Person& person, std::string what, const std::string& table, ApiRequest request, Seats seats,
                    std::function<void(const Document& shown, const std::string& code)> told,
                    const std::string& new_owner = {});

  // ---- what they know ----
  [[nodiscard]] std::vector<std::string> tables_of(const Person& person);
  [[nodiscard]] std::vector<std::size_t> seats_of(const Person& person, const TableHistory& table) const;
  [[nodiscard]] bool must_see(const Person& person, const std::string& table);
  void check_code(const Person& person, const std::string& what, const std::string& table, const std::string& code);
  void note_ack(int step);
  void disturb_links(const std::string& table, std::size_t seat, LinkMade::Works works);

  void change_weather();
  void finish();
  void tell(const std::string& what) {
    if (options_.story != nullptr) *options_.story << step_ << ": " << what << '\n' << std::flush;
  }

  const SimulationOptions options_;
  Random random_;
  server::SeededSecrets secrets_;
  FaultyDisk disk_;
  const fs::path folder_;
  SteppedClock clock_;
  server::ServerOptions server_options_;
  std::unique_ptr<store::Store> real_store_;
  std::unique_ptr<GatheringStore> store_;
  std::unique_ptr<House> house_;
  std::vector<Person> people_;
  std::vector<LinkMade> links_;
  std::vector<Ghost> ghosts_;
  History history_;
  SimulationReport report_;
  int step_ = 0, weather_left_ = 0, messages_ = 0, lines_ = 0;
};

// ---- the server
// -------------------------------------------------------------------------------------------------------

bool Simulation::start(bool check_whole) {
  std::string trouble;
  real_store_ = store::open_sqlite_store((folder_ / "kostka.db").string(), trouble,
                                         {.largest_bytes = {}, .check_whole = check_whole, .vfs = disk_.vfs()});
  tell(real_store_ ? "the server starts" : "the server does not start: " + trouble);
  if (!real_store_) {
    ++report_.closed;
    // What cannot be read at this moment is neither damaged nor somebody else's.
    for (const char* word : {"damaged", "another program", "newer version", "not a file of", "cannot hold"}) {
      if (trouble.find(word) != std::string::npos) history_.complain("the store cannot be opened: " + trouble);
    }
    return false;
  }
  store_ = std::make_unique<GatheringStore>(*real_store_, options_.flaw);
  house_ = std::make_unique<House>(server_options_, all_games(), *store_, clock_);
  house_->hub().try_faulted();
  for (const Ghost& ghost : std::exchange(ghosts_, {})) {
    TableHistory& table = history_.table(ghost.table);
    for (const auto& [seat, occupant] : ghost.seats) table.seats[seat].insert(occupant);
    if (!ghost.owner.empty()) table.owners.insert(ghost.owner);
    if (ghost.removes && table.gone == Gone::no) table.gone = Gone::maybe;
  }
  return true;
}

void Simulation::stop() {
  lose_everybody();
  if (store_) store_->give_up();
  house_.reset();
  store_.reset();
  real_store_.reset();
}

void Simulation::restart_after_cut() {
  tell("the power was cut");
  stop();
  disk_.restore_power();
  ++report_.restarts;
}

// Nobody hears any more what became of what they asked.
void Simulation::lose_everybody() {
  for (Person& person : people_) {
    for (auto& [number, errand] : std::exchange(person.errands, {})) errand.told(nullptr, "");
    for (auto& [table, place] : std::exchange(person.places, {})) {
      for (auto& [id, message] : place.waiting) {
        if (message.answer) person.unsure[table] = *message.answer;
      }
    }
  }
}

void Simulation::settle(int rounds) {
  for (int round = 0; round < rounds && house_ && !disk_.is_off(); ++round) {
    while (!disk_.is_off() && house_->run_one()) {
    }
    if (disk_.is_off() || !store_->has_gathered()) break;
    store_->commit();
  }
  if (!house_) return;
  for (const News& news : house_->take_news()) hear(news);
}

void Simulation::hear(const News& news) {
  for (Person& person : people_) {
    if (news.response) {
      const auto found = person.errands.find(news.request);
      if (found == person.errands.end()) continue;
      const Errand errand = std::move(found->second);
      person.errands.erase(found);
      const std::string code = news.response->status == 200 ? "" : parsed(news.response->body)["code"].as_text();
      tell(person.name + " hears of " + errand.what + ": " + (code.empty() ? "yes" : code));
      check_code(person, errand.what, errand.table, code);
      errand.told(&*news.response, code);
      return;
    }
    for (auto& [table, place] : person.places) {
      if (place.listener != news.listener) continue;
      if (news.message) return hear_message(person, std::string(table), parsed(*news.message));
      tell(person.name + " is sent away from " + table + ": " + news.closed);
      check_code(person, "look", table, news.closed);
      for (auto& [id, message] : place.waiting) {
        if (message.answer) person.unsure[table] = *message.answer;
      }
      person.places.erase(table);
      return;
    }
  }
}

void Simulation::hear_message(Person& person, const std::string& table, const Document& message) {
  Place& place = person.places.at(table);
  const std::string& type = message["type"].as_text();
  tell(person.name + " reads " + (type == "ok" || type == "refusal" ? to_json(message) : type));
  if (type == "table_changed") history_.show_table(person.account, message["table"]);
  if (type == "chat") history_.show_chat(table, message["lines"]);
  if (type == "state") {
    history_.show_state(table, message);
    if (place.state && (*place.state)["row"].as_int() > message["row"].as_int()) {
      history_.complain(table + " goes back to an earlier row");
    }
    if (message["view"]["over"].as_bool() && (!place.state || !(*place.state)["view"]["over"].as_bool())) {
      ++report_.finished;
    }
    place.state = message;
  }
  if (type != "ok" && type != "refusal") return;
  const std::string code = type == "ok" ? "" : message["error"]["code"].as_text();
  check_code(person, "message", table, code);
  if (code == "store" || code == "unreadable") ++report_.refused;
  if (message["id"].is_null()) return;
  const auto found = place.waiting.find(static_cast<int>(message["id"].as_int()));
  if (found == place.waiting.end()) return;
  const Message sent = std::move(found->second);
  place.waiting.erase(found);
  if (!code.empty()) return;
  TableHistory& its = history_.table(table);
  if (sent.answer && its.answers.insert(*sent.answer).second) ++report_.answers;
  if (sent.undo && its.undos.insert(*sent.undo).second) ++report_.undone;
  if (!sent.line.empty() && its.said.insert(sent.line).second) ++report_.said;
  note_ack(sent.step);
}

// ---- what they know
// ---------------------------------------------------------------------------------------------------

std::vector<std::string> Simulation::tables_of(const Person& person) {
  std::vector<std::string> tables;
  for (const auto& [id, table] : history_.tables()) {
    if (table.gone == Gone::no && !seats_of(person, table).empty()) tables.push_back(id);
  }
  return tables;
}

std::vector<std::size_t> Simulation::seats_of(const Person& person, const TableHistory& table) const {
  std::vector<std::size_t> seats;
  for (std::size_t s = 0; s < table.seats.size(); ++s) {
    if (table.surely(s, at(person.account))) seats.push_back(s);
  }
  return seats;
}

bool Simulation::must_see(const Person& person, const std::string& table) {
  const TableHistory& its = history_.table(table);
  return its.gone == Gone::no && (its.is_public || !seats_of(person, its).empty());
}

void Simulation::check_code(const Person& person, const std::string& what, const std::string& table,
                            const std::string& code) {
  if (code == "store") ++report_.refused;
  if (code == "unreadable") ++report_.unread;
  const auto wrong = [&] { history_.complain(person.name + " is told " + code + " to " + what + " at " + table); };
  for (const char* never : {"unauthorized", "broken", "match_is_faulted", "bad_request", "bad_message", "bad_table",
                            "no_such_game", "not_found", "going_down", "hello_first"}) {
    if (code == never) return wrong();
  }
  if (code == "no_such_table" && must_see(person, table)) wrong();
}

void Simulation::note_ack(int step) {
  std::erase_if(ghosts_, [step](const Ghost& ghost) { return ghost.step < step; });
}

void Simulation::disturb_links(const std::string& table, std::size_t seat, LinkMade::Works works) {
  for (LinkMade& link : links_) {
    if (link.table == table && link.seat == seat && link.works != LinkMade::Works::never) link.works = works;
  }
}

// ---- people
// -----------------------------------------------------------------------------------------------------------

ApiRequest request_of(verb method, std::string path, std::string body = "{}") {
  ApiRequest request;
  request.method = method;
  request.path = std::move(path);
  request.body = std::move(body);
  request.address = "here";
  return request;
}

void Simulation::ask(Person& person, std::string what, const std::string& table, ApiRequest request,
                     std::function<void(const ApiResponse*, const std::string&)> told) {
  request.token = person.token;
  tell(person.name + " asks to " + what + " " + table + " " + request.body);
  if (!table.empty() && history_.tables().contains(table)) request.query["invite"] = history_.table(table).invite;
  person.errands[house_->ask(std::move(request))] = {std::move(what), table, step_, std::move(told)};
}

void Simulation::become_guest(Person& person) {
  const std::string body = to_json(Document::map({{"name", person.name}}));
  ask(person, "be a guest", "", request_of(verb::post, "/api/guests", body),
      [this, &person, step = step_](const ApiResponse* response, const std::string& code) {
        if (response == nullptr || !code.empty()) return;
        const Document guest = parsed(response->body);
        person.account = guest["account"].as_text();
        person.token = guest["token"].as_text();
        history_.accounts()[person.account] = person.name;
        note_ack(step);
      });
}

void Simulation::make_table(Person& person) {
  const std::size_t dice = random_.below(100);
  const std::string game = dice < 84 ? "pig" : dice < 94 ? "knockdown" : dice < 97 ? "karak" : "relic";
  const bool is_public = random_.below(4) > 0, with_bot = random_.below(4) == 0;
  const auto seat = [](const char* who) {
    const bool bot = std::string_view(who) == "bot";
    return Document::map({{"who", who}, {"name", nullptr}, {"level", bot ? Document("random") : Document()}});
  };
  Document wish = Document::map({{"game", game}, {"name", nullptr}, {"is_public", is_public}, {"options", nullptr}});
  wish.set("seats", Document::list({seat("me"), seat(with_bot ? "bot" : "open")}));
  wish.set("clock", nullptr);
  wish.set("begin", random_.below(2) == 0 ? "full" : "owner");
  ask(person, "make a table", "", request_of(verb::post, "/api/tables", to_json(wish)),
      [this, &person, game, is_public, with_bot, step = step_](const ApiResponse* response, const std::string& code) {
        if (response == nullptr || !code.empty()) return;
        const Document shown = parsed(response->body);
        TableHistory table;
        table.id = shown["id"].as_text();
        table.game = game;
        table.is_public = is_public;
        if (!shown["invite"].is_null()) table.invite = shown["invite"].as_text();
        table.owners = {person.account};
        table.seats = {{at(person.account)}, {with_bot ? "bot" : "open"}};
        table.wishes.resize(table.seats.size());
        ++report_.tables;
        history_.tables()[table.id] = std::move(table);
        history_.show_table(person.account, shown);
        note_ack(step);
      });
}

void Simulation::change_seats(Person& person, std::string what, const std::string& id, ApiRequest request, Seats seats,
                              std::function<void(const Document& shown, const std::string& code)> told,
                              const std::string& new_owner) {
  for (const auto& [seat, occupant] : seats) {
    history_.table(id).wishes[seat].insert(occupant);
    disturb_links(id, seat, LinkMade::Works::perhaps);
  }
  const bool owner_is_new = !new_owner.empty() && history_.table(id).owners.insert(new_owner).second;
  ask(person, std::move(what), id, std::move(request),
      [this, &person, id, seats = std::move(seats), told = std::move(told), new_owner, owner_is_new, step = step_](
          const ApiResponse* response, const std::string& code) {
        TableHistory& table = history_.table(id);
        for (const auto& [seat, occupant] : seats) {
          table.drop_wish(seat, occupant);
          if (response == nullptr || code.empty()) table.seats[seat].insert(occupant);
        }
        if (response == nullptr) {
          person.doubts.insert(id);
          return;
        }
        if (code.empty()) {
          const Document shown = parsed(response->body);
          history_.show_table(person.account, shown);
          note_ack(step);
          return told(shown, code);
        }
        if (owner_is_new) table.owners.erase(new_owner);
        if (code == "store") ghosts_.push_back({step_, id, seats, new_owner, false});
        told({}, code);
      });
}

void Simulation::join(Person& person) {
  std::vector<std::pair<std::string, std::size_t>> open;
  for (const auto& [id, table] : history_.tables()) {
    if (table.gone != Gone::no || person.doubts.contains(id)) continue;
    const bool sits =
        std::ranges::any_of(table.seats, [&](const auto& seat) { return seat.contains(at(person.account)); });
    for (std::size_t s = 0; s < table.seats.size() && !sits; ++s) {
      if (table.perhaps(s, "open")) open.emplace_back(id, s);
    }
  }
  if (open.empty()) return make_table(person);
  const auto& wanted = random_.one_of(open);
  const std::string id = wanted.first;
  const std::size_t seat = wanted.second;
  Document wish = Document::map({{"invite", history_.table(id).invite}, {"seat", seat}});
  change_seats(person, "join", id, request_of(verb::post, "/api/tables/" + id + "/join", to_json(wish)),
               {{seat, at(person.account)}}, [this, id, seat](const Document& shown, const std::string& code) {
                 if (!code.empty()) return;
                 ++report_.joined;
                 if (!shown["seats"][seat]["mine"].as_bool()) history_.complain(id + ": who joins does not sit there");
               });
}

void Simulation::leave(Person& person, const std::string& id) {
  Seats seats;
  for (const std::size_t seat : seats_of(person, history_.table(id))) {
    seats.emplace_back(seat, "open");
    seats.emplace_back(seat, left_by(person.account));
  }
  change_seats(person, "leave", id, request_of(verb::post, "/api/tables/" + id + "/leave"), seats,
               [this, id, seats](const Document& shown, const std::string& code) {
                 if (!code.empty()) return;
                 ++report_.left;
                 for (const auto& [seat, occupant] : seats) {
                   disturb_links(id, seat, LinkMade::Works::never);
                   if (shown["seats"][seat]["mine"].as_bool())
                     history_.complain(id + ": who has left still sits there");
                 }
               });
}

void Simulation::begin(Person& person, const std::string& id) {
  change_seats(person, "begin", id, request_of(verb::post, "/api/tables/" + id + "/start"), {},
               [](const Document&, const std::string&) {});
}

void Simulation::look_at(Person& person, const std::string& id) {
  ask(person, "see", id, request_of(verb::get, "/api/tables/" + id),
      [this, &person, id](const ApiResponse* response, const std::string& code) {
        if (response == nullptr) return;
        if (code == "no_such_table" && history_.table(id).gone == Gone::maybe) history_.table(id).gone = Gone::yes;
        if (!code.empty()) return;
        if (history_.table(id).gone == Gone::yes) history_.complain(id + " was removed and is there again");
        if (history_.table(id).gone == Gone::maybe) history_.table(id).gone = Gone::no;
        history_.show_table(person.account, parsed(response->body));
        person.doubts.erase(id);
      });
}

void Simulation::make_link(Person& person, const std::string& id) {
  const auto seats = seats_of(person, history_.table(id));
  const std::size_t seat = random_.one_of(seats);
  links_.push_back({"", id, seat, LinkMade::Works::surely});
  const std::size_t number = links_.size() - 1;
  ask(person, "make a link", id,
      request_of(verb::post, "/api/tables/" + id + "/seats/" + std::to_string(seat) + "/link"),
      [this, number, step = step_](const ApiResponse* response, const std::string& code) {
        if (response == nullptr || !code.empty()) return;
        links_[number].code = parsed(response->body)["code"].as_text();
        note_ack(step);
      });
}

void Simulation::claim(Person& person) {
  std::vector<std::size_t> made;
  for (std::size_t i = 0; i < links_.size(); ++i) {
    const std::string& id = links_[i].table;
    if (!links_[i].code.empty() && history_.table(id).gone == Gone::no && !person.doubts.contains(id))
      made.push_back(i);
  }
  if (made.empty()) return;
  const std::size_t number = random_.one_of(made);
  const std::string id = links_[number].table;
  const std::size_t seat = links_[number].seat;
  const LinkMade::Works works = links_[number].works;
  // Anyone who has the only seat of the owner has the table.
  const TableHistory& table = history_.table(id);
  const bool owned = std::ranges::any_of(table.owners, [&](const auto& each) { return table.perhaps(seat, at(each)); });
  const bool is_void = works == LinkMade::Works::never;
  const std::string body = to_json(Document::map({{"code", links_[number].code}}));
  change_seats(
      person, "claim", id, request_of(verb::post, "/api/claims", body),
      is_void ? Seats{} : Seats{{seat, at(person.account)}},
      [this, id, seat, works](const Document& shown, const std::string& code) {
        if (code == "bad_link" && works == LinkMade::Works::surely && history_.table(id).gone == Gone::no) {
          history_.complain(id + ": a link that must work does not");
        }
        if (!code.empty()) return;
        ++report_.claimed;
        if (works == LinkMade::Works::never) history_.complain(id + ": a seat is taken with a void link");
        if (!shown["seats"][seat]["mine"].as_bool()) {
          history_.complain(id + ": who claims a seat does not sit there");
        }
        disturb_links(id, seat, LinkMade::Works::never);
      },
      owned && !is_void ? person.account : "");
}

void Simulation::remove(Person& person, const std::string& id) {
  TableHistory& table = history_.table(id);
  table.gone = Gone::maybe;
  ask(person, "remove", id, request_of(verb::delete_, "/api/tables/" + id),
      [this, id, step = step_](const ApiResponse* response, const std::string& code) {
        TableHistory& its = history_.table(id);
        if (response == nullptr) return;
        if (code == "store") ghosts_.push_back({step_, id, {}, "", true});
        its.gone = code.empty() ? Gone::yes : Gone::no;
        if (code.empty()) note_ack(step);
      });
}

void Simulation::look_at_lists(Person& person) {
  ApiRequest request = request_of(verb::get, "/api/tables");
  request.query["list"] = "mine";
  const std::vector<std::string> mine = tables_of(person);
  ask(person, "list", "", std::move(request),
      [this, &person, mine](const ApiResponse* response, const std::string& code) {
        if (response == nullptr || !code.empty()) return;
        const Document list = parsed(response->body);
        for (const std::string& id : mine) {
          // Somebody may have claimed or removed it meanwhile.
          const TableHistory& table = history_.table(id);
          if (table.gone != Gone::no || seats_of(person, table).empty()) continue;
          const auto tables = list["tables"].items();
          const auto found = std::ranges::find(tables, id, [](const Document& each) { return each["id"].as_text(); });
          if (found == tables.end()) history_.complain(id + " is not in the list of " + person.name);
        }
      });
}

void Simulation::verify(Person& person, const std::string& id) {
  ask(person, "verify", id, request_of(verb::get, "/api/tables/" + id + "/verify"),
      [this, id](const ApiResponse* response, const std::string& code) {
        if (response == nullptr || !code.empty()) return;
        if (!parsed(response->body)["ok"].as_bool()) history_.complain(id + " does not verify");
      });
}

void Simulation::come(Person& person, const std::string& id) {
  const std::string& invite = history_.table(id).invite;
  server::protocol::Hello hello;
  hello.token = person.token;
  if (!invite.empty()) hello.invite = invite;
  person.places[id].listener = house_->come(id, hello);
}

void Simulation::send_answer(Person& person, const std::string& id, const AnswerTaken& answer) {
  Place& place = person.places.at(id);
  place.waiting[++messages_] = {answer, std::nullopt, "", step_};
  tell(person.name + " answers " + answer.option + " at " + id);
  house_->say(place.listener, to_json(Document::map({{"type", "answer"},
                                                     {"id", messages_},
                                                     {"seat", answer.seat},
                                                     {"prompt", answer.prompt},
                                                     {"option", answer.option}})));
}

void Simulation::play(Person& person, const std::string& id) {
  Place& place = person.places.at(id);
  if (const auto unsure = person.unsure.find(id); unsure != person.unsure.end()) {
    send_answer(person, id, unsure->second);
    person.unsure.erase(unsure);
    return;
  }
  if (!place.state || !place.waiting.empty()) return;
  const Document& state = *place.state;
  const int eye = state["eye"].is_null() ? -1 : static_cast<int>(state["eye"].as_int());
  if (eye >= 0 && state["can_undo"].as_bool() && random_.below(8) == 0) {
    const UndoTaken undo{eye, static_cast<int>(state["row"].as_int())};
    place.waiting[++messages_] = {std::nullopt, undo, "", step_};
    house_->say(place.listener,
                to_json(Document::map({{"type", "undo"}, {"id", messages_}, {"seat", undo.seat}, {"row", undo.row}})));
    return;
  }
  if (state["prompt"].is_null()) return;
  const Document& prompt = state["view"]["prompt"];
  const auto options = prompt["options"].items();
  const std::string option =
      options.empty() ? prompt["numbers"]["first_id"].as_text() : random_.one_of(options)["id"].as_text();
  send_answer(person, id, {eye, static_cast<int>(state["prompt"].as_int()), option});
}

void Simulation::say(Person& person, const std::string& id) {
  const std::string line = "line " + std::to_string(++lines_);
  Place& place = person.places.at(id);
  place.waiting[++messages_] = {std::nullopt, std::nullopt, line, step_};
  house_->say(place.listener, to_json(Document::map({{"type", "say"}, {"id", messages_}, {"text", line}})));
}

void Simulation::go(Person& person, const std::string& id) {
  const auto place = person.places.find(id);
  for (auto& [number, message] : place->second.waiting) {
    if (message.answer) person.unsure[id] = *message.answer;
  }
  house_->go(place->second.listener);
  person.places.erase(place);
}

void Simulation::act(Person& person) {
  if (!person.errands.empty()) return;
  if (person.account.empty()) return become_guest(person);
  if (!person.doubts.empty()) return look_at(person, *person.doubts.begin());
  const std::vector<std::string> mine = tables_of(person);
  const std::size_t wish = random_.below(100);
  if (mine.empty() || wish < 6) return random_.below(3) == 0 ? make_table(person) : join(person);
  const std::string& id = random_.one_of(mine);
  const TableHistory& table = history_.table(id);
  const bool owns = table.owners.size() == 1 && table.owners.contains(person.account);
  if (wish < 10) return join(person);
  if (wish < 12) return leave(person, id);
  if (wish < 16) return make_link(person, id);
  if (wish < 20) return claim(person);
  if (wish < 24) return look_at(person, id);
  if (wish < 27) return look_at_lists(person);
  if (wish < 32 && owns && table.status == 0) return begin(person, id);
  if (wish < 33 && owns) return remove(person, id);
  if (wish < 36 && table.status == 2) return verify(person, id);
  const auto place = person.places.find(id);
  if (place == person.places.end()) return come(person, id);
  if (wish < 38) return go(person, id);
  if (wish < 44) return say(person, id);
  play(person, id);
}

// ---- how a run goes
// -----------------------------------------------------------------------------------------------------

void Simulation::change_weather() {
  if (--weather_left_ > 0) return;
  weather_left_ = 2 + static_cast<int>(random_.below(12));
  Weather weather{};
  constexpr std::array<std::uint16_t, 4> kRates = {20, 150, 500, 1000};
  const std::size_t faults = random_.below(2) == 0 ? 0 : 1 + random_.below(2);
  for (std::size_t i = 0; i < faults; ++i) weather[random_.below(kFaults)] = random_.one_of(kRates);
  auto& slow = weather[static_cast<std::size_t>(Fault::slow)];
  slow = std::min<std::uint16_t>(slow, 20);
  disk_.set_weather(weather);
  for (std::size_t i = 0; i < kFaults; ++i) {
    if (weather[i] > 0) tell(std::string(name_of(static_cast<Fault>(i))) + " " + std::to_string(weather[i]));
  }
}

SimulationReport Simulation::run() {
  for (step_ = 1; step_ <= options_.steps; ++step_) {
    clock_.advance(50);
    change_weather();
    if (!house_ && random_.below(6) == 0) disk_.cut_power_after(random_.below(random_.below(2) == 0 ? 6 : 80));
    if (!house_ && !start()) {
      if (disk_.is_off()) restart_after_cut();
      continue;
    }
    if (random_.below(25) == 0) disk_.cut_power_after(random_.below(60));
    const std::size_t together = 1 + random_.below(3);
    const std::size_t first = random_.below(kPeople);
    for (std::size_t i = 0; i < together; ++i) act(people_[(first + i) % kPeople]);
    const std::size_t event = random_.below(40);
    if (event == 0) {
      clock_.advance(server_options_.limits.idle_table.count() + 1);
      house_->hub().rest();
    }
    if (event < 3) house_->hub().wake_due();
    settle(kRounds);
    if (event == 4 && !disk_.is_off()) {
      tell("the server is stopped");
      stop();
      ++report_.restarts;
    }
    if (event == 5 && !disk_.is_off()) {
      std::string trouble;
      static_cast<void>(real_store_->healthy(trouble));
    }
    if (event == 6) disk_.cut_power();
    if (disk_.is_off()) restart_after_cut();
  }
  finish();
  report_.complaints = history_.complaints();
  report_.disk = disk_.counts();
  return report_;
}

// The faults end: everything that waits is done, everybody goes on, and after a last power cut all is as they know it.
void Simulation::finish() {
  disk_.set_weather({});
  disk_.cut_power_after(~std::uint64_t{0});
  if (!house_ && !start()) return history_.complain("the store cannot be opened though nothing fails any more");
  settle(1000);
  std::string trouble;
  if (!real_store_->healthy(trouble)) history_.complain("unhealthy though nothing fails any more: " + trouble);
  for (int round = 0; round < 3; ++round) {
    for (Person& person : people_) {
      if (!person.errands.empty())
        history_.complain(person.name + " waits in vain to " + person.errands.begin()->second.what);
      for (const auto& [id, place] : person.places) {
        if (!place.waiting.empty()) history_.complain(person.name + " waits in vain at " + id);
      }
      if (person.account.empty()) continue;
      for (auto& [id, table] : history_.tables()) {
        if (table.gone != Gone::yes && (table.is_public || person.doubts.contains(id))) look_at(person, id);
      }
      for (const std::string& id : tables_of(person)) {
        if (!person.places.contains(id))
          come(person, id);
        else
          play(person, id);
      }
      look_at_lists(person);
      settle(1000);
    }
  }
  disk_.cut_power();
  restart_after_cut();
  if (!start(true)) return history_.complain("the store cannot be opened after the last power cut");
  history_.check(*real_store_, all_games());
}

}  // namespace

SimulationReport& SimulationReport::operator+=(const SimulationReport& other) {
  for (std::size_t i = 0; i < kFaults; ++i) disk.faults[i] += other.disk.faults[i];
  disk.cuts += other.disk.cuts;
  disk.lost += other.disk.lost;
  disk.torn += other.disk.torn;
  disk.names += other.disk.names;
  for (std::size_t SimulationReport::* number :
       {&SimulationReport::tables, &SimulationReport::answers, &SimulationReport::joined, &SimulationReport::left,
        &SimulationReport::claimed, &SimulationReport::undone, &SimulationReport::said, &SimulationReport::finished,
        &SimulationReport::refused, &SimulationReport::unread, &SimulationReport::restarts,
        &SimulationReport::closed}) {
    this->*number += other.*number;
  }
  return *this;
}

std::ostream& operator<<(std::ostream& out, const SimulationReport& report) {
  for (std::size_t i = 0; i < kFaults; ++i) {
    out << name_of(static_cast<Fault>(i)) << ' ' << report.disk.faults[i] << ", ";
  }
  out << "power cuts " << report.disk.cuts << " (writes lost " << report.disk.lost << ", torn " << report.disk.torn
      << ", names " << report.disk.names << "), restarts " << report.restarts << ", failed starts " << report.closed
      << "\ntables " << report.tables << ", answers " << report.answers << ", undone " << report.undone << ", lines "
      << report.said << ", joined " << report.joined << ", left " << report.left << ", claimed " << report.claimed
      << ", finished " << report.finished << ", not saved " << report.refused << ", not read " << report.unread << '\n';
  return out;
}

SimulationReport simulate(const SimulationOptions& options) { return Simulation(options).run(); }

}  // namespace kostka::faults
