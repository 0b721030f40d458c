#include "script/conditions.h"

namespace kostka::script {

Compare read_comparison(Reading& r) {
  if (r.accept('>')) {
    r.need('=');
    return Compare::at_least;
  }
  if (r.accept('<')) {
    r.need('=');
    return Compare::at_most;
  }
  if (!r.accept('=')) r.fail("expected \">=\", \"<=\" or \"=\"");
  return Compare::equal;
}

}  // namespace kostka::script
