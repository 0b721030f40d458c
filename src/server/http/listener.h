// Listener: takes connections in, as long as there are not too many.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/http/session_context.h"

namespace kostka::server {

// Accepts until the acceptor is closed; runs where the acceptor does. Each connection is served on a strand of its own.
// `tls` is null for plain HTTP.
boost::asio::awaitable<void> accept_connections(boost::asio::io_context& io, boost::asio::ip::tcp::acceptor& acceptor,
                                                const SessionContext& context, boost::asio::ssl::context* tls);

}  // namespace kostka::server
