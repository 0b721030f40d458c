// Tables at which bots think all the time, beside the people whose answers are measured.
#pragma once

#include <string>

#include "bench/load/rest_client.h"

namespace kostka::load {

// Makes so many tables of Karak with four bots of a level and one more in the place of their maker, who goes away.
boost::asio::awaitable<void> begin_bot_tables(Endpoint endpoint, std::size_t tables, std::string level);

// How many decisions bots are making right now, as the server's figures tell.
boost::asio::awaitable<std::string> figure_of(Endpoint endpoint, std::string name);

}  // namespace kostka::load
