#include "catch.hpp"
#include "plain.hpp"

#include <nimber/link.hpp>

#include <fstream>

using namespace nimber;

namespace {

/// What is printed for what was read, or the error as "code@column".
std::string read(const std::string& text) {
  const auto result = read_any(text);
  if (!result)
    return std::string(nimber::text(result.error().code)) + "@" +
           std::to_string(result.error().column);
  if (const auto* rule = std::get_if<RulePtr>(&*result)) return "rule " + (*rule)->text();
  return print(std::get<Position>(*result));
}

struct Case {
  const char* input;
  const char* output;
};

void check(const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    INFO(c.input);
    CHECK(read(c.input) == c.output);
  }
}

}  // namespace

TEST_CASE("what is read leniently is printed one way") {
  check({
      {"nim:3,4,5", "nim:3,4,5"},
      {" nim : 3 4  5 ", "nim:3,4,5"},
      {"nim:3 , 4,5", "nim:3,4,5"},
      {"NIM:003,0", "nim:3,0"},
      {"nim\t:\n3\r\n4", "nim:3,4"},
      {"\uFF4E\uFF49\uFF4D\uFF1A\uFF13\uFF0C\uFF14\u3001\uFF15", "nim:3,4,5"},
      {"\u3000nim:3\u30004", "nim:3,4"},
      {"3 4 5", "nim:3,4,5"},
      {"3", "nim:3"},
      {"3,4+nim:5", "nim:3,4+nim:5"},
      {"{1,3,4} 7 9", "take/1,3,4:7,9"},
      {"{1, 3, 4}:7", "take/1,3,4:7"},
      {"\uFF5B1\uFF0C3\uFF5D7", "take/1,3:7"},
      {"{1,3,4}", "rule take/1,3,4"},
      {"take/1,3,4", "rule take/1,3,4"},
      {"Take/1..3 , Odd : 9", "take/1..3,odd:9"},
      {"take/3,3,1..2,1..2,prime,prime,1..:5", "take/3,1..2,prime,1..:5"},
      {"take/1 3 4:7", "take/1,3,4:7"},
      {"take/01..03:9", "take/1..3:9"},
      {"take/pow2:9", "take/pow2:9"},
      {"nim:3,4~misere", "nim:3,4~misere"},
      {"nim:3 4 \uFF5E MISERE", "nim:3,4~misere"},
      {"nim:3 + nim:4 + take/1:5", "nim:3+nim:4+take/1:5"},
      {"bash/3:21", "take/1..3:21"},
      {"bash/3", "rule take/1..3"},
      {"take/half:12", "custom/2*k>=n:12"},
      {"nim:1000000000000000000", "nim:1000000000000000000"},
      {"custom/ N % K == 0 && k < n : 12", "custom/n%k==0&&k<n:12"},
      {"custom/!(k==2)||gcd( n , 06 )!=1:5+nim:3", "custom/!(k==2)||gcd(n,6)!=1:5+nim:3"},
      {"custom/(n-k)*(n+k)>=k/2-1:5", "custom/(n-k)*(n+k)>=k/2-1:5"},
  });
}

TEST_CASE("what is wrong is said with its place") {
  check({
      {"", "empty@0"},
      {" \t", "empty@0"},
      {"nim", "rule nim"},
      {"take", "missing-rules@5"},
  });
}

