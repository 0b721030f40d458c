// The verbs of attacks: for each, how it is read, what it does, how it is put into words and the rules behind it.
#include "games/knockdown/effect_reading.h"

#include <algorithm>
#include <array>

#include "games/knockdown/rules.h"
#include "kernel/data/reader.h"
#include "script/describing.h"
#include "script/entry.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Case;
using kernel::Counted;
using kernel::counted;
using kernel::Diagnostics;
using kernel::Document;
using kernel::Reader;
using kernel::say;
using kernel::Text;

constexpr std::int64_t kMost = kMostOfAnything;

Damage read_damage(Reader& r) {
  return {static_cast<std::int16_t>(r.integer_or("light", 0, 0, kMost)),
          static_cast<std::int16_t>(r.integer_or("heavy", 0, 0, kMost))};
}

// ---- damage: {light: n, heavy: n} -------------------------------------------------------------------------------
// Damage to the opponent in the effect frame; from a skill card it is of type Ability.
bool deals_damage(const Effects& effects) { return !sure_damage(effects).none() || may_damage(effects); }

struct DealDamage final : Effect {
  Damage damage;
  bool of_skill = false;

  static EffectPtr parse(const Document& node, Diagnostics& diagnostics, bool of_skill) {
    auto effect = std::make_unique<DealDamage>();
    Reader r(node, diagnostics, "damage");
    effect->damage = read_damage(r);
    effect->of_skill = of_skill;
    if (r.ok() && effect->damage.none()) diagnostics.error(node, "expected light or heavy damage of at least 1");
    r.finish();
    return effect;
  }
  static EffectPtr parse_for_attack(const Document& node, Diagnostics& d) { return parse(node, d, false); }

  Task<> resolve(Knockdown& g, Cause cause) const override {
    take_damage(g, g.opponent_of(cause.actor), damage, cause.source,
                of_skill ? "KNO-TYPE-05"_clause : "KNO-SEQ-07"_clause);
    co_return;
  }
  [[nodiscard]] Damage sure_damage() const override { return damage; }
  [[nodiscard]] Clauses clauses() const override { return {of_skill ? "KNO-TYPE-05"_clause : "KNO-BLK-08"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::damage; }
  [[nodiscard]] Text describe() const override {
    return say("the opponent takes {0}{1}", "przeciwnik otrzymuje {0}{1}", {damage_text(damage), mark()});
  }
  [[nodiscard]] Text describe_of_named_opponent() const override {
    return say("they take {0}{1}", "otrzymuje on {0}{1}", {damage_text(damage), mark()});
  }
  [[nodiscard]] Text mark() const { return of_skill ? Text{" (Ability)", " (Zdolność)"} : Text{}; }
};

// ---- back: n, forward: n, move_opponent: n ------------------------------------------------------------------------
struct Back final : Effect {
  int spaces = 1;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<Back>();
    effect->spaces = read_number(node, diagnostics);
    return effect;
  }
  Task<> resolve(Knockdown& g, Cause cause) const override { co_await back(g, cause.actor, spaces); }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-MOV-03"_clause, "KNO-MOV-05"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::back; }
  [[nodiscard]] Text describe() const override { return say("Back {0}", "Wstecz {0}", {spaces}); }
};

struct Forward final : Effect {
  int spaces = 1;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<Forward>();
    effect->spaces = read_number(node, diagnostics);
    return effect;
  }
  Task<> resolve(Knockdown& g, Cause cause) const override { co_await forward(g, cause.actor, spaces); }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-MOV-04"_clause, "KNO-MOV-06"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::forward; }
  [[nodiscard]] Text describe() const override { return say("Forward {0}", "Naprzód {0}", {spaces}); }
};

