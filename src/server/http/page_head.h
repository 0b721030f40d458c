// The head of a page: what search engines, and the previews of links in chats, read of an address, and whether there is
// such an address at all. It says only what anybody may know: of a table that is not public, nothing.
#pragma once

#include <string>
#include <string_view>

#include "kernel/language/language.h"
#include "server/api/api.h"

namespace kostka::server {

struct PageHead {
  unsigned status = 200;
  std::string title, description;
  std::string picture;  // a path of this site
};

// What stands at a path of the client. Reads at most one table, whose name and seats everybody finds in the list.
PageHead head_of(const Api& api, std::string_view path, kernel::Language language);

// The language that a browser asks for.
kernel::Language language_wanted(std::string_view accept_language);

// The page with this head in the place of its title and description. `origin` is the site's own, like
// https://example.org; texts are escaped here.
std::string page_with(std::string_view page, const PageHead& head, std::string_view origin, std::string_view path,
                      kernel::Language language);

}  // namespace kostka::server
