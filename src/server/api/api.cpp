#include "server/api/api.h"

#include <charconv>

#include "server/base/secrets.h"

namespace kostka::server {

std::string_view ApiRequest::argument(const std::string& name) const {
  const auto found = query.find(name);
  return found == query.end() ? std::string_view() : std::string_view(found->second);
}

ApiResponse refusal(const protocol::Error& error) {
  ApiResponse response = reply(error);
  response.status = http_status(error.code);
  return response;
}

Result<Visitor> visitor_with(const Services& services, std::string_view text) {
  const auto token = token_from(text);
  if (!token) return Code::unauthorized;
  const auto read = services.store.account(token->account);
  if (!read.ok()) return Code::unreadable;
  const auto& account = *read;
  // An unknown account takes as long as a wrong secret.
  const store::Digest expected = account ? account->secret : store::Digest{};
  const bool same = store::equal_in_constant_time(store::sha256(token->secret), expected);
  if (!account || !same) return Code::unauthorized;
  // Nobody waits for it, and if it fails, it is noted the next time.
  if (const Milliseconds now = services.clock.now(); now - account->seen >= services.limits.seen.count()) {
    services.store.saw_account(account->id, now, services.outstanding.call([](const std::string&) {}));
  }
  return Visitor{account->id, account->name};
}

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || rest != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace kostka::server