struct MoveOpponent final : Effect {
  int spaces = 1;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<MoveOpponent>();
    effect->spaces = read_number(node, diagnostics);
    return effect;
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    co_await steps(g, g.opponent_of(cause.actor), cause.actor, spaces, Stop::never);
  }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-MOV-07"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::move; }
  [[nodiscard]] Text describe() const override {
    return say("move the opponent {0}", "przesuń przeciwnika o {0:acc}", {Counted{spaces, nouns::space()}});
  }
};

// ---- jump: {spaces: n, up_to: true} -------------------------------------------------------------------------------
struct Jump final : Effect {
  int spaces = 1;
  Stop stop = Stop::never;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<Jump>();
    Reader r(node, diagnostics, "jump");
    effect->spaces = static_cast<int>(r.integer("spaces", 1, 5));
    effect->stop = r.flag_or("up_to", false) ? Stop::early : Stop::never;
    r.finish();
    return effect;
  }
  Task<> resolve(Knockdown& g, Cause cause) const override { co_await jump(g, cause.actor, spaces, stop); }
  [[nodiscard]] Clauses clauses() const override {
    return {"KNO-MOV-01"_clause, "KNO-MOV-02"_clause, "KNO-MOV-08"_clause};
  }
  [[nodiscard]] Sign sign() const override { return Sign::jump; }
  [[nodiscard]] Text describe() const override {
    const Counted n{spaces, nouns::space()};
    if (stop == Stop::never) return say("your fighter Jumps {0}", "twój Zawodnik wykonuje Skok o {0:acc}", {n});
    return say("your fighter may Jump up to {0}", "twój Zawodnik może wykonać Skok na odległość do {0:gen}", {n});
  }
};

// ---- spending tokens ----------------------------------------------------------------------------------------------
// Asks how many tokens, at most `most`, the actor discards; they go at once (KNO-SEQ-14).
Task<int> spend(Knockdown& g, Seat who, int most) {
  Player& owner = g.player(who);
  for (int n = 0; n <= std::min<int>(most, owner.tokens); ++n) g.offer_to_choose(Answer::spend, {}, n);
  const Option choice = co_await g.ask(who, "KNO-SEQ-14"_clause, g.question(Asking::spend_tokens, most));
  if (choice.amount > 0) {
    owner.tokens = static_cast<std::int16_t>(owner.tokens - choice.amount);
    g.tell("KNO-COMP-09"_clause, told::TokensSpent{.who = who, .count = choice.amount});
  }
  co_return choice.amount;
}

// ---- move: {spaces: n, up_to: true, more_per_token: true} ---------------------------------------------------------
struct MoveSelf final : Effect {
  int spaces = 1;
  Stop stop = Stop::never;
  bool more_per_token = false;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<MoveSelf>();
    Reader r(node, diagnostics, "move");
    effect->spaces = static_cast<int>(r.integer("spaces", 1, kMost));
    effect->stop = r.flag_or("up_to", false) ? Stop::early : Stop::never;
    effect->more_per_token = r.flag_or("more_per_token", false);
    r.finish();
    return effect;
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    const SpaceId from = g.player(cause.actor).space;
    int more = 0;
    if (more_per_token) more = co_await spend(g, cause.actor, g.player(cause.actor).tokens);
    co_await steps(g, cause.actor, cause.actor, spaces + more, stop);
    if (cause.declined) *cause.declined = g.player(cause.actor).space == from;
  }
  [[nodiscard]] bool possible(const Knockdown& g, Cause cause) const override { return can_step(g, cause.actor); }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-MOVE-06"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::move; }
  [[nodiscard]] Text describe() const override { return say("move {0}", "porusz się o {0}", {how_far()}); }
  [[nodiscard]] Text describe_as_allowed() const override {
    return say("you may move {0}", "możesz poruszyć się o {0}", {how_far()});
  }
  [[nodiscard]] Text how_far() const {
    const Counted n{spaces, nouns::space()};
    Text text = stop == Stop::early ? say("up to {0}", "maksymalnie {0:acc}", {n}) : say("{0}", "{0:acc}", {n});
    if (more_per_token) {
      text.en += ", and 1 space more for each token you discard";
      text.pl += " oraz o 1 pole więcej za każdy odrzucony żeton";
    }
    return text;
  }
};