TEST_CASE("errors of positions") {
  const std::vector<Case> cases = {
      {":3", "game-expected@1"},
      {"nim:3+", "game-expected@7"},
      {"foo:3", "unknown-game@1"},
      {"nim:3+foo:3", "unknown-game@7"},
      {"n im:3", "bad-character@2"},
      {"nim 3 4", "missing-colon@4"},
      {"nim:", "missing-state@5"},
      {"nim:+nim:3", "missing-state@5"},
      {"nim:,3", "missing-state@5"},
      {"nim:3,", "bad-integer@7"},
      {"nim:3,,4", "bad-integer@7"},
      {"nim:3,4,5x", "bad-integer@10"},
      {"nim:-3", "negative@5"},
      {"nim:3,-3", "negative@7"},
      {"nim:\u22123", "negative@5"},
      {"nim:1000000000000000001", "too-large@5"},
      {"nim:99999999999999999999999999", "too-large@5"},
      {"nim/3:4", "no-rules@4"},
      {"nim:3)", "expected-end@6"},
      {"nim:3~", "expected-end@6"},
      {"nim:3~normal", "expected-end@6"},
      {"nim:3~misere+nim:4", "expected-end@13"},
      {"nim:3?", "expected-end@6"},
      {"take:3", "missing-rules@5"},
      {"take/:3", "missing-rules@6"},
      {"take/0:3", "zero-in-set@6"},
      {"take/0..3:3", "zero-in-set@6"},
      {"take/3..1:3", "reversed-range@6"},
      {"take/1,,3:3", "bad-set@8"},
      {"take/1,x:3", "unknown-set-name@8"},
      {"take/1;3:3", "bad-set@7"},
      {"take/-1:3", "negative@6"},
      {"{}", "empty-set@1"},
      {"{1,3", "bad-set@5"},
      {"bash/0:3", "zero-in-set@6"},
      {"bash:3", "missing-rules@5"},
      {"custom/:3", "missing-rules@8"},
      {"custom/k:3", "not-a-comparison@9"},
      {"custom/k=1:3", "bad-predicate@9"},
      {"custom/k==:3", "bad-predicate@11"},
      {"custom/k==1&&:3", "bad-predicate@14"},
      {"custom/(k==1:3", "bad-predicate@13"},
      {"custom/x==1:3", "unknown-name@8"},
      {"custom/gcd(n)==1:3", "bad-predicate@13"},
      {"custom/k>1000000000000000001:3", "too-large@10"},
      {"nim:3\x01", "control-character@6"},
      {"nim:3\xFF", "bad-encoding@6"},
      {"nim:3\xE2\x98\x83", "bad-character@6"},
  };
  check(cases);
}

TEST_CASE("a term without its colon, by what stands there instead") {
  check({
      {"nim:3+take/1,3", "missing-colon@15"},
      {"nim:3+take/1,3+nim:4", "missing-colon@15"},
      {"nim:3+take/1,3~misere", "missing-colon@15"},
      {"nim:3+take/1,3?", "missing-colon@15"},
      {"nim:3+take/1,3!", "bad-set@15"},
      {"take/1,3+nim:4", "missing-colon@9"},
      {"take/1,3~misere", "missing-colon@9"},
      {"take/1,3?", "expected-end@9"},
      {"take/1,3!", "expected-end@9"},
      {"take/1,3)", "bad-set@9"},
      {"take/odd4", "missing-colon@9"},
      {"take/odd 4", "missing-colon@9"},
      {"take/odd;", "bad-set@9"},
      {"custom/k==1;", "bad-predicate@12"},
      {"custom/k==1 4:3", "bad-predicate@12"},
      {"octal/0.77;", "bad-octal@11"},
      {"graph/a-b;", "bad-graph@10"},
      {"coins/mock;", "missing-colon@11"},
      {"hill/2;", "missing-colon@7"},
      {"nim;", "missing-colon@4"},
      {"nim)3", "missing-colon@4"},
      {"nim3", "missing-colon@4"},
      {"nim 3", "missing-colon@4"},
      {"nom3", "unknown-game@1"},
      {"nim:3+3", "nim:3+nim:3"},
      {"3+{1,3}4", "nim:3+take/1,3:4"},
      {"{1,3}+nim:4", "missing-colon@6"},
      {"{1,3}~misere", "missing-colon@6"},
      {"{1,3})", "bad-set@6"},
      {"{1,3", "bad-set@5"},
      {"{1,3:4", "bad-set@5"},
      {"{}4", "empty-set@1"},
      {"{0}4", "zero-in-set@2"},
  });
}

