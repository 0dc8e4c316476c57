// Winning strategies: small, closed, right by plain recursion, and refused by their verifier where
// they are forged.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "answers/random_position.hpp"
#include "records/json_sink.hpp"
#include "records/laws/strategy.hpp"
#include "strategies/strategy.hpp"
#include "strategies/strategy_claim.hpp"
#include "strategies/strategy_verifier.hpp"

#include <random>

using namespace nimber;

namespace {

Result<Strategy> found(const std::string& text, StrategyForm form = StrategyForm::positions,
                       std::uint64_t limit = default_limit, std::uint64_t step = 1'000'000) {
  INFO(text);
  StrategySearch search(plain::position(text), form, limit);
  while (!search.step(step).done) {}
  return search.result();
}

std::string json(const Strategy& strategy) {
  JsonSink sink;
  write(sink, strategy);
  return sink.json();
}

StrategyFault fault(Strategy strategy) {
  StrategyVerifier verifier(std::move(strategy));
  while (!verifier.step(1000).done) {}
  return verifier.fault();
}
StrategyFault::Kind wrong(Strategy strategy) { return fault(std::move(strategy)).kind; }

std::string code(const Result<Strategy>& result) {
  return result ? "found" : std::string(text(result.error().code));
}

/// Positions of all kinds of boards, both conventions, all ways to play a sum; without draws.
const std::vector<std::string>& kinds() {
  static const std::vector<std::string> list = {
      "nim:1,2,3",
      "nim:2,2,1~misere",
      "nim:3,2~every",
      "nim:3,2~first",
      "nim:2,2,1~some",
      "nim:2,2,2~most/2",
      "take/1..3:9+nim:2",
      "take/1,3,4:9,5",
      "take/1,3,4:7,5~misere",
      "custom/2*k>=n:9,4",
      "octal/0.77:7,3",
      "octal/0.77:6,2~misere",
      "octal/4.4:5",
      "octal/0.77:4,3~some",
      "grundy:9",
      "grundy:7,5~misere",
      "lasker:4,3",
      "wythoff:4,6",
      "wythoff:3,4~misere",
      "stairs:2,1,2",
      "strip:2,4,7",
      "monks:1,4,7",
      "hill/2:1,3,4",
      "graph/a-b,a-c,b-c,c-d:a,b",
      "coins/turtles:HTHHT",
      "coins/ruler:HTHH~misere",
      "nimble:0,3,3,4",
      "fibonacci:9,8",
      "hackenbush:0-a,a-b,a-c,0-d",
      "nodekayles:a-b,b-c,c-d,d-e,a-f",
      "arckayles:a-b,b-c,c-d,d-a,a-e",
      "geography/a-b,b-c,c-d,a-c,b-d,d-e:a",
      "corners:2.2,1.2",
      "own/n;k=1..3;n-=k:7,5",
      "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):7~misere",
      "row/..->oo:.......",
      "grid/..->oo;turn:.../...",
      "grid/..->oo;turn:.../...~misere",
      "row/x.->.x:xx..x.",
      "take/1..3:5+octal/0.77:4+strip:2,4",
      "take/1..3:5+nim:2~every",
  };
  return list;
}

/// A random position like that one; itself where edges are its state.
std::string random_like(const std::string& kind, std::mt19937_64& random) {
  const Position like = plain::position(kind);
  for (const Term& term : like.terms) {
    const std::string_view game = term.rule->game().name;
    if (game == "hackenbush" || game == "nodekayles" || game == "arckayles" ||
        game == "geography" || game == "hill" || game == "fibonacci")
      return kind;
  }
  const std::string text = print(random_position(like, 2 + random() % 6, random()));
  return plain::reachable(text, 3000).size() < 3000 ? text : kind;
}

}  // namespace

