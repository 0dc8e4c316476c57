// Rules that people write: how they are read and printed, and what their moves leave.
#include "rules/own/own_rule.hpp"
#include "catch.hpp"

#include <set>
#include <string>

using namespace nimber;

namespace {

Result<OwnRule> read_own(std::string_view text) {
  auto reader = Reader::open(text);
  if (!reader) return reader.error();
  auto rule = OwnRule::read(*reader);
  if (rule && !reader->at_end()) return reader->fail(ErrorCode::expected_end);
  return rule;
}

/// What can become of a part, as texts.
std::set<std::string> results_of(std::string_view rule_text, const OwnPart& part) {
  const auto rule = read_own(rule_text);
  REQUIRE(rule);
  std::set<std::string> out;
  Work work;
  work.open_step(UINT64_MAX);
  REQUIRE(rule->each_result(part, work, [&](const OwnResult& result) {
    std::vector<OwnPart> parts;
    for (const auto& piece : result.pieces) {
      for (std::int64_t i = 0; i < piece.copies; ++i) parts.push_back(piece.part);
    }
    out.insert(rule->print(parts));
    return true;
  }));
  return out;
}

using Texts = std::set<std::string>;

struct Wrong {
  const char* text;
  std::size_t column;
  const char* reason;
};

}  // namespace

TEST_CASE("Own rules are printed as they are written", "[own]") {
  for (const char* text :
       {"{a,b};a>0;k=1..b/a;b-=k*a",
        "{a,b};k=1..(b-1)/a;b-=k*a",
        "(n,q);k=1..min(n,q);n-=k;q=2*k",
        "n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)",
        "n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)",
        "n;n-=1|n>0;n%2==0;=>3*(n/2)",
        "{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
        "{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
        "x{};i=1..len(x);j=i+1..len(x);r=0..x[i];s=0..x[j];r+s>0;x[i]-=r;x[j]-=s",
        "x{};i=1..len(x);k=1..x[i];!has(x,x[i]-k);x[i]-=k",
        "x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j)",
        "x[];run(x,1)<3;i=1..len(x);x[i]==0;x[i]=1",
        "(x,y);x-=2;y-=1|x-=1;y-=2|x-=2;y+=1|x+=1;y-=2",
        "n;n-=1|n%3==1;n+=1",
        "n;y=root(n-1,4)+1..sqrt(n);n=y",
        "n;k=square;n-=k",
        "n;k=divisors(n);n-=k",
        "m;p=pow2..m*2;p>1;m=or(m/p,m%(p/2))",
        "n;k=odd..n/2,prime..9,square..sqrt(n),even..(n+1),fib..n;n-=k",
        "n;k=1,3,n/2..;n-=k",
        "n;k=2;=>(k-1)*2*(n-k)+(0)",
        "x[];i=1..len(x);=>x[1..i-1]+2*x[i+1..len(x)]"}) {
    INFO(text);
    const auto rule = read_own(text);
    if (!rule) FAIL("column " << rule.error().column << " " << rule.error().args.at(0));
    CHECK(rule->text() == text);
  }
  CHECK(read_own(" N ; K = POW2 .. N * 2 , square.. , Square, fib ..09 ; N -= K ")->text() ==
        "n;k=pow2..n*2,square,fib..9;n-=k");
  CHECK(read_own("n;k=prime..;n-=k")->text() == "n;k=prime;n-=k");
  CHECK(read_own(" N ; K = 01 .. 2 , 3 , 1..2 ; N -= K ")->text() == "n;k=1..2,3;n-=k");
}

TEST_CASE("The results of a part under an own rule", "[own]") {
  CHECK(results_of("{a,b};a>0;k=1..b/a;b-=k*a", {8, 13}) == Texts{"5,8"});
  CHECK(results_of("(n,q);k=1..min(n,q);n-=k;q=2*k", {5, 2}) == Texts{"4,2", "3,4"});
  CHECK(results_of("n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)", {3}) == Texts{"0,2", "1,1", "0,1"});
  CHECK(results_of("n;n-=1|n>0;n%2==0;=>3*(n/2)", {6}) == Texts{"5", "3,3,3"});
  CHECK(results_of("x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j)", {2, 2}) ==
        Texts{"1,1", "2,0", "2,1"});
  CHECK(results_of("x{};i=1..len(x);k=1..x[i];!has(x,x[i]-k);x[i]-=k", {1, 3}) ==
        Texts{"0,3", "1,2", "0,1"});
  CHECK(results_of("n;k=divisors(n);n-=k", {12}) == Texts{"11", "10", "9", "8", "6", "0"});
  CHECK(results_of("n;k=square,7..;n-=k", {9}) == Texts{"8", "5", "0", "2", "1"});
  CHECK(results_of("n;k=prime;n-=k", {7}) == Texts{"5", "4", "2", "0"});
  CHECK(results_of("n;k=fib;n-=k", {5}) == Texts{"4", "3", "2", "0"});
  CHECK(results_of("n;k=pow2;n-=k", {5}) == Texts{"4", "3", "1"});
  CHECK(results_of("x[];i=1..len(x);=>x[1..i-1]+x[i+1..len(x)]", {4, 7, 9}) ==
        Texts{"7,9", "4;9", "4,7"});
  CHECK(results_of("x[];i=1;=>x[2..len(x)]", {4}) == Texts{"-"});
}