TEST_CASE("aliases and short forms have their own errors") {
  check({
      {"kayles:9", "octal/0.77:9"},
      {"dawson:9", "octal/0.137:9"},
      {"dawsons-kayles:9", "octal/0.07:9"},
      {"KAYLES", "rule octal/0.77"},
      {"kayles/3:9", "no-rules@7"},
      {"kayles/", "no-rules@7"},
      {"kayles 9", "bad-character@7"},
      {"kayles9", "unknown-game@1"},
      {"nim/", "no-rules@4"},
      {"bash/3:9", "take/1..3:9"},
      {"bash", "missing-rules@5"},
      {"bash/", "bad-integer@6"},
      {"bash/x:9", "bad-integer@6"},
      {"bash/0", "zero-in-set@6"},
      {"bash/-1:9", "negative@6"},
      {"bash/1000000000000000001:9", "too-large@6"},
      {"take/half", "rule custom/2*k>=n"},
      {"take/half:9", "custom/2*k>=n:9"},
      {"take/half,3:9", "unknown-set-name@6"},
      {"take/", "missing-rules@6"},
      {"take/:9", "missing-rules@6"},
      {"take:9", "missing-rules@5"},
      {"take", "missing-rules@5"},
      {"/3", "game-expected@1"},
      {"nim:3~", "expected-end@6"},
      {"nim:3~mis", "expected-end@6"},
      {"nim:3~misere!", "expected-end@13"},
      {"nim:3~misere", "nim:3~misere"},
  });
}

TEST_CASE("An octal code alone is told the game that it lacks", "[notation]") {
  const auto meant = [](const auto& read) {
    REQUIRE(!read);
    return read.error().args.empty() ? std::string() : read.error().args.back();
  };
  CHECK(meant(read_position("0.77")) == "octal/0.77");
  CHECK(meant(read_position("0.137:5,6")) == "octal/0.137");
  CHECK(meant(read_position("nim:3+4.7")) == "octal/4.7");
  CHECK(meant(read_position("nim:3.5")) == "");
  CHECK(meant(read_position("3.")) == "");
  CHECK(meant(read_rule("0.77")) == "octal/0.77");
  CHECK(meant(read_rule("77")) == "");
}

TEST_CASE("a rule alone, or a position, where the other is wanted") {
  const auto rule = [](const std::string& text) {
    const auto result = read_rule(text);
    return result ? (*result)->text()
                  : std::string(nimber::text(result.error().code)) + "@" +
                        std::to_string(result.error().column);
  };
  CHECK(rule("{1,3}") == "take/1,3");
  CHECK(rule("kayles") == "octal/0.77");
  CHECK(rule(" nim ") == "nim");
  CHECK(rule("") == "empty@0");
  CHECK(rule("  ") == "empty@0");
  CHECK(rule("nim:3") == "expected-end@4");
  CHECK(rule("{1,3}4") == "expected-end@6");
  CHECK(rule("\xFF") == "bad-encoding@1");
  const auto position = read_position(" take/1,3 ");
  REQUIRE(!position);
  CHECK(position.error().code == ErrorCode::rule_alone);
  CHECK(position.error().args == std::vector<std::string>{"take/1,3"});
  CHECK(position.error().column == 11);
}

