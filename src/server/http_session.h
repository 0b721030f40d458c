// An HTTP connection: requests one after the other, until it ends or becomes a WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>

#include <string>

#include "server/session_context.h"
#include "server/websocket_session.h"

namespace kostka::server {

// Serves a connection that has just been accepted; `peer` is the address of the other end.
boost::asio::awaitable<void> serve_http(PlainStream stream, const SessionContext& context, std::string peer);
// The same once the TLS handshake is done.
boost::asio::awaitable<void> serve_https(TlsStream stream, const SessionContext& context, std::string peer);

}  // namespace kostka::server