// ---- put_opponent_adjacent: true ----------------------------------------------------------------------------------
struct PutOpponent final : Effect {
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    read_true(node, diagnostics);
    return std::make_unique<PutOpponent>();
  }
  Task<> resolve(Knockdown& g, Cause cause) const override { co_await put_adjacent(g, cause.actor); }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-GOLD-01"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::move; }
  [[nodiscard]] Text describe() const override {
    return {"put the opponent on any free space adjacent to your fighter",
            "postaw przeciwnika na dowolnym wolnym polu sąsiadującym z twoim Zawodnikiem"};
  }
};

// ---- opponent_discards: n -----------------------------------------------------------------------------------------
struct OpponentDiscards final : Effect {
  int cards = 1;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<OpponentDiscards>();
    effect->cards = read_number(node, diagnostics);
    return effect;
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    const Seat target = g.opponent_of(cause.actor);
    for (int n = 0; n < cards && !g.player(target).hand.empty(); ++n) {  // KNO-SEQ-12
      co_await discard_one(g, target, Asking::discard, Answer::discard, 0, [](const AttackCard&, int) { return true; });
    }
  }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-SEQ-12"_clause, "KNO-SEQ-13"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::cards; }
  [[nodiscard]] Text describe() const override {
    return say("the opponent discards {0} of their choice", "przeciwnik odrzuca {0:acc} według własnego wyboru",
               {Counted{cards, nouns::card()}});
  }
  [[nodiscard]] Text describe_of_named_opponent() const override {
    return say("they discard {0} of their choice", "odrzuca on {0:acc} według własnego wyboru",
               {Counted{cards, nouns::card()}});
  }
};

// ---- opponent_reveals: {show: n, discard: m} ----------------------------------------------------------------------
struct OpponentReveals final : Effect {
  int show = 2, discard = 1;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<OpponentReveals>();
    Reader r(node, diagnostics, "reveal");
    effect->show = static_cast<int>(r.integer("show", 1, 6));
    effect->discard = static_cast<int>(r.integer("discard", 1, effect->show));
    r.finish();
    return effect;
  }
  // The target shows cards of their choice, as many as are held (KNO-SEQ-12). They stay in the hand, but everybody
  // knows them now, so they are part of the position and not only of this rule.
  Task<> show_cards(Knockdown& g, Seat target) const {
    Player& p = g.player(target);
    while (p.shown.size() < std::min(static_cast<std::size_t>(show), p.hand.size())) {
      const Hand hidden = unseen_hand(p);
      const std::size_t missing = static_cast<std::size_t>(show) - p.shown.size();
      for (std::size_t i = 0; i < hidden.size(); ++i) {
        if (i == 0 || hidden[i] != hidden[i - 1]) g.offer_to_choose(Answer::reveal, of(hidden[i], target));
        if (hidden.size() <= missing) break;  // all of them must be shown: no choice
      }
      const Option choice =
          co_await g.ask(target, "KNO-SEQ-12"_clause, g.question(Asking::reveal, static_cast<int>(missing)),
                         hidden.size() > missing ? kernel::Forced::ask : kernel::Forced::skip);
      const CardId card{choice.about[0].index};
      p.shown.insert_sorted(card);
      g.tell("KNO-SEQ-12"_clause, told::Shown{target, card});
    }
    g.irrevocable();
  }

  Task<> resolve(Knockdown& g, Cause cause) const override {
    const Seat target = g.opponent_of(cause.actor);
    auto& shown = g.player(target).shown;
    co_await show_cards(g, target);
    for (int n = 0; n < discard && !shown.empty(); ++n) {
      for (std::size_t i = 0; i < shown.size(); ++i) {
        if (i == 0 || shown[i] != shown[i - 1]) g.offer_to_choose(Answer::discard_shown, of(shown[i], target));
      }
      const Option choice = co_await g.ask(cause.actor, "KNO-SEQ-12"_clause, g.question(Asking::discard_shown));
      const CardId card{choice.about[0].index};
      shown.remove(card);
      discard_card(g, target, card);
      g.tell("KNO-SEQ-13"_clause, told::Discarded{target, card});
    }
    shown.clear();
  }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-SEQ-12"_clause, "KNO-SEQ-13"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::cards; }
  [[nodiscard]] Text describe() const override {
    return say("the opponent reveals {0} of their choice and you discard {1} of them",
               "przeciwnik odkrywa {0:acc} według własnego wyboru, a ty odrzucasz {1} z nich",
               {Counted{show, nouns::card()}, discard});
  }
  [[nodiscard]] Text describe_of_named_opponent() const override {
    return say("they reveal {0} of their choice and you discard {1} of them",
               "odkrywa on {0:acc} według własnego wyboru, a ty odrzucasz {1} z nich",
               {Counted{show, nouns::card()}, discard});
  }
};