TEST_CASE("the rules in use lately are kept, tables and all; the least recently used go") {
  const auto numbered = [](int i) { return plain::rule("take/1," + std::to_string(1000 + i)); };
  std::weak_ptr<const Rule> first = numbered(0);
  std::weak_ptr<const Rule> second = numbered(1);
  Work work;
  work.open_step(default_limit);
  REQUIRE(first.lock()->sequence().sequence_ready(300, work) ==
          Ready::yes);  // its table weighs something
  REQUIRE(first.lock()->memory() > 0);
  for (int i = 2; i < 64; ++i) numbered(i);
  REQUIRE(!first.expired());
  REQUIRE(!second.expired());
  CHECK(numbered(0) == first.lock());  // now the second is the oldest of 64
  numbered(64);
  CHECK(second.expired());
  CHECK(!first.expired());
  for (int i = 65; i < 127; ++i) numbered(i);
  CHECK(!first.expired());
  numbered(127);
  CHECK(first.expired());
  // A rule longer than 10,000 characters is nobody's but its user's.
  std::string base = "take/1";
  for (int i = 1000; i < 2998; ++i) base.append(",").append(std::to_string(i));
  for (const std::string last : {",123", ",12345"}) {
    const std::string text = base + last;
    const std::weak_ptr<const Rule> rule = plain::rule(text);
    CHECK(rule.expired() == (text.size() > 10'000));
    CHECK((text.size() == 10'000 || last == ",12345"));
  }
}

TEST_CASE("every kind of state has as many parts as are allowed, and no more") {
  InputLimits limits;
  limits.max_parts = 3;
  for (const char* text : {"nim:1,2,3", "strip:1,2,3", "hill/1:0,0,3", "stairs:1,2,3",
                           "coins/mock:HTH", "graph/a-b:a,b,b", "octal/0.77:1,2,3"}) {
    INFO(text);
    CHECK(read_position(text, limits));
    const std::string more = std::string(text) + (std::string(text).find("coins") == 0   ? "H"
                                                  : std::string(text).find("graph") == 0 ? ",a"
                                                                                         : ",4");
    const auto refused = read_position(more, limits);
    REQUIRE(!refused);
    CHECK(refused.error().code == ErrorCode::too_many_parts);
    CHECK(refused.error().args == std::vector<std::string>{"3"});
  }
}

TEST_CASE("places that are told twice: the first in the text that is there already") {
  const auto error = [](const char* text) {
    INFO(text);
    const auto position = read_position(text);
    REQUIRE(!position);
    return position.error();
  };
  const auto twice = [&](const char* text) {
    const Error found = error(text);
    REQUIRE(found.code == ErrorCode::not_distinct);
    return std::to_string(found.column) + " " + found.args.at(0);
  };
  CHECK(twice("strip:5,3,5,3") == "11 5");
  CHECK(twice("strip:3,5,5,3") == "11 5");
  CHECK(twice("strip:3,3,5,5") == "9 3");
  CHECK(twice("strip:5,5,3,3") == "9 5");
  CHECK(twice("strip:2,2,2,1") == "9 2");
  CHECK(twice("strip:9,1,8,2,8,1") == "15 8");
  CHECK(twice("monks:1,1") == "9 1");
  CHECK(twice("hill/2:0,0,3,3") == "14 3");
  CHECK(print(*read_position("hill/2:0,0,3")) == "hill/2:0,0,3");
  CHECK(error("strip:1,0").code == ErrorCode::place_zero);
  CHECK(error("strip:1,0").column == 9);
  CHECK(error("strip:").code == ErrorCode::missing_state);
  CHECK(error("strip:").column == 7);
  CHECK(error("strip:2,x").code != ErrorCode::missing_state);
  CHECK(error("strip:2,x").column == 9);
}

TEST_CASE("limits of the input") {
  CHECK(read(std::string(1'000'001, '1')) == "too-long@0");
  std::string many = "nim:1";
  for (int i = 1; i < 100'000; ++i) many += ",1";
  CHECK(read(many) == many);
  CHECK(read(many + ",1") == "too-many-parts@200005");
  const auto few = read_any("nim:1,2,3,4", InputLimits{1000, 3});
  REQUIRE(!few);
  CHECK(few.error().code == ErrorCode::too_many_parts);
  CHECK(few.error().args == std::vector<std::string>{"3"});
}

TEST_CASE("predicates: truncation, division by zero, overflow, short circuit") {
  // g(1) = 1 exactly when taking the only stone is legal.
  const auto legal = [](const std::string& predicate) {
    const Position position = plain::position("custom/" + predicate + ":1");
    return !is_over(position);
  };
  CHECK(legal("(0-7)/2==0-3"));
  CHECK(legal("(0-7)%2==0-1"));
  CHECK(!legal("1/(n-k)==1"));
  CHECK(!legal("1/(n-k)!=1"));
  CHECK(!legal("1%(n-k)==0||1==1"));
  CHECK(legal("1==1||1/(n-k)==1"));
  CHECK(legal("!(1==0&&1/(n-k)==1)"));
  CHECK(!legal("1==1&&1/(n-k)==1"));
  CHECK(!legal("1000000000000000000*10>0"));
  CHECK(legal("1000000000000000000*9>0"));
  CHECK(!legal("1000000000000000000*9+1000000000000000000>0"));
  CHECK(legal("gcd(0,0)==0"));
  CHECK(legal("gcd(0-12,18)==6"));
  CHECK(legal("1==0||1==1&&1==1"));
  CHECK(!legal("1==0&&1==1||1==0"));
  CHECK(legal("!1==0"));
  CHECK(legal("2+3*4-10/3%2==13"));
}

TEST_CASE("reading again what was printed gives the same") {
  for (const char* text :
       {"nim:0,0,7", "take/5,1..3,9..:4+custom/k<3||k%5==0:9~misere", "take/odd,4:50,44"}) {
    const std::string once = print(plain::position(text));
    CHECK(once == text);
    CHECK(print(plain::position(once)) == once);
  }
}

namespace {

std::string open(const std::string& text) {
  const auto link = read_link(text);
  if (!link)
    return std::string(nimber::text(link.error().code)) + "@" + std::to_string(link.error().column);
  std::string out = link->rule ? "rule " + link->rule->text() : "";
  for (const Position& position : link->record) out += (out.empty() ? "" : " ") + print(position);
  for (const std::string& option : link->options) out += " ?" + option;
  if (!link->dropped.empty()) out += " dropped " + link->dropped;
  return out;
}

}  // namespace

TEST_CASE("links open, percent-encoded or not") {
  const std::vector<Case> cases = {
      {"nim:3,4,5", "nim:3,4,5"},
      {"nim%3A3%2C4", "nim:3,4"},
      {"nim:1,2%7Emisere", "nim:1,2~misere"},
      {"take/1..3:9+take/1..7:14!2.13!1.8",
       "take/1..3:9+take/1..7:14 take/1..3:9+take/1..7:13 take/1..3:8+take/1..7:13"},
      {"nim:3,4,5!1,4,5", "nim:3,4,5 nim:1,4,5"},
      {"nim:3,4,5!1.1,4,5", "nim:3,4,5 nim:1,4,5"},
      {"nim:3?quiz&lang=zh&future=1", "nim:3 ?quiz ?lang=zh ?future=1"},
      {"take/1,3,4?view=explore", "rule take/1,3,4 ?view=explore"},
      {"custom/n%25k==0:4", "custom/n%k==0:4"},
      {"custom/n%k==0:4!2", "custom/n%k==0:4 custom/n%k==0:2"},
      {"custom/k!=2:4!3", "custom/k!=2:4 custom/k!=2:3"},
      {"%EF%BC%93%20%EF%BC%94", "nim:3,4"},
      {"nim:3,4.", "nim:3,4 dropped ."},
      {"nim:3,4\uFF0C", "nim:3,4 dropped \uFF0C"},
      {"nim:3,4)\u3002", "nim:3,4 dropped )\u3002"},
      {"nim:3!", "nim:3 dropped !"},
      {"take/1,3.", "rule take/1,3 dropped ."},
      {"nim:", "missing-state@5"},
      {"nim:3,4x.", "bad-integer@8"},
      {"nim:3!4", "bad-step@7"},
      {"nim:3!3", "bad-step@7"},
      {"nim:3+nim:4!2,4", "bad-step@13"},
      {"nim:3+nim:4!3.4", "bad-step@13"},
      {"nim:3+nim:4!0.2", "bad-step@13"},
      {"nim:3%00", "control-character@6"},
      {"nim:3%0", "expected-end@6"},
      {"nim:3%ZZ", "expected-end@6"},
      {"nim:3%FF", "bad-encoding@6"},
  };
  for (const Case& c : cases) {
    INFO(c.input);
    CHECK(open(c.input) == c.output);
  }
}

TEST_CASE("every link ever made opens as it did") {
  std::ifstream in(NIMBER_TEST_DATA "/links.txt");
  std::string line;
  std::getline(in, line);
  std::size_t links = 0;
  while (std::getline(in, line)) {
    const std::size_t tab = line.find('\t');
    REQUIRE(tab != std::string::npos);
    const std::string link = line.substr(0, tab);
    // Sheets are the page's own.
    if (line.compare(tab + 1, 6, "sheet ") == 0) continue;
    INFO(link);
    CHECK(open(link) == line.substr(tab + 1));
    ++links;
  }
  CHECK(links >= 65);
}

TEST_CASE("a link written for a record opens as that record") {
  const std::vector<std::string> texts = {"take/1..3:9+custom/n%k==0:6~misere",
                                          "take/1..3:7+custom/n%k==0:6~misere",
                                          "take/1..3:7+custom/n%k==0:3~misere"};
  std::vector<Position> record;
  for (const std::string& text : texts) record.push_back(plain::position(text));
  const auto link = write_link(record, {"quiz", "turn"});
  REQUIRE(link);
  CHECK(*link == "take/1..3:9+custom/n%25k==0:6~misere!1.7!2.3?quiz&turn");
  CHECK(open(*link) == texts[0] + " " + texts[1] + " " + texts[2] + " ?quiz ?turn");
  CHECK(!write_link({record[0], record[2]}, {}));
}
