// An HTTP connection: requests one after the other, until it ends or becomes a WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>

#include <string>

#include "server/http/session_context.h"
#include "server/http/stream.h"

namespace kostka::server {

// Serves a connection once it is there, TLS handshake included; `peer` is the address of the other end.
boost::asio::awaitable<void> serve_http(Stream stream, const SessionContext& context, std::string peer);

}  // namespace kostka::server