// ---- remove_own: {light: n, heavy: n, up_to: true} ----------------------------------------------------------------
struct RemoveOwn final : Effect {
  Damage damage;
  Stop stop = Stop::never;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<RemoveOwn>();
    Reader r(node, diagnostics, "removal of damage");
    effect->damage = read_damage(r);
    effect->stop = r.flag_or("up_to", false) ? Stop::early : Stop::never;
    if (r.ok() && effect->damage.none()) diagnostics.error(node, "expected light or heavy damage of at least 1");
    if (effect->stop == Stop::early && effect->damage.heavy > 0) {
      r.error("up_to", "`up_to` goes with light damage only");
    }
    r.finish();
    return effect;
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    Damage gone = damage;
    if (stop == Stop::early) {
      const int most = std::min(damage.light, g.player(cause.actor).light);
      for (int n = most; n >= 0; --n) g.offer_to_choose(Answer::remove_light, {}, n);
      const Option choice = co_await g.ask(cause.actor, "KNO-SEQ-14"_clause, g.question(Asking::remove_light, most));
      gone.light = choice.amount;
    }
    remove_damage(g, cause.actor, gone, cause.source, "KNO-SEQ-07"_clause);
  }
  [[nodiscard]] bool possible(const Knockdown& g, Cause cause) const override {
    const Player& owner = g.player(cause.actor);
    return (damage.light > 0 && owner.light > 0) || (damage.heavy > 0 && owner.heavy > 0);
  }
  [[nodiscard]] Sign sign() const override { return Sign::heal; }
  [[nodiscard]] Text describe() const override {
    return say("remove {0} from yourself", "usuń ze swojego Zawodnika {0}", {how_much()});
  }
  [[nodiscard]] Text describe_as_allowed() const override {
    return say("you may remove {0} from yourself", "możesz usunąć ze swojego Zawodnika {0}", {how_much()});
  }
  [[nodiscard]] Text how_much() const {
    if (stop == Stop::never) return damage_text(damage);
    return say("up to {0}", "do {1}", {damage_text(damage), damage_text(damage, Case::genitive)});
  }
};

// ---- choose: [[effects], [effects]] -------------------------------------------------------------------------------
EffectPtr parse_choose(const Document& node, Diagnostics& diagnostics);