TEST_CASE("A strategy is told as the contract has it") {
  CHECK(
      json(*found("take/1,2:4")) ==
      R"({"position": "take/1,2:4", "winner": "first", "first": "take/1,2:3", "lost": [)"
      R"({"position": "take/1,2:3", "rank": 1, "replies": [["take/1,2:2", "take/1,2:0"], )"
      R"(["take/1,2:1", "take/1,2:0"]]}, {"position": "take/1,2:0", "rank": 0, "replies": []}]})");
  CHECK(json(*found("nim:1,1")) ==
        R"({"position": "nim:1,1", "winner": "second", "first": null, "lost": [)"
        R"({"position": "nim:1,1", "rank": 1, "replies": [["nim:0,1", "nim:0,0"], )"
        R"(["nim:1,0", "nim:0,0"]]}, {"position": "nim:0,0", "rank": 0, "replies": []}]})");
  CHECK(json(*found("nim:1~misere")) ==
        R"({"position": "nim:1~misere", "winner": "second", "first": null, "lost": [)"
        R"({"position": "nim:1~misere", "rank": 0, "replies": [["nim:0~misere", null]]}]})");
  CHECK(json(*found("nim:0~misere")) ==
        R"({"position": "nim:0~misere", "winner": "first", "first": null, "lost": []})");
  CHECK(json(*found("take/1:2", StrategyForm::values)) ==
        R"({"position": "take/1:2", "winner": "second", "first": null, "lost": [], "values": [)"
        R"({"term": "take/1:0", "value": 0, "by": []}, {"term": "take/1:1", "value": 1, "by": )"
        R"([[0, "take/1:0"]]}, {"term": "take/1:2", "value": 0, "by": []}]})");
}

TEST_CASE("Strategies of a thousand random positions are right, and verified") {
  std::mt19937_64 random(28);
  std::map<std::string, bool> seen;
  const std::size_t rounds = plain::share(1000);
  for (std::size_t i = 0; i < rounds; ++i) {
    const std::string text = random_like(kinds()[i % kinds().size()], random);
    INFO(text);
    const auto strategy = found(text);
    REQUIRE(code(strategy) == "found");
    CHECK(strategy->first_wins == plain::wins(text, seen));
    const auto read = read_strategy(json(*strategy));
    REQUIRE(read);
    const StrategyFault verdict = fault(*read);
    INFO(nimber::text(verdict.kind)
         << " " << verdict.at.value_or("") << " -> " << verdict.move.value_or(""));
    REQUIRE(verdict.kind == StrategyFault::Kind::none);

    // The same without the verifier.
    std::map<std::string, const Strategy::Lost*> listed;
    for (const auto& entry : strategy->lost) listed[entry.position] = &entry;
    REQUIRE(listed.size() == strategy->lost.size());
    if (!strategy->first_wins) REQUIRE(listed.count(text) == 1);
    if (strategy->first) {
      REQUIRE(listed.count(*strategy->first) == 1);
      REQUIRE(plain::winning_options(text, seen).count(*strategy->first) == 1);
    }
    for (const auto& entry : strategy->lost) {
      REQUIRE_FALSE(plain::wins(entry.position, seen));
      const auto options = plain::options(entry.position);
      std::set<std::string> answered;
      for (const auto& reply : entry.replies) {
        answered.insert(reply.move);
        const auto wins = plain::winning_options(reply.move, seen);
        if (reply.reply) {
          REQUIRE(wins.count(*reply.reply) == 1);
          REQUIRE(listed.at(*reply.reply)->rank < entry.rank);
        } else {
          REQUIRE(plain::options(reply.move).empty());
        }
      }
      REQUIRE(answered == std::set<std::string>(options.begin(), options.end()));
      REQUIRE(answered.size() == entry.replies.size());
    }
  }
}

