// People: profiles with statistics, friends, invitations.
#include <algorithm>
#include <array>
#include <set>

#include "server/api/router.h"
#include "server/api/tables_api.h"
#include "server/base/awaiting.h"
#include "server/base/secrets.h"
#include "server/base/words.h"
#include "server/tables/statistics.h"
#include "server/tables/table_notices.h"

namespace kostka::server {

namespace {

using store::Note;

// What an account chose of itself, as AccountRecord::profile has it.
struct Chosen {
  std::int32_t colour = 0, avatar = 0;
};
BOOST_DESCRIBE_STRUCT(Chosen, (), (colour, avatar))

constexpr std::int32_t kColours = 6, kAvatars = 24;
constexpr std::size_t kMostResults = 10'000, kMostResultsOfFriend = 2'000, kMostFriends = 100, kMostInvitations = 50;
constexpr double kCostOfProfile = 10, kCostOfFriends = 5;
constexpr std::int64_t kFriendLinkLasts = std::int64_t{7} * 24 * 3600 * 1000;  // milliseconds
constexpr std::string_view kFriend = "friend", kFriendLink = "friend_link", kInvitation = "invitation";

// Before somebody chooses, their account decides, so that two guests rarely look alike.
Chosen chosen_of(const store::AccountRecord& account) {
  if (auto chosen = body_as<Chosen>(account.profile); chosen.ok()) return *chosen;
  const store::Digest digest = store::sha256(account.id);
  return {std::to_integer<int>(digest[0]) % kColours, std::to_integer<int>(digest[1]) % kAvatars};
}

std::string person_of(const std::string& account) { return handle_of({account, ""}); }

boost::asio::awaitable<std::string> change_notes(Api& api, std::vector<Note> put, std::vector<Note> removed) {
  co_return co_await await_callback<std::string>([&](auto done) {
    api.services.store.put_notes(put, removed, api.services.clock.now(), api.services.outstanding.call(done));
  });
}

// ---- profiles ------------------------------------------------------------------------------------------------------

ApiResponse shown_profile(Api& api, const std::string& id) {
  const auto account = api.services.store.account(id);
  const auto results = api.services.store.results_of(id, kMostResults);
  if (!account.ok() || !results.ok() || !*account) return refusal(Code::unreadable);
  const Chosen chosen = chosen_of(**account);
  protocol::Profile profile;
  profile.name = (*account)->name;
  profile.colour = chosen.colour;
  profile.avatar = chosen.avatar;
  profile.since = (*account)->created;
  profile.games = statistics_of(*results, api.services.games);
  profile.achievements = achievements_of(*results, api.services.games);
  return reply(profile);
}

Handled profile(Api& api, const ApiRequest& request) {
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfProfile)) co_return refusal(Code::rate);
  const std::string account = request.who->account;
  auto read = [&api, account] { return shown_profile(api, account); };
  co_return co_await api.services.work.run<ApiResponse>(read);
}

Handled change_profile(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::ProfileWish>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const auto name = name_from(wish->name);
  if (!name) co_return refusal(Code::bad_name);
  const bool fits = wish->colour >= 0 && wish->colour < kColours && wish->avatar >= 0 && wish->avatar < kAvatars;
  if (!fits) co_return refusal(Code::bad_request);
  const std::string account = request.who->account, chosen = json_of(Chosen{wish->colour, wish->avatar});
  std::string trouble = co_await await_callback<std::string>(
      [&](auto done) { api.services.store.set_profile(account, chosen, api.services.outstanding.call(done)); });
  if (trouble.empty() && *name != request.who->name) {
    trouble = co_await await_callback<std::string>(
        [&](auto done) { api.services.store.rename_account(account, *name, api.services.outstanding.call(done)); });
  }
  if (!trouble.empty()) co_return refusal(Code::store);
  co_return co_await profile(api, request);
}

// ---- friends -------------------------------------------------------------------------------------------------------

// What two accounts have finished together.
void count_together(protocol::Friend& shown, const std::vector<store::SeatResult>& mine,
                    const std::vector<store::SeatResult>& theirs) {
  std::set<std::string_view> tables, won;
  for (const store::SeatResult& result : theirs) {
    tables.insert(result.table);
    if (result.won) won.insert(result.table);
  }
  for (const store::SeatResult& result : mine) {
    if (!tables.contains(result.table)) continue;
    ++shown.together;
    shown.won += result.won ? 1 : 0;
    shown.lost += !result.won && won.contains(result.table) ? 1 : 0;
  }
}