TEST_CASE("A named set in a choice ends where it is told to", "[own]") {
  CHECK(results_of("n;k=pow2..4;n-=k", {9}) == Texts{"8", "7", "5"});
  CHECK(results_of("n;k=pow2..4*n;n+=k", {2}) == Texts{"3", "4", "6", "10"});
  CHECK(results_of("n;k=square..n/2,7;n-=k", {9}) == Texts{"8", "5", "2"});
  CHECK(results_of("n;k=prime..5;n-=k", {9}) == Texts{"7", "6", "4"});
  CHECK(results_of("n;k=odd..5,even..2;n-=k", {9}) == Texts{"8", "6", "4", "7"});
  CHECK(results_of("n;k=fib..3;n-=k", {9}) == Texts{"8", "7", "6"});
  CHECK(results_of("(a,b);k=pow2..a;b-=k", {2, 9}) == Texts{"2,8", "2,7"});
  CHECK(results_of("n;k=pow2..0;n-=k", {9}).empty());
  CHECK(results_of("n;k=fib..0-5,odd..0-1;n-=k", {9}).empty());
  CHECK(results_of("n;k=pow2..1/n;n+=k|n=7", {0}) == Texts{"7"});  // an undefined end
  // As far as 64 bits go.
  const std::string huge = "9*1000000000000000000+223372036854775807";  // 2^63 - 1
  CHECK(results_of("n;k=pow2.." + huge + ";n=k%1000", {0}).size() == 63);
  CHECK(results_of("n;k=fib.." + huge + ";k>7*1000000000000000000;n=k%1000", {0}) == Texts{"429"});
}