TEST_CASE("Values that stand in for positions are right, and verified") {
  std::map<std::string, Value> seen;
  for (const char* text :
       {"nim:3,4,5", "take/1..3:9+nim:2", "octal/0.77:9,4", "grundy:12,7", "octal/4.4:6+lasker:5",
        "graph/a-b,a-c,b-c,c-d:a,b", "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):8", "stairs:2,1,2",
        "wythoff:3,4+nim:1", "grid/..->oo;turn:.../...", "nim:0", "nim:2,2"}) {
    INFO(text);
    const auto strategy = found(text, StrategyForm::values);
    REQUIRE(code(strategy) == "found");
    CHECK(strategy->first_wins == (plain::value(text, seen) != 0));
    for (const auto& entry : strategy->values) {
      REQUIRE(plain::value(entry.term, seen) == entry.value);
      REQUIRE(entry.by.size() == entry.value);
      const auto options = plain::options(entry.term);
      for (const auto& [value, term] : entry.by) {
        CHECK(std::find(options.begin(), options.end(), term) != options.end());
        REQUIRE(plain::value(term, seen) == value);
      }
    }
    if (strategy->first) CHECK(plain::value(*strategy->first, seen) == 0);
    const auto read = read_strategy(json(*strategy));
    REQUIRE(read);
    REQUIRE(wrong(*read) == StrategyFault::Kind::none);
  }
}

TEST_CASE("Known strategies are as small as they can be") {
  for (const std::uint64_t n : {1u, 2u, 5u, 30u, 200u}) {
    const std::string heap = std::to_string(n);
    CHECK(found("nim:" + heap + "," + heap)->lost.size() == n + 1);
    CHECK(found("take/1..3:" + std::to_string(4 * n))->lost.size() == n + 1);
  }
  CHECK(found("nim:5~misere")->lost.size() == 1);
}

namespace {

/// The fewest lost positions that are closed, by trying all ways.
class Fewest {
 public:
  explicit Fewest(std::map<std::string, bool>& seen) : seen_(seen) {}
  std::size_t of(const std::string& text) {
    best_ = 9;
    if (plain::wins(text, seen_)) {
      for (const auto& first : plain::winning_options(text, seen_)) try_with({}, {first});
    } else {
      try_with({}, {text});
    }
    return best_;
  }

 private:
  void try_with(const std::set<std::string>& done, std::set<std::string> open) {
    if (done.size() + open.size() >= best_) return;
    if (open.empty()) {
      best_ = done.size();
      return;
    }
    const std::string here = *open.begin();
    open.erase(open.begin());
    auto with = done;
    with.insert(here);
    const auto options = plain::options(here);
    answer(with, open, {options.begin(), options.end()});
  }
  void answer(const std::set<std::string>& done, const std::set<std::string>& open,
              std::set<std::string> moves) {
    if (done.size() + open.size() >= best_) return;
    while (!moves.empty()) {
      const auto answers = plain::winning_options(*moves.begin(), seen_);
      moves.erase(moves.begin());
      const auto known = [&](const std::string& to) { return done.count(to) + open.count(to) > 0; };
      if (answers.empty() || std::any_of(answers.begin(), answers.end(), known)) continue;
      for (const auto& to : answers) {
        auto more = open;
        more.insert(to);
        answer(done, more, moves);
      }
      return;
    }
    try_with(done, open);
  }
  std::map<std::string, bool>& seen_;
  std::size_t best_ = 0;
};

}  // namespace

TEST_CASE("Strategies are hardly larger than the smallest") {
  std::mt19937_64 random(5);
  std::map<std::string, bool> seen;
  Fewest fewest(seen);
  std::size_t ours = 0;
  std::size_t smallest = 0;
  std::size_t tried = 0;
  for (std::size_t i = 0; i < plain::share(300); ++i) {
    const std::string text = random_like(kinds()[i % kinds().size()], random);
    INFO(text);
    if (plain::reachable(text, 80).size() >= 80) continue;
    const std::size_t least = fewest.of(text);
    if (least >= 9) continue;
    const auto strategy = found(text);
    REQUIRE(strategy);
    REQUIRE(strategy->lost.size() >= least);
    ours += strategy->lost.size();
    smallest += least;
    ++tried;
  }
  INFO(ours << " beside " << smallest << " in " << tried);
  CHECK(tried >= plain::floor_of_share(60));
  CHECK(20 * ours <= 21 * smallest);
}

