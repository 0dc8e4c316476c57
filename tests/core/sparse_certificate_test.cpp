// The shorter proof of a sparse octal game's period: its conditions by the definitions, the
// separate verifier's word, and forged ones.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/heap_rule.hpp>
#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"

#include <bit>

using namespace nimber;

namespace {

Verdict verdict(const Certificate& certificate) {
  Verifier verifier(certificate);
  while (!verifier.step(100'000).done) {}
  return verifier.verdict();
}

/// The sparse certificate of an octal game; none where its values are not sparse, or where they
/// prove no period.
std::optional<Certificate> sparse_certificate(const std::string& code, std::uint64_t most = 9000) {
  PeriodSearch search(plain::rule("octal/" + code), most);
  while (!search.step(1'000'000).done) {}
  if (!search.period()) return std::nullopt;
  const auto proof = search.rule()->heap_rule()->sparse_proof();
  if (!proof) return std::nullopt;
  Certificate c = search.certificate();
  c.theorem = std::string(SparseProof::theorem);
  c.checked_to = proof->values - 1;
  c.sparse = proof;
  return c;
}

std::vector<int> digits_of(const Certificate& c) {
  std::vector<int> digits;
  for (const char digit : c.rule.substr(c.rule.find('/') + 1)) {
    if (digit != '.') digits.push_back(digit - '0');
  }
  return digits;
}

/// Conditions 1 to 4 of the theorem, word by word, from values by mex over all options.
void check_theorem(const Certificate& c) {
  const std::vector<int> digits = digits_of(c);
  const SparseProof& proof = *c.sparse;
  const std::uint64_t values = c.checked_to + 1;
  const auto& [n0, p, saltus] = c.numbers;
  std::vector<std::uint64_t> g;
  const auto rare = [&](std::uint64_t n) {
    std::uint64_t ones = static_cast<std::uint64_t>(std::popcount(g[n] & proof.mask));
    std::uint64_t first = 0;
    while (first < digits.size() && (digits[first] & 4) == 0) ++first;
    return (ones + (proof.counts_heaps ? n + first : 0)) % 2 == 0;
  };
  const auto rare_value = [&](std::uint64_t n, std::uint64_t v) {
    const std::uint64_t was = g[n];
    g[n] = v;
    const bool yes = rare(n);
    g[n] = was;
    return yes;
  };
  for (std::uint64_t n = 0; n < values; ++n) {
    std::set<std::uint64_t> all;
    std::set<std::uint64_t> near;  // with a smaller heap that is near enough, or one heap
    for (std::uint64_t r = 0; r < digits.size() && r <= n; ++r) {
      if (r > 0 && r == n && (digits[r] & 1) != 0) all.insert(0);
      if (r > 0 && r < n && (digits[r] & 2) != 0) {
        all.insert(g[n - r]);
        near.insert(g[n - r]);
      }
      for (std::uint64_t a = 1; (digits[r] & 4) != 0 && a + r < n; ++a) {
        all.insert(g[a] ^ g[n - r - a]);
        if (a + r <= proof.witnesses) near.insert(g[a] ^ g[n - r - a]);
      }
    }
    std::uint64_t mex = 0;
    while (all.count(mex) != 0) ++mex;
    g.push_back(mex);
    if (n > proof.last_rare) REQUIRE(!rare(n));
    if (n >= n0 + p) REQUIRE(g[n] == g[n - p]);
    for (std::uint64_t v = 0; n + p >= values && v < g[n]; ++v) {
      if (rare_value(n, v)) REQUIRE(near.count(v) == 1);
    }
  }
  if (proof.last_rare > 0) REQUIRE(rare(proof.last_rare));
  REQUIRE(values - p >= std::max(digits.size() - 1 + proof.last_rare, proof.witnesses) +
                            std::max<std::uint64_t>(n0, 1));
  REQUIRE((!proof.counts_heaps || p % 2 == 0));
}

}  // namespace

TEST_CASE("the proofs of sparse octal games are such by the theorem's words, and verified") {
  std::size_t found = 0;
  for (unsigned code = 1; code < 512; ++code) {
    std::string text = "0.";
    for (const unsigned shift : {6u, 3u, 0u})
      text.push_back(static_cast<char>('0' + ((code >> shift) & 7)));
    while (text.size() > 3 && text.back() == '0') text.pop_back();
    const auto c = sparse_certificate(text, 2500);
    if (!c) continue;
    INFO(print(*c));
    ++found;
    REQUIRE(verdict(*c) == Verdict::valid);
    if (c->checked_to < 400) check_theorem(*c);
  }
  CHECK(found > 20);
}

TEST_CASE("a sparse certificate with a number changed is refused") {
  for (const char* code : {"0.156", "0.055", "0.177", "0.074"}) {
    const auto good = sparse_certificate(code);
    REQUIRE(good);
    INFO(print(*good));
    REQUIRE(verdict(*good) == Verdict::valid);
    const auto change = [&](auto&& edit) {
      Certificate bad = *good;
      edit(bad);
      return verdict(bad);
    };
    for (const std::uint64_t by : {std::uint64_t{1}, std::uint64_t{7}, ~std::uint64_t{0}}) {
      CHECK(change([&](Certificate& c) { c.numbers.preperiod += by; }) != Verdict::valid);
      CHECK(change([&](Certificate& c) { c.numbers.period += by; }) != Verdict::valid);
      CHECK(change([&](Certificate& c) { c.numbers.saltus += by; }) != Verdict::valid);
      CHECK(change([&](Certificate& c) { c.reach += by; }) == Verdict::bad_reach);
      CHECK(change([&](Certificate& c) { c.checked_to += by; }) != Verdict::valid);
      CHECK(change([&](Certificate& c) { c.sparse->last_rare += by; }) != Verdict::valid);
      CHECK(change([&](Certificate& c) { c.sparse->witnesses += by; }) != Verdict::valid);
    }
    CHECK(change([](Certificate& c) { c.sparse->mask = 0; }) == Verdict::bad_classes);
    CHECK(change([](Certificate& c) { c.sparse->mask |= 128; }) != Verdict::valid);
    CHECK(change([](Certificate& c) { c.sparse->mask = 256; }) == Verdict::bad_classes);
    CHECK(change([](Certificate& c) { c.sparse->counts_heaps = !c.sparse->counts_heaps; }) !=
          Verdict::valid);
    // So that the numbers still fit each other.
    CHECK(change([](Certificate& c) {
            ++c.numbers.preperiod;
            ++c.checked_to;
          }) == Verdict::smaller_preperiod);
    CHECK(change([](Certificate& c) {
            c.checked_to += c.numbers.period;
            c.numbers.period *= 2;
          }) == Verdict::smaller_period);
    CHECK(change([](Certificate& c) {
            --c.numbers.preperiod;
            --c.checked_to;
          }) == Verdict::not_repeating);
    CHECK(change([](Certificate& c) {
            c.checked_to -= c.sparse->witnesses;
            c.sparse->witnesses = c.sparse->last_rare + c.reach - 1;
            c.checked_to += c.sparse->witnesses;
          }) == Verdict::bad_witnesses);
    CHECK(change([](Certificate& c) { c.theorem = "guy-smith"; }) != Verdict::valid);
    CHECK(change([](Certificate& c) { c.rule = "take/1,2"; }) == Verdict::bad_theorem);
    CHECK(change([](Certificate& c) { c.sparse.reset(); }) == Verdict::bad_theorem);
  }
}

TEST_CASE("witnesses must reach as far as values need them") {
  // Of each game the least reach by which it is verified: one less is refused, since some value of
  // the last period is then left by no move that is near enough, or too few values are there.
  const auto good = sparse_certificate("0.177");
  REQUIRE(good);
  Certificate c = *good;
  while (c.sparse->witnesses > c.sparse->last_rare + c.reach) {
    Certificate less = c;
    --less.sparse->witnesses;
    --less.checked_to;
    if (verdict(less) != Verdict::valid) break;
    check_theorem(less);
    c = less;
    if (good->sparse->witnesses - c.sparse->witnesses > 3) break;
  }
  CHECK(verdict(c) == Verdict::valid);
}

TEST_CASE("a sparse certificate is read as it is printed") {
  const auto good = sparse_certificate("0.156");
  REQUIRE(good);
  const std::string text = print(*good);
  const auto read = read_certificate(text);
  REQUIRE(read);
  CHECK(print(*read) == text);
  CHECK(verdict(*read) == Verdict::valid);
  const auto wrong = [](std::string given, const std::string& part, const std::string& instead) {
    const std::size_t at = given.find(part);
    REQUIRE(at != std::string::npos);
    given.replace(at, part.size(), instead);
    const auto answer = read_certificate(given);
    REQUIRE(!answer);
    return answer.error().args.at(0);
  };
  CHECK(wrong(text, "\"counts_heaps\": false, ", "") == "missing counts_heaps");
  CHECK(wrong(text, "\"counts_heaps\": false", "\"counts_heaps\": 0") == "true or false");
  CHECK(wrong(text, "sparse-space", "guy-smith") == "unknown mask");
  CHECK(wrong(text, "\"mask\": ", "\"mask\": -") == "integer");
}

TEST_CASE("a long period has the shorter certificate, a short one the plain") {
  const auto certificate = [](const std::string& rule) {
    PeriodSearch search(plain::rule(rule), 700'000);
    while (!search.step(10'000'000).done) {}
    REQUIRE(search.period());
    return search.certificate();
  };
  const Certificate shorter = certificate("octal/0.16");
  CHECK(shorter.theorem == SparseProof::theorem);
  CHECK(shorter.checked_to < 300'000);
  CHECK(verdict(shorter) == Verdict::valid);
  CHECK(certificate("octal/0.165").theorem == "guy-smith");
  // More values than a caller has memory for are refused at once.
  Verifier small(shorter, 1000);
  CHECK(small.verdict() == Verdict::too_large);
}