ApiResponse shown_friends(Api& api, const std::string& me) {
  store::Store& store = api.services.store;
  const Milliseconds now = api.services.clock.now();
  const auto notes = store.notes(kFriend, me, now);
  const auto invitations = store.notes(kInvitation, me, now);
  const auto mine = store.results_of(me, kMostResultsOfFriend);
  if (!notes.ok() || !invitations.ok() || !mine.ok()) return refusal(Code::unreadable);
  protocol::Friends shown;
  for (const Note& note : *notes) {
    const auto account = store.account(note.key);
    const auto theirs = store.results_of(note.key, kMostResultsOfFriend);
    if (!account.ok() || !theirs.ok()) return refusal(Code::unreadable);
    if (!*account) continue;
    const Chosen chosen = chosen_of(**account);
    protocol::Friend& each = shown.friends.emplace_back();
    each.person = person_of(note.key);
    each.name = (*account)->name;
    each.colour = chosen.colour;
    each.avatar = chosen.avatar;
    each.seen = (*account)->seen;
    count_together(each, *mine, *theirs);
  }
  std::ranges::sort(shown.friends, std::greater(), &protocol::Friend::seen);
  for (const Note& note : *invitations) {
    auto invitation = body_as<protocol::Invitation>(note.value);
    if (invitation.ok()) shown.invitations.push_back(std::move(*invitation));
  }
  std::ranges::sort(shown.invitations, std::greater(), &protocol::Invitation::time);
  return reply(shown);
}

Handled friends(Api& api, const ApiRequest& request) {
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfFriends)) co_return refusal(Code::rate);
  const std::string account = request.who->account;
  auto read = [&api, account] { return shown_friends(api, account); };
  co_return co_await api.services.work.run<ApiResponse>(read);
}

Handled new_friend_link(Api& api, const ApiRequest& request) {
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfFriends)) co_return refusal(Code::rate);
  const std::string code = random_word(kLinkBytes), me = request.who->account;
  const Milliseconds expires = api.services.clock.now() + kFriendLinkLasts;
  // The store keeps only a digest of what the link says. A new link takes the place of the earlier one.
  const std::string digest = store::to_hex(store::sha256(code));
  const auto earlier = api.services.store.note(kFriendLink, me, "now", api.services.clock.now());
  if (!earlier.ok()) co_return refusal(Code::unreadable);
  std::vector<Note> put = {{std::string(kFriendLink), "", digest, me, expires},
                           {std::string(kFriendLink), me, "now", digest, expires}};
  std::vector<Note> removed;
  if (*earlier) removed.push_back({std::string(kFriendLink), "", (*earlier)->value, "", {}});
  const std::string trouble = co_await change_notes(api, std::move(put), std::move(removed));
  if (!trouble.empty()) co_return refusal(Code::store);
  const protocol::Link shown{code, expires};
  co_return reply(shown);
}

Handled befriend(Api& api, const ApiRequest& request) {
  auto wish = body_as<protocol::Befriend>(request.body);
  if (!wish.ok()) co_return refusal(wish.error());
  const std::string digest = store::to_hex(store::sha256(wish->code)), me = request.who->account;
  const Milliseconds now = api.services.clock.now();
  const auto link = api.services.store.note(kFriendLink, "", digest, now);
  if (!link.ok()) co_return refusal(Code::unreadable);
  // One's own link stays good: it was opened to see what it looks like.
  if (!*link || (*link)->value == me) co_return refusal(Code::bad_link);
  const std::string other = (*link)->value;
  const auto mine = api.services.store.notes(kFriend, me, now), theirs = api.services.store.notes(kFriend, other, now);
  if (!mine.ok() || !theirs.ok()) co_return refusal(Code::unreadable);
  if (mine->size() >= kMostFriends || theirs->size() >= kMostFriends) co_return refusal(Code::quota);
  const std::string since = std::to_string(now), kind(kFriend);
  std::vector<Note> put = {{kind, me, other, since, {}}, {kind, other, me, since, {}}};
  std::vector<Note> removed = {{std::string(kFriendLink), "", digest, "", {}},
                               {std::string(kFriendLink), other, "now", "", {}}};
  const std::string trouble = co_await change_notes(api, std::move(put), std::move(removed));
  if (!trouble.empty()) co_return refusal(Code::store);
  co_return co_await friends(api, request);
}