struct Choose final : Effect {
  std::vector<Effects> parts;
  Task<> resolve(Knockdown& g, Cause cause) const override {
    for (std::size_t i = 0; i < parts.size(); ++i)
      g.offer_to_choose(Answer::part, cause.source, static_cast<int>(i) + 1);
    const Option choice = co_await g.ask(cause.actor, "KNO-SEQ-14"_clause, g.question(Asking::part, 0, cause.source));
    co_await resolve_all(g, parts[static_cast<std::size_t>(choice.amount - 1)], cause);
  }
  [[nodiscard]] bool may_damage() const override {
    return std::ranges::any_of(parts, [](const Effects& effects) { return deals_damage(effects); });
  }
  [[nodiscard]] std::optional<Text> part(int n) const override {
    std::vector<Text> words;
    for (const auto& effect : parts[static_cast<std::size_t>(n - 1)]) words.push_back(effect->describe());
    return kernel::join_and(words);
  }
  [[nodiscard]] Clauses clauses() const override {
    Clauses all = {"KNO-SEQ-14"_clause};
    for (const Effects& effects : parts) cite(effects, all);
    return all;
  }
  [[nodiscard]] Sign sign() const override { return Sign::choice; }
  [[nodiscard]] Text describe() const override {
    Text text{"choose one:", "wybierz jedno:"};
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Text words = *part(static_cast<int>(i) + 1);
      const char* const end = i + 1 < parts.size() ? ";" : "";
      text.en += "\n– " + words.en + end;
      text.pl += "\n– " + words.pl + end;
    }
    return text;
  }
};

// ---- gain_tokens: {count: n, more_for: HK} ------------------------------------------------------------------------
struct GainTokens final : Effect {
  int count = 1;
  std::optional<Symbol> more_for;
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    auto effect = std::make_unique<GainTokens>();
    Reader r(node, diagnostics, "gain of tokens");
    effect->count = static_cast<int>(r.integer("count", 1, kMost));
    if (r.has("more_for")) effect->more_for = r.one_of<Symbol>("more_for");
    r.finish();
    return effect;
  }
  static void gain(Knockdown& g, Seat who, int n) {
    Player& owner = g.player(who);
    owner.tokens = static_cast<std::int16_t>(owner.tokens + n);  // KNO-COMP-10
    g.tell("KNO-COMP-09"_clause, told::TokensGained{.who = who, .count = n});
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    gain(g, cause.actor, count);
    while (more_for && !g.player(cause.actor).hand.empty()) {
      const auto& hand = g.player(cause.actor).hand;
      g.offer_to_choose(Answer::decline);
      for (std::size_t i = 0; i < hand.size(); ++i) {
        if (g.card(hand[i]).symbol == *more_for && (i == 0 || hand[i] != hand[i - 1])) {
          g.offer_to_choose(Answer::discard, of(hand[i], cause.actor));
        }
      }
      const Option choice =
          co_await g.ask(cause.actor, "KNO-SEQ-14"_clause,
                         g.question(Asking::discard_for_tokens, static_cast<int>(*more_for)), kernel::Forced::ask);
      if (answer_of(choice) == Answer::decline) co_return;
      const CardId card{choice.about[0].index};
      discard_card(g, cause.actor, card);
      g.tell("KNO-SEQ-13"_clause, told::Discarded{cause.actor, card});
      gain(g, cause.actor, 1);
    }
  }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-COMP-09"_clause, "KNO-COMP-10"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::tokens; }
  [[nodiscard]] Text describe() const override {
    Text text = say("take {0}", "weź {0:acc}", {Counted{count, nouns::token()}});
    if (!more_for) return text;
    const Text more = say("; you may discard any number of cards with the symbol “{0}” to take 1 more for each",
                          "; możesz odrzucić dowolną liczbę kart z symbolem „{0}”, aby za każdą wziąć 1 więcej",
                          {symbol_text(*more_for)});
    return {text.en + more.en, text.pl + more.pl};
  }
};

// ---- spend_tokens: {up_to: n, each: [effects]} --------------------------------------------------------------------
EffectPtr parse_spend(const Document& node, Diagnostics& diagnostics);

