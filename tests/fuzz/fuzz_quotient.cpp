// Whatever is handed in as a misère quotient: an error or a claim, and a verdict without a crash.
// What is called valid prints as it was read, and tells who loses single heaps and pairs of them.
#include <nimber/notation.hpp>
#include "laws/quotients/quotient_verifier.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>

namespace {

using namespace nimber;

/// Misère play by the definition, of sums of small heaps in ascending order.
class MiserePlay {
 public:
  explicit MiserePlay(const Rule& rule) : rule_(rule) {}

  bool lost(State sum) {
    std::sort(sum.begin(), sum.end());
    const auto known = known_.find(sum);
    if (known != known_.end()) return known->second;
    bool any = false;
    bool lost_option = false;
    for (std::size_t i = 0; i < sum.size() && !lost_option; ++i) {
      rule_.each_move(sum, i, [&](const Move& move) {
        any = true;
        lost_option = lost(rule_.after(sum, move));
        return !lost_option;
      });
    }
    return known_[sum] = any && !lost_option;
  }

 private:
  const Rule& rule_;
  std::map<State, bool> known_;
};

void check_valid(const QuotientClaim& claim) {
  Quotient quotient = claim.quotient;
  for (const auto e : claim.p) quotient.p.push_back(static_cast<Element>(e));
  for (const auto e : claim.phi) quotient.phi.push_back(static_cast<Element>(e));
  for (const auto& row : claim.table) {
    for (const auto e : row) quotient.table.push_back(static_cast<Element>(e));
  }
  const std::string once = print(quotient, true);
  const auto again = read_quotient(once);
  if (!again || again->table != claim.table || again->phi != claim.phi || again->p != claim.p)
    std::abort();
  const RulePtr rule = *read_rule(quotient.rule);
  MiserePlay play(*rule);
  const Heap most = std::min<Heap>(quotient.heaps, 6);
  for (Heap a = 0; a <= most; ++a) {
    for (Heap b = a; b <= most; ++b) {
      const Element e = quotient.product(quotient.element(a), quotient.element(b));
      if (quotient.lost(e) != play.lost({a, b})) std::abort();
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 40'000) return 0;
  auto claim = read_quotient({reinterpret_cast<const char*>(data), size});
  if (!claim) return 0;
  QuotientVerifier verifier(std::move(*claim));
  bool done = false;
  for (int i = 0; i < 200 && !done; ++i) done = verifier.step(10'000).done;
  if (done && verifier.verdict() == QuotientVerdict::valid) check_valid(verifier.claim());
  return 0;
}
