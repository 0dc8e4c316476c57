// Rows of small numbers that stand in one word each: values, work and ends beside the same rules
// looked at one by one, and beside plain recursion over their moves.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "rules/own/own_packed.hpp"

#include <nimber/rule.hpp>

#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace nimber;

namespace {

/// Never a move, but a result: no rule with it is packed.
const std::string never = "|len(x)<0;=>x[1..1]";

/// What asking for one row gives, and what it costs.
struct Answer {
  Ready ready = Ready::never;
  std::optional<Value> value;
  std::uint64_t examined = 0;
  std::uint64_t steps = 0;
  Bound bound = Bound::none;
  std::uint64_t number = 0;

  bool operator==(const Answer&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Answer& a) {
  return out << static_cast<int>(a.ready) << " " << (a.value ? std::to_string(*a.value) : "-")
             << " by " << a.examined << " in " << a.steps << ", " << text(a.bound) << " "
             << a.number;
}

Answer ask(const Rule& rule, const State& row, std::uint64_t limit, std::uint64_t step) {
  Work work(limit);
  Answer out;
  out.ready = Ready::pending;
  for (; out.ready == Ready::pending; ++out.steps) {
    work.open_step(step);
    out.ready = rule.theory().prepare(row, work);
  }
  out.examined = work.examined();
  out.bound = work.bound();
  out.number = work.bound_number();
  if (out.ready != Ready::yes) return out;
  std::vector<Component> parts;
  rule.theory().components(row, parts);
  if (parts.at(0).value) out.value = parts[0].value;
  return out;
}

State state_of(const OwnPart& row) {
  State out = {row.size()};
  for (const std::int64_t n : row) out.push_back(static_cast<std::uint64_t>(n));
  return out;
}

/// Is this one of the rules that are packed?
bool packs(const std::string& text, const OwnPart& row) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  const auto rule = OwnRule::read(*reader);
  INFO(text);
  REQUIRE(rule);
  OwnKnown known(*rule);
  return OwnPacked(*rule, known).make_tables(row);
}

class Maker {
 public:
  explicit Maker(std::uint64_t seed) : random_(seed) {}

  std::size_t below(std::size_t n) { return random_() % n; }
  std::string one_of(const std::vector<std::string>& list) { return list[below(list.size())]; }

  std::string way(bool goes_down) {
    std::string out;
    out += one_of({"", "", "run(x,1)<3;", "sum(x)<7;", "count(x,0)>1;", "x[1]!=1||x[2]==0;",
                   "max(x)<3;", "xor(x)<2;", "6/x[1]>2;", "len(x)>3;"});
    const bool two = below(3) == 0;
    out += one_of({"i=1..len(x);", "i=1..len(x);", "i=2..len(x)-1;", "i=1,3..len(x);",
                   "i=len(x)/2..len(x);", "i=-1..len(x)+1;", "i=1..len(x);i%2==1;"});
    if (below(2) == 0) out += one_of({"x[i]==0;", "x[i]>0;", "x[i]!=x[i+1];", "x[i]+x[i-1]<3;"});
    if (two) {
      out += one_of({"j=i+1..len(x);", "j=1..2;", "j=1..i-1;", "j=i-1,i+1;", "j=2..1,i+1;"});
      if (below(2) == 0) out += one_of({"x[j]!=2;", "j!=i;", "x[j]>0||i>j;", "2/x[j]>0;"});
    } else {
      out += one_of({"", "", "k=1..2;", "k=2,1;"});
    }
    const bool chosen = out.find("k=") != std::string::npos;
    const std::string other = two ? "j" : "i+1";
    if (goes_down)
      return out + one_of({"x[i]=x[i]-1", "x[i]-=1", "x[i]-=if(it>1,2,1)", "x[i]=it/2",
                           "x[i]-=1;x[" + other + "]=0", "x[i]-=1;x[" + other + "]-=it/2",
                           chosen ? "x[i]-=2*k-k" : "x[i..i+1]=it-1", "x[i]-=2/it"});
    return out + one_of({"x[i]=1", "x[i]=2", "x[i]=1-it", "x[i]+=1", "x[i]=x[" + other + "]",
                         "x[i]=3-x[i];x[" + other + "]=1", "x[i]=1;x[" + other + "]-=1",
                         chosen ? "x[i]=k" : "x[i..i+1]=1", chosen ? "x[i]=it+k" : "x[i]=9",
                         "x[i]+=1;x[i]-=2", "x[i]=1;x[i]+=1", "x[i]=5/it"});
  }
  std::string rule(bool goes_down) {
    std::string out = "x[];" + way(goes_down);
    if (below(2) == 0) out += "|" + way(goes_down);
    if (below(12) == 0) out += "|i=1..len(x);x[i]>0;=>x[1..i-1]+x[i+1..len(x)]";
    return out;
  }
  /// Mostly one that is packed.
  std::string some_rule(bool goes_down) {
    std::string out = rule(goes_down);
    while (below(6) != 0 && !packs(out, OwnPart(7, 1))) out = rule(goes_down);
    return out;
  }
  OwnPart row(std::size_t most) {
    OwnPart out(most - below(4));
    const std::size_t largest = below(12) == 0 ? 6 : 1 + below(3);
    for (std::int64_t& n : out) n = static_cast<std::int64_t>(below(largest + 1));
    return out;
  }