struct SpendTokens final : Effect {
  int most = 1;
  Effects each;
  Task<> resolve(Knockdown& g, Cause cause) const override {
    const int spent = co_await spend(g, cause.actor, most);
    for (int n = 0; n < spent; ++n) co_await resolve_all(g, each, cause);
  }
  [[nodiscard]] bool may_damage() const override { return deals_damage(each); }
  [[nodiscard]] Clauses clauses() const override {
    Clauses all = {"KNO-SEQ-14"_clause, "KNO-COMP-09"_clause};
    cite(each, all);
    return all;
  }
  [[nodiscard]] Sign sign() const override { return each.front()->sign(); }
  [[nodiscard]] Text describe() const override {
    std::vector<Text> parts;
    for (const auto& effect : each) parts.push_back(effect->describe());
    return say("you may discard up to {0}; for each of them {1}", "możesz odrzucić do {0:gen}; za każdy z nich {1}",
               {Counted{most, nouns::token()}, kernel::join_and(parts)});
  }
};

// ---- if_adjacent: [effects] ---------------------------------------------------------------------------------------
EffectPtr parse_if_adjacent(const Document& node, Diagnostics& diagnostics);

struct IfAdjacent final : Effect {
  Effects then;
  Task<> resolve(Knockdown& g, Cause cause) const override {
    if (g.distance() == 1) co_await resolve_all(g, then, cause);
  }
  [[nodiscard]] bool may_damage() const override { return deals_damage(then); }
  [[nodiscard]] Clauses clauses() const override {
    Clauses all;
    cite(then, all);
    return all;
  }
  [[nodiscard]] Sign sign() const override { return then.front()->sign(); }
  [[nodiscard]] Text describe() const override {
    const Text text{"if the opponent is now adjacent, ", "jeśli przeciwnik stoi teraz na sąsiednim polu, "};
    std::vector<Text> parts;
    for (const auto& effect : then) {
      parts.push_back(parts.empty() ? effect->describe_of_named_opponent() : effect->describe());
    }
    const Text all = kernel::join_and(parts);
    return {text.en + all.en, text.pl + all.pl};
  }
};

// ---- pin: true ----------------------------------------------------------------------------------------------------
struct Pin final : Effect {
  static EffectPtr parse(const Document& node, Diagnostics& diagnostics) {
    read_true(node, diagnostics);
    return std::make_unique<Pin>();
  }
  Task<> resolve(Knockdown& g, Cause cause) const override {
    const Seat target = g.opponent_of(cause.actor);
    g.player(target).pinned = true;
    g.tell("KNO-GOLD-01"_clause, told::Pinned{target, cause.source});
    co_return;
  }
  [[nodiscard]] Clauses clauses() const override { return {"KNO-GOLD-01"_clause}; }
  [[nodiscard]] Sign sign() const override { return Sign::pin; }
  [[nodiscard]] Text describe() const override {
    return {"the opponent may not take Move actions in their next turn (dashes are allowed)",
            "przeciwnik nie może w swojej następnej turze wykonywać akcji Ruch (Zrywy są dozwolone)"};
  }
  [[nodiscard]] Text describe_of_named_opponent() const override {
    return {"they may not take Move actions in their next turn (dashes are allowed)",
            "nie może on w swojej następnej turze wykonywać akcji Ruch (Zrywy są dozwolone)"};
  }
};

// ---- vocabularies -------------------------------------------------------------------------------------------------
constexpr std::array kAttackWords = {
    Word{"damage", DealDamage::parse_for_attack},
    Word{"back", Back::parse},
    Word{"forward", Forward::parse},
    Word{"jump", Jump::parse},
    Word{"move", MoveSelf::parse},
    Word{"move_opponent", MoveOpponent::parse},
    Word{"put_opponent_adjacent", PutOpponent::parse},
    Word{"opponent_discards", OpponentDiscards::parse},
    Word{"opponent_reveals", OpponentReveals::parse},
    Word{"remove_own", RemoveOwn::parse},
    Word{"choose", parse_choose},
    Word{"gain_tokens", GainTokens::parse},
    Word{"spend_tokens", parse_spend},
    Word{"if_adjacent", parse_if_adjacent},
    Word{"pin", Pin::parse},
};