TEST_CASE("No circle is taken for a win") {
  // From b to a and back for ever, but the winner hurries to c.
  for (const char* text : {"graph/a-b,b-a,a-c,b-c,c-d:a", "graph/a-b,b-a,b-c,c-b,b-d,c-e,e-d:b",
                           "graph/a-b,b-c,c-a,a-d,b-d:a,b", "row/.->x,x->.;until=xx:....",
                           "row/.x->x.,.->x:.x..", "own/n;n<6;n+=1|n>0;n-=1|n>1;n-=2:3",
                           "graph/a-b,b-a,a-c,b-c,c-d:a~misere", "graph/a-b,b-a,a-c:a+nim:2"}) {
    INFO(text);
    const auto analysed = analyze(plain::position(text));
    REQUIRE(analysed);
    const auto strategy = found(text);
    if (analysed->outcome == Outcome::D) {
      CHECK(code(strategy) == "no-winner");
      continue;
    }
    REQUIRE(code(strategy) == "found");
    CHECK(strategy->first_wins == analysed->player_to_move_wins());
    CHECK(wrong(*strategy) == StrategyFault::Kind::none);
  }
  CHECK(code(found("graph/a-b,b-a:a")) == "no-winner");
  CHECK(code(found("graph/a-b,b-a:a~misere")) == "no-winner");
  CHECK(code(found("graph/a-b,b-a:a", StrategyForm::values)) == "no-winner");
}

namespace {

using Lost = std::vector<Strategy::Lost>;

/// One change that no strategy survives; "" where this one has no place for it.
std::string forge(Strategy& s, std::mt19937_64& random) {
  std::set<std::string> listed;
  std::set<std::string> used;
  if (s.first) used.insert(*s.first);
  if (!s.first_wins) used.insert(s.position);
  for (const auto& entry : s.lost) listed.insert(entry.position);
  if (s.lost.empty()) return "";
  Strategy::Lost& entry = s.lost[random() % s.lost.size()];
  const bool has = !entry.replies.empty();
  const std::size_t at = has ? random() % entry.replies.size() : 0;
  switch (random() % 14) {
    case 0: s.first_wins = !s.first_wins; return "winner";
    case 1:
      if (!s.first) return "";
      s.first.reset();
      return "no first";
    case 2: {
      // A position that something leads to.
      for (const auto& from : s.lost) {
        for (const auto& reply : from.replies) {
          if (reply.reply) used.insert(*reply.reply);
        }
      }
      if (used.count(entry.position) == 0) return "";
      s.lost.erase(s.lost.begin() + (&entry - s.lost.data()));
      return "unlisted";
    }
    case 3:
      if (!has) return "";
      entry.replies.erase(entry.replies.begin() + static_cast<std::ptrdiff_t>(at));
      return "no answer";
    case 4:
      if (!has || !entry.replies[at].reply) return "";
      entry.replies[at].reply.reset();
      return "null answer";
    case 5:
      if (!has) return "";
      entry.replies[at].reply = entry.replies[at].move;
      return "own move";
    case 6:
      if (!has) return "";
      entry.replies[at].reply = entry.position;
      return "back";
    case 7:
      if (!has) return "";
      entry.replies.push_back(entry.replies[at]);
      return "twice";
    case 8: s.lost.push_back(entry); return "listed twice";
    case 9:
      entry.replies.push_back({s.position, s.lost.back().position});
      return "a move that is none";
    case 10: {
      if (!has || !entry.replies[at].reply) return "";
      for (auto& other : s.lost) {
        if (other.position == *entry.replies[at].reply) other.rank = entry.rank;
      }
      return "rank";
    }
    case 11: entry.position += "0"; return "another position";
    case 12:
      if (s.first_wins || !s.first) s.first = s.position;
      return "first stays";
    default: {
      // A won position among the lost ones, with answers as they come.
      if (!has) return "";
      Strategy::Lost won{entry.replies[at].move, entry.rank + 1, {}};
      for (const auto& to : plain::options(won.position))
        won.replies.push_back({to, entry.position});
      s.lost.push_back(won);
      return "a won one";
    }
  }
}

}  // namespace

