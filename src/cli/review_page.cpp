#include "cli/review_page.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "cli/numbers.h"
#include "cli/study_plots.h"

namespace kostka::cli {
namespace {

using kernel::Language;
using kernel::say;
using kernel::Text;
using review::Review;

constexpr std::string_view kReviewStyle = R"(
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d2126;--soft:#5b6470;--line:#d9d6cd;--ok:#1a6e43;--bad:#b3261e;--s0:#1463ae;--s1:#a63b0d;--s2:#8a2f86;--s3:#0d6b52;--s4:#7a5a00;--s5:#4b4f9e}
@media (prefers-color-scheme:dark){:root{--paper:#14171c;--ink:#e9e7e1;--soft:#a7b0bb;--line:#333941;--ok:#6fd09d;--bad:#ff8a80;--s0:#7fb8f0;--s1:#f0a27f;--s2:#dd9ad9;--s3:#6fd0b0;--s4:#e3c04a;--s5:#a9adf0}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:2.4rem 1rem 4rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.7rem;margin:.2rem 0}h2{font-size:1.2rem;margin:2.2rem 0 .5rem}p,.note{color:var(--soft);margin:.3rem 0}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
th:first-child,td:first-child,td.words,th.words{text-align:left}th{color:var(--soft);font-weight:600;font-size:.85rem}
.wide{overflow-x:auto}svg{display:block;width:100%;height:auto}svg text{fill:var(--soft);font-size:12px}
.grid{stroke:var(--line)}.plus{color:var(--ok)}.minus{color:var(--bad)}.better{color:var(--ok)}
.languages{position:absolute;right:1rem;top:.8rem}.languages label{cursor:pointer;margin-left:.6rem}
.pick{position:absolute;opacity:0}#en:checked~* .pl,#pl:checked~* .en{display:none}
#en:checked~.languages [for=en],#pl:checked~.languages [for=pl]{font-weight:600;text-decoration:underline}
#en:focus-visible~.languages [for=en],#pl:focus-visible~.languages [for=pl]{outline:2px solid}
)";

constexpr double kWide = 900, kHigh = 300, kLeft = 44, kRight = 150, kTop = 12, kBottom = 26;
// The lines of seats differ in colour and in their dashes.
constexpr std::array<std::string_view, 6> kDashes = {"", "7 3", "2 3", "10 3 2 3", "4 2", "1 2"};

std::string both(const Text& text) {
  return fmt::format("<span class=\"en\" lang=\"en\">{}</span><span class=\"pl\" lang=\"pl\">{}</span>",
                     escaped(text.en), escaped(text.pl));
}

double x_of(const Review& found, std::int32_t row) {
  return kLeft + (kWide - kLeft - kRight) * row / std::max(1, found.rows);
}
double y_of(std::int32_t tenths) { return kTop + (kHigh - kTop - kBottom) * (1000 - tenths) / 1000.0; }

std::string signed_points(std::int32_t tenths, Language language) {
  return (tenths < 0 ? "−" : "+") + fraction(std::abs(tenths) / 10.0, 1, language);
}

std::string points_cell(std::int32_t tenths) {
  const Text text{signed_points(tenths, Language::en), signed_points(tenths, Language::pl)};
  return fmt::format("<td class=\"{}\">{}</td>", tenths < 0 ? "minus" : "plus", both(text));
}

std::string chance_cell(std::int32_t tenths) {
  return fmt::format("<td>{}</td>",
                     both({percent(tenths / 1000.0, Language::en), percent(tenths / 1000.0, Language::pl)}));
}

std::string grid() {
  std::string out;
  for (int percent = 0; percent <= 100; percent += 25) {
    const double y = y_of(percent * 10);
    out += fmt::format(
        "<line class=\"grid\" x1=\"{}\" x2=\"{}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/><text x=\"{}\" y=\"{:.1f}\" "
        "text-anchor=\"end\">{}%</text>",
        kLeft, kWide - kRight, y, y, kLeft - 6, y + 4, percent);
  }
  return out;
}

// Names at the ends of the lines, pushed apart where they would lie on each other.
std::string labels(const Review& found, const std::vector<Text>& names) {
  struct Label {
    double y = 0;
    std::size_t seat = 0;
  };
  std::vector<Label> all;
  for (std::size_t s = 0; s < names.size(); ++s) all.push_back({y_of(found.points.back().chances[s]), s});
  std::ranges::sort(all, {}, &Label::y);
  std::string out;
  double next = kTop - 10;
  for (Label& label : all) {
    label.y = std::max(label.y, next + 16);
    next = label.y;
  }
  const double over = std::max(0.0, next - (kHigh - 6));
  for (const Label& label : all) {
    for (const Language language : {Language::en, Language::pl}) {
      out += fmt::format("<text class=\"{}\" style=\"fill:var(--s{})\" x=\"{}\" y=\"{:.1f}\">{}</text>",
                         language == Language::en ? "en" : "pl", label.seat, kWide - kRight + 8, label.y - over + 4,
                         escaped(names[label.seat].in(language)));
    }
  }
  return out;
}

std::string plot(const Review& found, const std::vector<Text>& names) {
  std::string out = fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-labelledby=\"chances\">", kWide, kHigh);
  out += grid();
  for (std::size_t s = 0; s < names.size(); ++s) {
    out += fmt::format(
        "<polyline fill=\"none\" stroke-width=\"2\" stroke-dasharray=\"{}\" style=\"stroke:var(--s{})\" points=\"",
        kDashes[s], s);
    for (const review::ReviewPoint& point : found.points) {
      out += fmt::format("{:.1f},{:.1f} ", x_of(found, point.row), y_of(point.chances[s]));
    }
    out += "\"/>";
  }
  for (std::size_t i = 0; i < std::min<std::size_t>(3, found.decisions.size()); ++i) {
    const review::ReviewedDecision& d = found.decisions[i];
    const double x = x_of(found, d.row), y = y_of(d.chance_better);
    out += fmt::format(
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"9\" style=\"fill:var(--bad)\"/><text x=\"{:.1f}\" "
        "y=\"{:.1f}\" text-anchor=\"middle\" style=\"fill:var(--paper);font-weight:700\">{}</text>",
        x, y, x, y + 4, i + 1);
  }
  return out + labels(found, names) + "</svg>";
}

std::string accounts(const Review& found, const std::vector<Text>& names) {
  std::string out = "<div class=\"wide\"><table><thead><tr>";
  for (const Text& head : {Text{"seat", "miejsce"}, Text{"start", "początek"}, Text{"luck", "szczęście"},
                           Text{"own decisions", "własne decyzje"}, Text{"others' decisions", "decyzje innych"},
                           Text{"end", "koniec"}, Text{"best decisions", "najlepsze decyzje"}}) {
    out += fmt::format("<th scope=\"col\">{}</th>", both(head));
  }
  out += "</tr></thead><tbody>";
  for (std::size_t s = 0; s < names.size(); ++s) {
    const review::SeatAccount& a = found.accounts[s];
    out += fmt::format("<tr><td style=\"color:var(--s{})\">{}</td>", s, both(names[s]));
    out += chance_cell(a.start);
    for (const std::int32_t part : {a.luck, a.own, a.others}) out += points_cell(part);
    out += chance_cell(a.end);
    out += fmt::format("<td>{} / {}</td></tr>", a.good, a.decisions);
  }
  return out + "</tbody></table></div>";
}

std::string terms_of(const std::vector<review::Term>& terms) {
  std::string out;
  for (const review::Term& term : terms) {
    const Text name = term.others ? say("others: {0}", "inni: {0}", {term.name}) : term.name;
    out += fmt::format(" <span class=\"{}\">{}</span>", term.change < 0 ? "minus" : "plus",
                       both({signed_points(term.change, Language::en) + " " + name.en,
                             signed_points(term.change, Language::pl) + " " + name.pl}));
  }
  return out;
}

std::string decisions(const Review& found, const std::vector<Text>& names) {
  if (found.decisions.empty()) {
    return fmt::format("<p>{}</p>",
                       both({"No decision cost a point that can be told from chance.",
                             "Żadna decyzja nie kosztowała punktu, który dałoby się odróżnić od przypadku."}));
  }
  std::string out = "<div class=\"wide\"><table><thead><tr>";
  for (const Text& head :
       {Text{"row", "wiersz"}, Text{"seat", "miejsce"}, Text{"chosen", "wybrano"}, Text{"better", "lepiej"}}) {
    out += fmt::format("<th scope=\"col\" class=\"words\">{}</th>", both(head));
  }
  out += fmt::format("<th scope=\"col\">{}</th></tr></thead><tbody>", both({"cost", "koszt"}));
  for (const review::ReviewedDecision& d : found.decisions) {
    out += fmt::format(
        "<tr><td>{}</td><td class=\"words\">{}</td><td class=\"words\">{}<br><span class=\"note\">{}</span></td>"
        "<td class=\"words\"><span class=\"better\">{}</span><br>{}</td>",
        d.row, both(names[static_cast<std::size_t>(d.seat)]), both(d.chosen), both(d.question), both(d.better),
        terms_of(d.terms));
    out += points_cell(-d.cost) + "</tr>";
  }
  return out + "</tbody></table></div>";
}

std::string strokes(const Review& found, const std::vector<Text>& names) {
  if (found.strokes.empty()) return {};
  std::string out =
      fmt::format("<h2>{}</h2><div class=\"wide\"><table><tbody>", both({"Strokes of luck", "Zrządzenia losu"}));
  for (const review::ReviewStroke& stroke : found.strokes) {
    out += fmt::format("<tr><td class=\"words\">{}</td><td class=\"words\">{}</td>",
                       both(names[static_cast<std::size_t>(stroke.seat)]), both(stroke.what));
    out += points_cell(stroke.change) + "</tr>";
  }
  return out + "</tbody></table></div>";
}

}  // namespace

std::string review_page(const Review& found, const Text& game, const std::vector<Text>& names, Language language) {
  const Text title = say("{0}: review of a match", "{0}: omówienie partii", {game});
  const bool polish = language == Language::pl;
  std::string out = fmt::format(
      "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width,initial-scale=1\"><title>{}</title><style>{}</style></head><body>"
      "<input class=\"pick\" type=\"radio\" name=\"language\" id=\"en\"{}><input class=\"pick\" type=\"radio\" "
      "name=\"language\" id=\"pl\"{}><div class=\"languages\"><label for=\"en\">English</label><label "
      "for=\"pl\">Polski</label></div><main><h1>{}</h1>",
      polish ? "pl" : "en", escaped(title.in(language)), kReviewStyle, polish ? "" : " checked",
      polish ? " checked" : "", both(title));
  out += fmt::format("<h2 id=\"chances\">{}</h2>{}", both({"Chance to win", "Szansa na wygraną"}), plot(found, names));
  out += fmt::format(
      "<p>{}</p>",
      both(say("{0} futures were imagined, each from what the seat that decided could know then.",
               "Wyobrażono sobie {0} {0|przyszłość|przyszłości|przyszłości}, każdą na podstawie tego, co decydujący "
               "mógł wtedy wiedzieć.",
               {found.worlds})));
  out += fmt::format("<h2>{}</h2>{}",
                     both({"Luck and decisions, in points of chance", "Szczęście i decyzje, w punktach szansy"}),
                     accounts(found, names));
  out += strokes(found, names);
  out +=
      fmt::format("<h2>{}</h2>{}", both({"Costliest decisions", "Najkosztowniejsze decyzje"}), decisions(found, names));
  return out + "</main></body></html>\n";
}

}  // namespace kostka::cli
