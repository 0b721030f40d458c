// The one place where the bodies of Boost.JSON are compiled.
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#include <boost/json/src.hpp>
