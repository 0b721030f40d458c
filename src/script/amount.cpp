#include "script/amount.h"

namespace kostka::script {

Faces read_die_faces(Reading& r, int most) {
  Faces faces;
  faces.low = faces.high = r.number();
  if (r.ok() && r.touches('-')) {
    r.accept('-');
    faces.high = r.number();
  }
  if (r.ok() && (faces.low < 1 || faces.high > most || faces.high < faces.low)) r.fail("expected faces of a die");
  return faces;
}

}  // namespace kostka::script