TEST_CASE("What is no move under an own rule", "[own]") {
  CHECK(results_of("n;n-=1", {0}).empty());               // below 0
  CHECK(results_of("n;n+=0", {5}).empty());               // leaves everything as it was
  CHECK(results_of("n;n=1/n", {0}).empty());              // division by zero
  CHECK(results_of("n;n=n*n", {3'037'000'500}).empty());  // outside 64 bits
  CHECK(results_of("n;n+=1", {1'000'000'000'000'000'000}).empty());
  CHECK(results_of("x[];i=0..3;x[i]+=1", {5, 6}) == Texts{"6,6", "5,7"});  // an index outside
  CHECK(results_of("n;k=5..2;n-=k", {9}).empty());                         // an empty range
  CHECK(results_of("n;k=1..1/n;n-=k|n=7", {0}) == Texts{"7"});             // an undefined bound
  CHECK(results_of("n;=>(0-1)*(1)", {4}).empty());                         // a factor below 0
  CHECK(results_of("n;=>(1/n)*(1)", {0}).empty());
}

TEST_CASE("How many copies of a part a result leaves", "[own]") {
  CHECK(results_of("n;=>0*(n-1)+(3)", {5}) == Texts{"3"});
  CHECK(results_of("n;=>0*(n-1)+(3)", {0}) == Texts{"3"});  // what is left 0 times is not looked at
  CHECK(results_of("n;=>0*(1/n)+(3)", {0}) == Texts{"3"});
  CHECK(results_of("n;=>0*(1)", {4}) == Texts{"-"});
  CHECK(results_of("n;=>0*(1)+(n)", {4}).empty());  // leaves everything as it was
  CHECK(results_of("n;=>2*(1)+0*(n)", {4}) == Texts{"1,1"});
  CHECK(results_of("x[];=>0*x[1..1]+x[2..len(x)]", {4, 5}) == Texts{"5"});
  CHECK(results_of("x[];=>0*x[9..9]+(1,1)", {4, 5}) == Texts{"1,1"});
  CHECK(results_of("n;k=0..2;=>k*(k-1)+(n-k)", {3}) == Texts{"0,2", "1,1,1"});
  CHECK(results_of("n;k=1..2;=>(k>1)*(k-1)+(n-k)", {3}) == Texts{"2", "1,1"});
}

TEST_CASE("A factor above 1000 is told, and the other moves are there", "[own]") {
  for (const char* text :
       {"n;=>1001*(1)|n-=1", "n;n-=1|=>1001*(1)|n-=1", "n;k=1..n;=>(1000+n)*(n-k)+(k)|n-=1",
        "x[];=>(0)+1001*x[1..1]|x[1]-=1"}) {
    INFO(text);
    const auto rule = read_own(text);
    REQUIRE(rule);
    for (const bool runs : {false, true}) {
      std::set<std::string> sent;
      const auto take = [&](const OwnResult& result) {
        sent.insert(rule->print({result.pieces.at(0).part}));
        return true;
      };
      const auto take_run = [&](const OwnRun&) { return true; };
      Work work;
      work.open_step(UINT64_MAX);
      const bool all =
          runs ? rule->each_result({4}, work, take, take_run) : rule->each_result({4}, work, take);
      CHECK_FALSE(all);
      CHECK(sent == Texts{"3"});
      CHECK(work.bound() == Bound::copies);
      CHECK(work.bound_number() == 1000);
    }
  }
  // A thousand are not too many; nor is a choice that is no move for another reason.
  for (const char* text : {"n;=>1000*(1)", "n;=>1001*(n-9)", "n;=>1001*(1)+(n-9)|n-=1",
                           "n;k=1..n;=>1001*(n-9)+(k)", "x[];=>(0)+1001*x[2..1]"}) {
    INFO(text);
    const auto rule = read_own(text);
    REQUIRE(rule);
    Work work;
    work.open_step(UINT64_MAX);
    CHECK(rule->each_result({4}, work, [](const OwnResult&) { return true; }));
    CHECK(work.bound() == Bound::none);
  }
}

TEST_CASE("What is added to one cell and taken from it adds up", "[own]") {
  CHECK(results_of("x[];j=1..2;k=1..2;x[j]+=1;x[k]+=1", {5, 6}) == Texts{"7,6", "6,7", "5,8"});
  CHECK(results_of("x[];x[1]+=1;x[1..2]+=1", {5, 6}) == Texts{"7,7"});
  CHECK(results_of("x[];x[1..2]-=1;x[2..3]-=it", {5, 1, 3}).empty());  // 1 - 1 - 1 is below 0
  CHECK(results_of("x[];x[1..2]-=1;x[2..3]-=it/2", {5, 6, 3}) == Texts{"4,2,2"});
  CHECK(results_of("x{};x[1]-=1;x[1]+=it;x[2]-=2", {3, 4}) == Texts{"2,5"});
  // The order of changes does not matter: what is below 0 in between is no matter.
  CHECK(results_of("n;n-=5;n+=7", {2}) == Texts{"4"});
  CHECK(results_of("n;n+=7;n-=5", {2}) == Texts{"4"});
  CHECK(results_of("(a,b);k=1..3;a-=k;a-=k;b+=1", {5, 0}) == Texts{"3,1", "1,1"});
  CHECK(results_of("n;n+=1;n-=1", {2}).empty());  // leaves everything as it was
  // A number that is set is changed once.
  CHECK(results_of("n;n=7;n+=1", {2}).empty());
  CHECK(results_of("n;n+=1;n=7", {2}).empty());
  CHECK(results_of("n;n=7;n=7", {2}).empty());
  CHECK(results_of("x[];j=1..2;k=1..2;x[j]=0;x[k]+=1", {5, 6}) == Texts{"0,7", "6,0"});
  CHECK(results_of("x[];x[1..2]=0;x[2]-=1", {5, 6}).empty());
}

TEST_CASE("Errors of own rules have their place and reason", "[own]") {
  for (const Wrong& wrong : {Wrong{"", 1, "name"},
                             {"n", 2, "alternative"},
                             {"n;", 3, "expression"},
                             {"n;k=1..3", 9, "no-change"},
                             {"n;n-=m", 6, "unknown-name"},
                             {"n;m-=1", 3, "unknown-name"},
                             {"n;n+1;n-=1", 6, "condition"},
                             {"(a);a-=1", 3, "one-number"},
                             {"(a,a);a-=1", 4, "name-twice"},
                             {"it;it-=1", 1, "name-taken"},
                             {"n;square=1;n-=1", 3, "name-taken"},
                             {"n;n-=1;k=2", 8, "late"},
                             {"n;n=5;n>k", 7, "late"},
                             {"n;k=1..3;k=2;n-=k", 10, "name-twice"},
                             {"n;n-=1;=>(1)", 8, "result-and-change"},
                             {"n;=>(1);n-=1", 9, "result-and-change"},
                             {"n;=>n", 5, "position"},
                             {"(a,b);=>(a)", 9, "shape"},
                             {"x[];x=3", 5, "whole-row"},
                             {"(a,b,c,d,e,f,h);a-=1", 14, "numbers"},
                             {"a,b;a-=1", 2, "brackets"},
                             {"n;k=<2;n-=k", 4, "write"},
                             {"n;n=>2;n-=1", 4, "write"},
                             {"n;n=!2;n-=1", 4, "write"},
                             {"n;k=1 or 3;n-=k", 7, "write"},
                             {"n;k=1||3;n-=k", 6, "write"},
                             {"n;k=1 to 3;n-=k", 7, "write"},
                             {"n;k=1..n;k>1&k<3;n-=k", 13, "write"}}) {
    INFO(wrong.text);
    const auto rule = read_own(wrong.text);
    REQUIRE_FALSE(rule);
    CHECK(rule.error().code == ErrorCode::bad_own);
    CHECK(rule.error().column == wrong.column);
    REQUIRE_FALSE(rule.error().args.empty());
    CHECK(rule.error().args[0] == wrong.reason);
  }
}

TEST_CASE("An own rule's error says what to write instead", "[own]") {
  const auto written = [](const std::string& text) {
    const auto rule = read_own(text);
    REQUIRE_FALSE(rule);
    REQUIRE(rule.error().args.size() == 3);
    return rule.error().args[1] + " " + rule.error().args[2];
  };
  CHECK(written("a,b;a-=1") == "(a,b) {a,b}");
  CHECK(written("n;k=<2;n-=k") == "=< <=");
  CHECK(written("n;n=>2;n-=1") == "=> >=");
  CHECK(written("n;n=!2;n-=1") == "=! !=");
  CHECK(written("n;k=1 or 3;n-=k") == "or ,");
  CHECK(written("n;k=1||3;n-=k") == "|| ,");
  CHECK(written("n;k=1 to 3;n-=k") == "to ..");
  CHECK(written("n;k=1..n;k>1&k<3;n-=k") == "& &&");
  CHECK(written("n;k=1..n;n%k=0;n-=k") == "= ==");
  // Inside parentheses "or" joins conditions.
  CHECK(written("n;k=1..if(n>1 or n>2,1,2);n-=k") == "or ||");
  CHECK(read_own("n;k=1..if(n>1||n>2,1,2);n-=k"));
  CHECK(read_own("n;k=n>1||n>2;n-=k"));
}

TEST_CASE("What is typed in place of a clause is answered with the clause", "[own]") {
  struct Slip {
    std::string rule;
    std::size_t column;
    std::string typed;  // as the error tells it
    std::string meant;
  };
  for (const Slip& slip :
       std::vector<Slip>{{"n;1 <= k <= n/2;n-=k", 3, "1<=k<=n/2", "k=1..n/2"},
                         {"n;1≤K≤N/2;n-=k", 3, "1<=k<=n/2", "k=1..n/2"},
                         {"n;1 <= k < n;n-=k", 3, "1<=k<n", "k=1..n-1"},
                         {"n;0 < k < 10;n-=k", 3, "0<k<10", "k=1..9"},
                         {"n;n/2 >= k > 0;n-=k", 3, "n/2>=k>0", "k=1..n/2"},
                         {"n;n/3<k<=n;n-=k", 3, "n/3<k<=n", "k=n/3+1..n"},
                         {"x[];i=1..len(x);1<=k<=x[i];x[i]-=k", 17, "1<=k<=x[i]", "k=1..x[i]"},
                         {"n;k in 1..n/2;n-=k", 3, "k in 1..n/2", "k=1..n/2"},
                         {"n;k in {1,3,4};n-=k", 3, "k in{1,3,4}", "k=1,3,4"},
                         {"n;k in [1,n/2];n-=k", 3, "k in[1,n/2]", "k=1..n/2"},
                         {"n;k in prime;n-=k", 3, "k in prime", "k=prime"},
                         {"n;k from 1 to n/2;n-=k", 3, "k from 1 to n/2", "k=1..n/2"},
                         {"n;k divides n;n-=k", 3, "k divides n", "k=divisors(n)"},
                         {"n;k divides n-1;n-=k", 3, "k divides n-1", "k=divisors(n-1)"},
                         {"n;k is a divisor of n;n-=k", 3, "k is a divisor of n", "k=divisors(n)"},
                         {"n;k is prime;n-=k", 3, "k is prime", "k=prime"},
                         {"n;k is odd;n-=k", 3, "k is odd", "k=odd"},
                         {"n;k is a square;n-=k", 3, "k is a square", "k=square"},
                         {"n;k is a power of 2;n-=k", 3, "k is a power of 2", "k=pow2"},
                         {"n;for k=1..3;n-=k", 3, "for k=1..3", "k=1..3"},
                         {"n;for k in 1..3;n-=k", 3, "for k in 1..3", "k=1..3"},
                         {"n;for each k=1,n;n-=k", 3, "for each k=1,n", "k=1,n"},
                         {"n;for 1<=k<=3;n-=k", 3, "for 1<=k<=3", "k=1..3"},
                         {"n;k=2^i;n-=k", 3, "k=2^i", "k=pow2"},
                         {"n;k = 2 ** i;n-=k", 3, "k=2**i", "k=pow2"},
                         {"n;k=5,2^i;n-=k", 3, "k=5,2^i", "k=5,pow2"},
                         {"n;k=i^2;n-=k", 3, "k=i^2", "k=square"},
                         {"n\nk in 1..3\nn-=k", 3, "k in 1..3", "k=1..3"},
                         {"n;n-=1|1<=k<=n;n-=k", 8, "1<=k<=n", "k=1..n"},
                         // What has been chosen is no choice but a condition.
                         {"n;k=1..n;1<=k<=3;n-=k", 10, "1<=k<=3", "1<=k&&k<=3"},
                         {"n;k=1..n;k in 1..3;n-=k", 10, "k in 1..3", "1<=k&&k<=3"},
                         {"n;k=1..n;k divides n;n-=k", 10, "k divides n", "n%k==0"},
                         {"n;k=1..n;k divides n+1;n-=k", 10, "k divides n+1", "(n+1)%k==0"},
                         {"n;k=1..n;k is prime;n-=k", 12, "is prime", "prime(k)"},
                         {"n;i=1..3;k=i^2;n-=k", 12, "i^2", "i*i"}}) {
    INFO(slip.rule);
    const auto rule = read_own(slip.rule);
    REQUIRE_FALSE(rule);
    CHECK(rule.error().code == ErrorCode::bad_own);
    CHECK(rule.error().column == slip.column);
    CHECK(rule.error().args == std::vector<std::string>{"write", slip.typed, slip.meant});
    // What is to be written is a clause.
    const bool chosen = slip.column == 10;
    if (slip.column == 3 || chosen)
      CHECK(read_own(std::string("n;") + (chosen ? "k=1..n;" : "") + slip.meant + ";n-=k"));
  }
  // What is nothing of the kind keeps its error.
  for (const char* text : {"n;k<=n;n-=k", "n;1<=i<j<=n;n-=i", "n;k of n;n-=k", "n;k into 1..3;n-=k",
                           "n;k=m;n-=k", "n;for(k);n-=k", "n;k in;n-=1"}) {
    INFO(text);
    const auto rule = read_own(text);
    REQUIRE_FALSE(rule);
    CHECK(rule.error().args.at(0) != "write");
  }
}

TEST_CASE("Own rules that are too long or have too much are refused", "[own]") {
  const auto reason = [](const std::string& text) {
    const auto rule = read_own(text);
    return rule ? std::string()
                : std::string(nimber::text(rule.error().code)) + " " + rule.error().args.at(0);
  };
  std::string ways = "n;n-=1";
  for (int i = 2; i <= 16; ++i) ways += "|n-=" + std::to_string(i);
  CHECK(reason(ways).empty());
  CHECK(reason(ways + "|n-=17") == "bad-own alternatives");
  std::string choices = "n;";
  for (const char name : std::string("abcdefhi")) choices += std::string(1, name) + "=1..2;";
  CHECK(reason(choices + "n-=1").empty());
  CHECK(reason(choices + "j=1..2;n-=1") == "bad-own choices");
  std::string full = "n;n-=1";
  while (full.size() + 2 <= OwnRule::most_text) full += "+1";
  CHECK(reason(full).empty());
  CHECK(reason(full + "+1") == "bad-own long");
  // Longer than an expression may be.
  std::string terms = "n;k=1..n";
  for (int i = 0; i < 4200; ++i) terms += "+n";
  CHECK(reason(terms + ";n-=k") == "bad-own long");
}
