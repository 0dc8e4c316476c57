// The programs that are written for rules: what is in them. That they answer as the core does,
// tests/cli/programs.mjs shows.
#include "catch.hpp"
#include "laws/programs/judge_program.hpp"
#include "plain.hpp"

using namespace nimber;

namespace {

bool has(const std::string& rule, const std::string& text) {
  return plain::rule(rule)->program().find(text) != std::string::npos;
}

}  // namespace

TEST_CASE(
    "a predicate's program is in plain arithmetic where that is enough, and else notes what goes "
    "wrong") {
  // Two products of heaps and of numbers of six digits stay below 2^63, and these divisors are no
  // 0.
  for (const char* predicate : {"3*k>=n", "n%3==k", "n%1==0", "n/9>=k", "n/99>=k", "k*k*k<=n",
                                "k<=999999", "k==123456||k==654321"}) {
    INFO(predicate);
    CHECK(has(std::string("custom/") + predicate, "bool allowed(std::int64_t n, std::int64_t k)"));
    CHECK(!has(std::string("custom/") + predicate, "failed"));
  }
  for (const char* predicate : {"n%k==0", "n/k>=2", "n%(k-1)==0", "n%0==k", "n/0==k", "2*k*k*k<=n",
                                "k<=9999999", "k*4000000000*4000000000!=0"}) {
    INFO(predicate);
    CHECK(has(std::string("custom/") + predicate, "bool allowed(Safe n, Safe k)"));
    CHECK(has(std::string("custom/") + predicate, "holds && !failed"));
  }
  CHECK(has("custom/n%k==12345678", "bool holds = n%k==Safe{12345678};"));
  CHECK(has("custom/k<=9999999", "bool holds = k<=Safe{9999999};"));
}

TEST_CASE("a set's program lists its numbers, or tells what they are where they are many") {
  CHECK(has("take/4,1,3", "const Int moves[] = {1, 3, 4};"));
  CHECK(has("take/2,20..23", "const Int moves[] = {2, 20, 21, 22, 23};"));
  CHECK(has("take/2,20..3000", "bool allowed(Int k) { return k == 2 || (k >= 20 && k <= 3000); }"));
  CHECK(has("take/2..3,7..", "bool allowed(Int k) { return (k >= 2 && k <= 3) || k >= 7; }"));
  CHECK(has("take/4,odd", "bool allowed(Int k) { return k == 4 || k % 2 == 1; }"));
  CHECK(has("take/1..3000000000", "n % 3000000001u;"));
}

TEST_CASE("a program says where it tries every move") {
  const auto tries = [](const std::string& rule, ProgramShape::Moves moves) {
    ProgramShape shape;
    shape.moves = moves;
    const std::string text = judge_program(*plain::rule(rule), shape, {}, {});
    REQUIRE(text.find("int main()") != std::string::npos);
    return text.find("// Winning moves are found by trying each") != std::string::npos;
  };
  using Moves = ProgramShape::Moves;
  for (const Moves moves : {Moves::one, Moves::all, Moves::count}) {
    CHECK(tries("take/1..3", moves));
    CHECK(tries("octal/0.77", moves));
    CHECK(tries("wythoff", moves));
    // What to leave of a heap is the value of the others.
    CHECK(!tries("nim", moves));
  }
  CHECK(!tries("take/1..3", Moves::none));
}

TEST_CASE("a table in a program is cut short by the period, where one is proven") {
  // 0 1 0 1 2 3 2 for ever; and what heaps of Kayles are worth repeats from 71 on.
  CHECK(has("take/1,3,4", "  n %= 7;"));
  CHECK(has("octal/0.77", "  if (n >= 71) n = 71 + (n - 71) % 12;"));
  CHECK(!has("take/1,7..", "n %"));
  CHECK(!has("grundy", "n %"));
}

TEST_CASE(
    "a graph's program holds its arrows, and an empty one where there are none, as no array is "
    "empty") {
  CHECK(has("graph/a-b,c,b-d1", "{\n    {\"a\", \"b\"},\n    {\"b\", \"d1\"},\n};"));
  CHECK(has("graph/a,b", "{\n    {\"\", \"\"},\n};"));
}

TEST_CASE("rows and bags have a program where some order goes down with every move") {
  for (const char* rule :
       {"own/x[];i=1..len(x);k=1..x[i];x[i]-=k", "own/x[];i=1..len(x);x[i]==0;x[i]=5",
        "own/x[];i=1..len(x);=>x[1..i-1]+x[i+1..len(x)]", "own/x[];i=2..len(x);x[i]-=1;x[i-1]+=1",
        "own/x[];i=2..len(x);x[i-1]-=1;x[i]+=1", "own/x{};i=1..len(x);x[i]>0;=>2*(x[i]-1)"}) {
    INFO(rule);
    CHECK(has(rule, "Int g(Row cells)"));
  }
  // What is taken from one cell comes back in another one, and the same row comes again.
  for (const char* rule :
       {"own/x[];i=1..len(x);j=1..len(x);i!=j;x[i]-=1;x[j]+=1", "own/x[];i=1..len(x);x[i]+=1",
        "own/x{};i=1..len(x);x[i]>0;=>(0,x[i]-1,1)", "own/x[];i=1..len(x);x[i]=1-it"}) {
    INFO(rule);
    CHECK(plain::rule(rule)->program().empty());
  }
}