TEST_CASE("A thousand forged strategies are refused") {
  std::mt19937_64 random(1000);
  std::map<std::string, int> times;
  const auto rounds = static_cast<int>(plain::share(1000));
  for (int refused = 0; refused < rounds;) {
    const std::string text = random_like(kinds()[random() % kinds().size()], random);
    auto strategy = found(text);
    REQUIRE(strategy);
    const std::string how = forge(*strategy, random);
    if (how.empty()) continue;
    INFO(text << ": " << how << "\n" << json(*strategy));
    REQUIRE(wrong(*strategy) != StrategyFault::Kind::none);
    ++times[how];
    ++refused;
  }
  CHECK(times.size() >= 10);
}

TEST_CASE("The verifier says the first place that is wrong") {
  using Kind = StrategyFault::Kind;
  const Strategy right = *found("take/1,2:3");
  REQUIRE(wrong(right) == Kind::none);
  const auto with = [&](const auto& change) {
    Strategy strategy = right;
    change(strategy);
    return fault(strategy);
  };
  StrategyFault seen = with([](Strategy& s) { s.lost[0].replies[0].reply = "take/1,2:1"; });
  CHECK(seen.kind == Kind::not_listed);
  CHECK(seen.at == "take/1,2:3");
  CHECK(seen.move == "take/1,2:1");
  seen = with([](Strategy& s) { s.lost[0].replies.pop_back(); });
  CHECK(seen.kind == Kind::missing);
  CHECK(seen.move == "take/1,2:1");
  CHECK(with([](Strategy& s) { s.lost[0].rank = 0; }).kind == Kind::rank);
  CHECK(with([](Strategy& s) { s.first = "take/1,2:2"; }).kind == Kind::bad_first);
  CHECK(with([](Strategy& s) { s.position = "take/1,2: 3"; }).kind == Kind::bad_position);
  CHECK(with([](Strategy& s) { s.position = "take/1,2:2"; }).kind == Kind::not_listed);
  CHECK(with([](Strategy& s) { s.lost.pop_back(); }).kind == Kind::not_listed);
  CHECK(with([](Strategy& s) { s.lost.push_back(s.lost.back()); }).kind == Kind::repeated);
  seen = with([](Strategy& s) {
    s.lost[1] = {"take/1,2:1", 0, {{"take/1,2:0", std::nullopt}}};
    s.lost[0].replies = {{"take/1,2:2", "take/1,2:1"}, {"take/1,2:1", "take/1,2:1"}};
  });
  CHECK(seen.kind == Kind::no_move);
  CHECK(seen.at == "take/1,2:1");
  // Misère: the end is no place to leave.
  Strategy misere = *found("take/1,2:4~misere");
  REQUIRE(wrong(misere) == Kind::none);
  misere.lost.push_back({"take/1,2:0~misere", 0, {}});
  CHECK(wrong(misere) == Kind::lets_win);

  const Strategy values = *found("nim:1,2", StrategyForm::values);
  const auto valued = [&](const auto& change) {
    Strategy strategy = values;
    change(strategy);
    return wrong(strategy);
  };
  REQUIRE(valued([](Strategy&) {}) == Kind::none);
  CHECK(valued([](Strategy& s) { s.values[2].value = 1; }) == Kind::repeated);
  CHECK(valued([](Strategy& s) { s.values.pop_back(); }) == Kind::no_value);
  CHECK(valued([](Strategy& s) { s.values[2].by.pop_back(); }) == Kind::missing_value);
  CHECK(valued([](Strategy& s) { s.values[2].by[1].second = "nim:0"; }) == Kind::repeated);
  CHECK(valued([](Strategy& s) { s.values[1].by[0].second = "nim:1"; }) == Kind::no_move);
  CHECK(valued([](Strategy& s) {
          s.values[1] = {"nim:1", 0, {}};
          s.values[2] = {"nim:2", 0, {}};
        }) == Kind::same_value);
  CHECK(valued([](Strategy& s) { s.first = "nim:1,0"; }) == Kind::wrong_sum);
  CHECK(valued([](Strategy& s) { s.values.push_back(s.values[0]); }) == Kind::repeated);
  CHECK(valued([](Strategy& s) { s.position += "~misere"; }) == Kind::not_heaps);
}

