// Connection: somebody who looks at a table, as the table sees them. What carries the messages is not its business.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "server/wire/protocol.h"
#include "server/wire/wire.h"

namespace kostka::server {

using SharedText = std::shared_ptr<const std::string>;

// May be called from any thread.
class Connection {
 public:
  virtual ~Connection() = default;
  // Sends one message, after all that were sent before it.
  virtual void send(SharedText message) = 0;
  // Two messages that belong together; nothing comes between them, and they travel in one packet where that is
  // possible.
  virtual void send_both(SharedText first, SharedText second) {
    send(std::move(first));
    send(std::move(second));
  }
  // More waits to be read at the other end than is good; a connection that is behind is sent no positions until it
  // has caught up and says so.
  [[nodiscard]] virtual bool behind() const = 0;
  // Says goodbye with the reason and closes.
  virtual void close(const protocol::Error& why) = 0;
};

template <class Message>
void send(Connection& connection, const Message& message) {
  connection.send(std::make_shared<const std::string>(message_of(message)));
}

}  // namespace kostka::server