 private:
  std::mt19937_64 random_;
};

/// The value by mex over the moves of the rule.
Value plain_value(const Rule& rule, const State& row, std::map<State, Value>& known) {
  const auto found = known.find(row);
  if (found != known.end()) return found->second;
  std::set<Value> seen;
  rule.each_move(row, 0, MoveSink([&](const Move& move) {
                   State after = rule.after(row, move);
                   Value sum = 0;
                   for (std::size_t at = 0; at < after.size();) {
                     const auto from = after.begin() + static_cast<std::ptrdiff_t>(at);
                     const State part(from, from + 1 + static_cast<std::ptrdiff_t>(*from));
                     at += part.size();
                     sum ^= plain_value(rule, part, known);
                   }
                   seen.insert(sum);
                   return true;
                 }));
  Value mex = 0;
  while (seen.contains(mex)) ++mex;
  return known[row] = mex;
}

}  // namespace

TEST_CASE("Which rules of rows are packed", "[own]") {
  const OwnPart row(16, 0);
  CHECK(packs("x[];run(x,1)<3;i=1..len(x);x[i]==0;x[i]=1", row));
  CHECK(packs("x[];i=1..len(x)-1;x[i]==1&&x[i+1]==0;x[i]=0;x[i+1]=1", row));
  CHECK(packs("x[];i=1..len(x);k=1,2;x[i]==0;x[i]=k", row));
  CHECK(packs("x[];i=1..len(x);i%2==0;j=i-2..i-1;x[j]>0;x[i]=x[j];x[j]=0", row));
  // The numbers grow, a choice or the cells depend on cells, a part is left, or the cells are far
  // from each other.
  CHECK_FALSE(packs("x[];i=1..len(x);x[i]+=1", row));
  CHECK_FALSE(packs("x[];i=1..x[1];x[i]-=1", row));
  CHECK_FALSE(packs("x[];i=1..3;x[x[i]]-=1", row));
  CHECK_FALSE(packs("x[];i=1..3;x[x[i]+1]==0;x[i]=1", row));
  CHECK_FALSE(packs("x[];i=1..len(x);sum(x)<i;x[i]=1", row));
  CHECK_FALSE(packs("x[];i=1..len(x);x[i]>0;x[i]-=1|=>x[1..2]", row));
  CHECK_FALSE(packs("x[];i=1..3;x[i]==0&&x[i+12]==0;x[i]=1", row));
  CHECK_FALSE(packs("x{};i=1..len(x);x[i]>0;x[i]-=1", row));
  CHECK_FALSE(packs("x[];i=1..3;x[i]>0;x[i]-=1", OwnPart(16, 9)));
  CHECK(packs("x[];i=1..3;x[i]>0;x[i]-=1", OwnPart(5, 9)));
}