Effects parse_part(const Document& node, Diagnostics& diagnostics) {
  if (!node.is_list() || node.size() == 0) {
    diagnostics.error(node, "expected a list of effects, found " + kernel::describe(node));
    return {};
  }
  return parse_effects(node.items(), attack_vocabulary(), diagnostics);
}

EffectPtr parse_choose(const Document& node, Diagnostics& diagnostics) {
  auto effect = std::make_unique<Choose>();
  if (!node.is_list() || node.size() < 2) {
    diagnostics.error(node, "expected a list of at least two lists of effects, found " + kernel::describe(node));
    return nullptr;
  }
  for (const Document& part : node.items()) effect->parts.push_back(parse_part(part, diagnostics));
  return effect;
}

EffectPtr parse_spend(const Document& node, Diagnostics& diagnostics) {
  auto effect = std::make_unique<SpendTokens>();
  Reader r(node, diagnostics, "spending of tokens");
  effect->most = static_cast<int>(r.integer("up_to", 1, kMost));
  effect->each = parse_part(r.any("each"), diagnostics);
  r.finish();
  return effect;
}

EffectPtr parse_if_adjacent(const Document& node, Diagnostics& diagnostics) {
  auto effect = std::make_unique<IfAdjacent>();
  effect->then = parse_part(node, diagnostics);
  return effect;
}

}  // namespace

int read_number(const Document& node, Diagnostics& diagnostics, std::int64_t most) {
  if (node.is_int() && node.as_int() >= 1 && node.as_int() <= most) return static_cast<int>(node.as_int());
  diagnostics.error(node,
                    "expected a whole number from 1 to " + std::to_string(most) + ", found " + kernel::describe(node));
  return 1;
}

// Verbs without an argument are written `verb: true`.
void read_true(const Document& node, Diagnostics& diagnostics) {
  if (!node.is_bool() || !node.as_bool()) diagnostics.error(node, "expected true, found " + kernel::describe(node));
}

EffectPtr parse_skill_damage(const Document& node, Diagnostics& d) { return DealDamage::parse(node, d, true); }
EffectPtr parse_move(const Document& node, Diagnostics& d) { return MoveSelf::parse(node, d); }
EffectPtr parse_remove_own(const Document& node, Diagnostics& d) { return RemoveOwn::parse(node, d); }

void cite(const Effects& effects, Clauses& clauses) {
  for (const auto& effect : effects) {
    for (const Clause clause : effect->clauses()) {
      if (std::ranges::find(clauses, clause) == clauses.end()) clauses.push_back(clause);
    }
  }
}

Damage sure_damage(const Effects& effects) {
  Damage sum;
  for (const auto& effect : effects) sum = sum + effect->sure_damage();
  return sum;
}

bool may_damage(const Effects& effects) {
  return std::ranges::any_of(effects, [](const auto& effect) { return effect->may_damage(); });
}

Effects parse_effects(std::span<const Document> nodes, std::span<const Word> vocabulary, Diagnostics& diagnostics) {
  Effects effects;
  for (const Document& node : nodes) {
    const Word* word = script::find_row(node, "effect", vocabulary, diagnostics);
    if (!word) continue;
    if (auto effect = word->parse(node.entries()[0].value, diagnostics)) effects.push_back(std::move(effect));
  }
  return effects;
}

Task<> resolve_all(Knockdown& g, const Effects& effects, Cause cause) {
  for (const auto& effect : effects) co_await effect->resolve(g, cause);
}

Text describe_all(const Effects& effects) {
  Text text;
  for (const auto& effect : effects) {
    const Text sentence = script::sentence(effect->describe());
    if (!text.en.empty()) text = script::operator+(text, {" ", " "});
    text = script::operator+(text, sentence);
  }
  return text;
}

std::span<const Word> attack_vocabulary() { return kAttackWords; }

}  // namespace kostka::games::knockdown