TEST_CASE("What values say of circles is refused") {
  // Each position has a value that fits those after it, and nobody ever wins.
  Strategy strategy;
  strategy.position = "graph/a-b,b-a:a";
  strategy.first_wins = false;
  strategy.values = {{"graph/a-b,b-a:a", 0, {}}, {"graph/a-b,b-a:b", 1, {{0, "graph/a-b,b-a:a"}}}};
  CHECK(wrong(strategy) == StrategyFault::Kind::circle);
}

TEST_CASE("Strategies have limits") {
  CHECK(code(found("nim:500000,500000")) == "too-large");
  CHECK(code(found("take/1:210000")) == "too-large");
  CHECK(code(found("nim:30,31,32,33", StrategyForm::positions, 20'000)) == "unsettled");
  const auto values = found("octal/0.77:90,80", StrategyForm::any, 2'000'000);
  REQUIRE(code(values) == "found");
  CHECK(values->lost.empty());
  CHECK_FALSE(values->values.empty());
}

TEST_CASE("That a strategy is too large is found early") {
  const std::vector<std::string> sums = {"nim:200000,200000", "nim:500000,500000"};
  for (const std::string& text : plain::share_of(sums)) {
    INFO(text);
    StrategySearch search(plain::position(text));
    Progress progress = search.step(1'000'000);
    while (!progress.done) progress = search.step(1'000'000);
    CHECK(code(search.result()) == "too-large");
    CHECK(progress.examined <= 20'000'000);
  }
}

TEST_CASE("A strategy does not hang on how its work is cut, nor on what was asked before") {
  for (const char* text : {"nim:5,6,7", "octal/0.77:12", "grid/..->oo;turn:..../....",
                           "octal/0.77:9,5~misere", "own/n;k=1..3;n-=k:9,9~every"}) {
    INFO(text);
    const auto whole = found(text);
    REQUIRE(whole);
    CHECK(json(*whole) == json(*found(text, StrategyForm::positions, default_limit, 7)));
  }
}

TEST_CASE("What is no strategy's JSON is told with its column") {
  for (
      const char* text :
      {"", "[]", "{}", R"({"position": "nim:1"})",
       R"({"position": "nim:1", "winner": "third", "first": null, "lost": []})",
       R"({"position": "nim:1", "winner": "first", "first": 3, "lost": []})",
       R"({"position": "nim:1", "winner": "first", "first": null, "lost": [{}]})",
       R"({"position": "nim:1", "winner": "first", "first": null, "lost": [{"position": "nim:0", "rank": 0, "replies": [["a"]]}]})",
       R"({"position": "nim:1", "winner": "first", "first": null, "lost": [{"position": "nim:0", "rank": -1, "replies": []}]})"}) {
    INFO(text);
    const auto read = read_strategy(text);
    REQUIRE_FALSE(read);
    CHECK(read.error().code == ErrorCode::bad_certificate);
    REQUIRE(read.error().args.size() == 2);
    CHECK(read.error().args[1] == "strategy");
  }
}
