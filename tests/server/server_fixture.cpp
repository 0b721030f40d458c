#include "tests/server/server_fixture.h"

#include <spdlog/sinks/null_sink.h>

#include <sstream>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/packed.h"
#include "store/digest.h"

namespace kostka::server {

using kernel::Document;

namespace {

Document seat_wish(const std::string& word) {
  const std::size_t colon = word.find(':');
  const std::string who = word.substr(0, colon), detail = colon == std::string::npos ? "" : word.substr(colon + 1);
  Document seat = Document::map({{"who", who}});
  seat.set("name", who == "here" ? Document(detail) : Document());
  seat.set("level", who == "bot" && !detail.empty() ? Document(detail) : Document());
  return seat;
}

}  // namespace

const OfferedGames& test_games() {
  static std::vector<std::unique_ptr<kernel::Game>> loaded;
  static const OfferedGames games = [] {
    OfferedGames all;
    for (const char* id : {"pig", "knockdown"}) {
      kernel::Diagnostics diagnostics;
      const kernel::GameModule& module = *games::find_module(id);
      loaded.push_back(content::load_packed(module, content::packed_content, diagnostics));
      const auto files = content::content_of(module, {}, content::packed_content, diagnostics);
      auto lesson = lessons::built_in_lesson(*loaded.back(), content::packed_content, diagnostics);
      all.push_back({loaded.back().get(), store::content_hash(*files), std::move(lesson)});
    }
    return all;
  }();
  return games;
}

ServerTest::ServerTest() {
  options_.port = 0;
  options_.threads = 2;
  options_.version = "test";
  options_.limits.rates = false;
  options_.limits.tick = std::chrono::milliseconds(10);
  options_.limits.goodbye = std::chrono::milliseconds(500);
  options_.limits.retry_first = std::chrono::milliseconds(10);
  auto logger = std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::null_sink_mt>());
  log_ = std::make_unique<Log>(std::move(logger), LogFormat::text);
}

ServerTest::~ServerTest() { stop(); }

void ServerTest::start() {
  stop();
  server_ = std::make_unique<Server>(options_, test_games(), store_, clock_, *log_);
  kernel::Text trouble;
  ASSERT_TRUE(server_->start(trouble)) << trouble.en;
}

void ServerTest::stop() { server_.reset(); }

TestGuest ServerTest::guest(const std::string& name) {
  const Reply reply = post("/api/guests", to_json(Document::map({{"name", name}})));
  EXPECT_EQ(reply.status, 200u) << reply.body;
  const Document shown = reply.json();
  return {shown["account"].as_text(), shown["token"].as_text(), shown["name"].as_text()};
}

Document ServerTest::table(const TestGuest& maker, const std::string& seats, const std::string& more,
                           const std::string& game) {
  Document wish = Document::map({{"game", game}, {"name", nullptr}, {"is_public", false}, {"options", nullptr}});
  Document list = Document::list();
  std::istringstream words(seats);
  for (std::string word; words >> word;) list.push(seat_wish(word));
  wish.set("seats", std::move(list));
  wish.set("clock", nullptr);
  wish.set("begin", "full");
  if (!more.empty()) {
    const Document changes = parsed(more);
    for (const Document::Entry& entry : changes.entries()) wish.set(entry.key, entry.value);
  }
  const Reply reply = post("/api/tables", to_json(wish), maker.token);
  EXPECT_EQ(reply.status, 200u) << reply.body;
  return reply.json();
}

std::unique_ptr<Socket> ServerTest::socket(const std::string& table, const TestGuest& who, std::optional<int> eye) {
  auto socket = std::make_unique<Socket>(port(), table);
  EXPECT_EQ(socket->status(), 101u);
  socket->hello(who.token, eye);
  return socket;
}

std::string ServerTest::first_option(const Document& state) {
  const Document& prompt = state["view"]["prompt"];
  if (prompt["options"].size() > 0) return prompt["options"][0]["id"].as_text();
  return prompt["numbers"]["first_id"].as_text();
}

std::string ServerTest::some_option(const Document& state) {
  const Document& options = state["view"]["prompt"]["options"];
  if (options.size() == 0) return first_option(state);
  const auto number = static_cast<std::size_t>(state["row"].as_int()) * 2654435761u >> 7;
  return options[number % options.size()]["id"].as_text();
}

void ServerTest::answer(Socket& socket, const Document& state, const std::string& option) {
  socket.send(to_json(Document::map({{"type", "answer"},
                                     {"id", ++messages_},
                                     {"seat", state["eye"]},
                                     {"prompt", state["prompt"]},
                                     {"option", option}})));
}

Document ServerTest::play_out(Socket& socket, const Pick& pick) {
  for (int i = 0; i < 100'000; ++i) {
    Document state = socket.next_of("state");
    if (state.is_null() || state["view"]["over"].as_bool()) return state;
    if (!state["prompt"].is_null()) answer(socket, state, pick(state));
  }
  ADD_FAILURE() << "the match does not end";
  return {};
}

}  // namespace kostka::server