// The account behind a name that only its friends know it by.
Result<std::string> friend_named(Api& api, const std::string& me, std::string_view person) {
  const auto notes = api.services.store.notes(kFriend, me, api.services.clock.now());
  if (!notes.ok()) return Code::unreadable;
  const auto found = std::ranges::find_if(*notes, [&](const Note& note) { return person_of(note.key) == person; });
  if (found == notes->end()) return Code::no_friend;
  return found->key;
}

Handled unfriend(Api& api, const ApiRequest& request) {
  const std::string me = request.who->account, kind(kFriend);
  auto other = friend_named(api, me, request.parts[0]);
  if (!other.ok()) co_return refusal(other.error());
  std::vector<Note> put, removed = {{kind, me, *other, "", {}}, {kind, *other, me, "", {}}};
  const std::string trouble = co_await change_notes(api, std::move(put), std::move(removed));
  if (!trouble.empty()) co_return refusal(Code::store);
  co_return co_await friends(api, request);
}

// ---- invitations ---------------------------------------------------------------------------------------------------

Handled invite(Api& api, const ApiRequest& request) {
  auto table = table_of(api, request);
  if (!table.ok()) co_return refusal(table.error());
  const std::string me = request.who->account;
  const bool belongs = table->lobby.owner == me || first_seat_of(table->lobby, me);
  if (!belongs) co_return refusal(Code::forbidden);
  const bool has_room =
      table->status == protocol::Status::waiting ||
      (table->status == protocol::Status::playing && std::ranges::any_of(table->lobby.seats, &LobbySeat::left));
  if (!has_room) co_return refusal(Code::already_begun);
  auto other = friend_named(api, me, request.parts[1]);
  if (!other.ok()) co_return refusal(other.error());
  if (is_among(table->lobby.banned, *other)) co_return refusal(Code::banned);
  const OfferedGame* offered = find_game(api.services.games, table->game);
  if (offered == nullptr) co_return refusal(Code::no_such_game);
  const Milliseconds now = api.services.clock.now();
  const auto kept = api.services.store.notes(kInvitation, *other, now);
  if (!kept.ok()) co_return refusal(Code::unreadable);
  const bool again = std::ranges::find(*kept, table->id, &Note::key) != kept->end();
  if (!again && kept->size() >= kMostInvitations) co_return refusal(Code::quota);
  const protocol::Invitation invitation{table->id,         table->game,         table->lobby.name,
                                        request.who->name, table->lobby.invite, now};
  std::vector<Note> put = {{std::string(kInvitation), *other, table->id, json_of(invitation), now + kFriendLinkLasts}},
                    removed;
  const std::string trouble = co_await change_notes(api, std::move(put), std::move(removed));
  if (!trouble.empty()) co_return refusal(Code::store);
  // Asking ten times knocks once.
  if (!again && api.services.notifier != nullptr) {
    api.services.notifier->notify(invitation_notice(*table, *other, request.who->name, offered->game->info().name));
  }
  co_return co_await friends(api, request);
}

Handled decline(Api& api, const ApiRequest& request) {
  std::vector<Note> put, removed = {{std::string(kInvitation), request.who->account, request.parts[0], "", {}}};
  const std::string trouble = co_await change_notes(api, std::move(put), std::move(removed));
  if (!trouble.empty()) co_return refusal(Code::store);
  co_return co_await friends(api, request);
}

}  // namespace

std::span<const Route> people_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{get, "/api/me/profile", Needs::account, profile},
      Route{put, "/api/me/profile", Needs::account, change_profile},
      Route{delete_, "/api/me/invitations/{}", Needs::account, decline},
      Route{get, "/api/friends", Needs::account, friends},
      Route{post, "/api/friends", Needs::account, befriend},
      Route{post, "/api/friends/links", Needs::account, new_friend_link},
      Route{delete_, "/api/friends/{}", Needs::account, unfriend},
      Route{post, "/api/tables/{}/invitations/{}", Needs::account, invite},
  };
  return kRoutes;
}

}  // namespace kostka::server