TEST_CASE("Packed rows agree with the same rule looked at one by one, and cost as much", "[own]") {
  Maker maker(33);
  std::size_t packed = 0;
  std::size_t settled = 0;
  std::size_t ended = 0;
  std::size_t endless = 0;
  std::size_t paused = 0;
  for (std::size_t round = 0; round < plain::share(1'200); ++round) {
    const std::string text = maker.some_rule(maker.below(2) == 0);
    INFO(text);
    const RulePtr ours = plain::fresh_rule("own", text);
    const RulePtr other = plain::fresh_rule("own", text + never);
    const std::size_t most = 5 + maker.below(7);
    for (int turn = 0; turn < 6; ++turn) {
      const OwnPart row = maker.row(most);
      std::uint64_t limit = 60'000;
      if (maker.below(3) == 0) limit = 200 + maker.below(6'000);
      const std::uint64_t step = maker.below(2) == 0 ? limit : 1 + maker.below(900);
      INFO(Catch::StringMaker<OwnPart>::convert(row) << " limit " << limit << " step " << step);
      const Answer a = ask(*ours, state_of(row), limit, step);
      CHECK(a == ask(*other, state_of(row), limit, step));
      if (a.examined < 1'000 || !packs(text, row)) continue;
      ++packed;
      settled += a.value.has_value();
      ended += a.ready == Ready::never && a.bound == Bound::none;
      endless += a.ready == Ready::yes && !a.value;
      paused += a.steps > 2;
    }
  }
  CHECK(packed > plain::floor_of_share(600));
  CHECK(settled > plain::floor_of_share(200));
  CHECK(ended > plain::floor_of_share(100));
  CHECK(endless > plain::floor_of_share(20));
  CHECK(paused > plain::floor_of_share(100));
}

TEST_CASE("Packed rows that come again late", "[own]") {
  // Only rows whose last cell is empty come again: the walk fills that one first.
  const std::string text =
      "x[];i=2..len(x);x[i]==0;x[i]=1|i=1..1;x[i]==0;x[i]=2|x[len(x)]==0;i=1..1;x[i]>1;x[i]=5-x[i]";
  for (std::size_t cells = 7; cells <= 11; ++cells) {
    const RulePtr ours = plain::fresh_rule("own", text);
    const RulePtr other = plain::fresh_rule("own", text + never);
    CHECK(packs(text, OwnPart(cells, 0)));
    for (const std::uint64_t limit : {std::uint64_t{3'000}, default_limit}) {
      for (const std::int64_t first : {0, 2, 0}) {
        OwnPart row(cells, 0);
        row[0] = first;
        INFO(cells << " cells, limit " << limit);
        const Answer a = ask(*ours, state_of(row), limit, 1'000);
        CHECK(a == ask(*other, state_of(row), limit, 1'000));
        if (limit == default_limit) CHECK(a.ready == Ready::yes);
      }
    }
    CHECK(ours->loops() != nullptr);
    CHECK(other->loops() != nullptr);
  }
}

TEST_CASE("Packed rows against plain recursion over their moves", "[own]") {
  Maker maker(7);
  std::size_t packed = 0;
  for (std::size_t round = 0; round < plain::share(400); ++round) {
    const std::string text = maker.some_rule(true);
    const RulePtr rule = plain::fresh_rule("own", text);
    std::map<State, Value> known;
    for (int turn = 0; turn < 3; ++turn) {
      const OwnPart row = maker.row(9);
      INFO(text << ":" << Catch::StringMaker<OwnPart>::convert(row));
      const Answer answer = ask(*rule, state_of(row), default_limit, default_limit);
      REQUIRE(answer.ready == Ready::yes);
      CHECK(answer.value == plain_value(*rule, state_of(row), known));
      packed += answer.examined > 1'000 && packs(text, row);
    }
  }
  CHECK(packed > plain::floor_of_share(100));
}
