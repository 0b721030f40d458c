// SessionContext: what every connection of a server works with. All of it outlives them.
#pragma once

#include "server/api/api.h"
#include "server/http/static_files.h"

namespace kostka::server {

struct SessionContext {
  Api& api;
  const StaticFiles& files;
  bool tls = false;
};

}  // namespace kostka::server
