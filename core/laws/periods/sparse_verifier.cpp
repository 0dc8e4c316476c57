#include "laws/periods/sparse_verifier.hpp"

#include <algorithm>
#include <bit>

namespace nimber {
namespace {

constexpr std::uint32_t no_common_value = 256;
constexpr std::size_t most_kept_witnesses = 1024;

}  // namespace

SparseVerifier::SparseVerifier(const std::vector<int>& digits, Certificate certificate,
                               std::uint64_t most)
    : c_(std::move(certificate)), proof_(*c_.sparse) {
  for (std::uint64_t r = 0; r < digits.size(); ++r) {
    const int digit = digits[static_cast<std::size_t>(r)];
    if (r > 0 && (digit & 1) != 0) whole_.push_back(r);
    if (r > 0 && (digit & 2) != 0) one_.push_back(r);
    if ((digit & 4) != 0) two_.push_back(r);
  }
  verdict_ = form(most);
}

/// Looks at the form of the certificate, before any value is computed.
std::optional<Verdict> SparseVerifier::form(std::uint64_t most) const {
  const auto& [n0, p, saltus] = c_.numbers;
  for (const std::uint64_t number : {proof_.mask, proof_.last_rare, proof_.witnesses}) {
    if (number > Certificate::largest_number) return Verdict::too_large;
  }
  if (p == 0) return Verdict::not_repeating;
  if (saltus != 0) return Verdict::bad_saltus;
  if (proof_.mask == 0 || proof_.mask > 255) return Verdict::bad_classes;
  if (proof_.counts_heaps) {
    for (const std::uint64_t r : two_) {
      if (r % 2 != two_.front() % 2) return Verdict::bad_classes;
    }
    if (two_.empty() || p % 2 != 0) return Verdict::bad_classes;
  }
  // No overflow: each is at most 2 * 10^18.
  if (proof_.witnesses < proof_.last_rare + c_.reach) return Verdict::bad_witnesses;
  if (c_.checked_to + 1 != p + proof_.witnesses + std::max<std::uint64_t>(n0, 1))
    return Verdict::bad_checked_to;
  if (c_.checked_to >= most) return Verdict::too_large;
  return std::nullopt;
}

/// Is a heap of n with this value rare?
bool SparseVerifier::rare(std::uint64_t n, std::uint32_t value) const {
  const auto ones = static_cast<std::uint64_t>(std::popcount(value & proof_.mask));
  return (ones + (proof_.counts_heaps ? n + two_.front() : 0)) % 2 == 0;
}

/// Looks for a move to each value below `common` that is rare for n and not marked, and marks those
/// found. In the last period such a move must use a smaller heap that is near enough. Returns
/// whether all were found.
bool SparseVerifier::find_witnesses(std::uint64_t n, std::uint32_t common, std::uint64_t& options) {
  const bool last_period = n >= c_.checked_to + 1 - c_.numbers.period;
  const std::uint64_t farthest = last_period ? proof_.witnesses : n;
  std::array<bool, 256> open{};
  std::size_t left = 0;
  for (std::uint32_t v = 0; v < common; ++v) {
    open[v] = seen_[v] != stamp_ && rare(n, v);
    left += open[v] ? 1 : 0;
  }
  const auto found = [&](std::uint32_t value) {
    open[value] = false;
    mark(value);
    --left;
  };
  for (std::size_t i = 0; i < witnesses_.size() && left > 0; ++i, ++options) {
    Split& split = witnesses_[i];
    if (split.offset >= n || split.offset > farthest) continue;
    const std::uint32_t value = g_[static_cast<std::size_t>(n - split.offset)] ^ split.value;
    if (!open[value]) continue;
    found(value);
    ++split.used;
  }
  for (const std::uint64_t r : two_) {
    for (std::uint64_t a = 1; left > 0 && 2 * a + r <= n && a + r <= farthest; ++a, ++options) {
      const std::uint8_t value = g_[static_cast<std::size_t>(a)];
      const std::uint32_t sum = g_[static_cast<std::size_t>(n - r - a)] ^ value;
      if (!open[sum]) continue;
      found(sum);
      if (witnesses_.size() < most_kept_witnesses) witnesses_.push_back({a + r, value, 1});
    }
  }
  return left == 0;
}

void SparseVerifier::add_value(std::uint64_t& options) {
  const std::uint64_t n = g_.size();
  const std::uint64_t p = c_.numbers.period;
  stamp_ = n + 1;
  options += 1 + rare_.size();
  for (const std::uint64_t r : whole_) {
    if (r == n) mark(0);
  }
  for (const std::uint64_t r : one_) {
    if (r < n) mark(g_[static_cast<std::size_t>(n - r)]);
  }
  for (const Split& split : rare_) {
    if (split.offset < n) mark(g_[static_cast<std::size_t>(n - split.offset)] ^ split.value);
  }
  std::uint32_t value = 0;
  while (value < no_common_value && (seen_[value] == stamp_ || rare(n, value))) ++value;
  if (value == no_common_value) {
    verdict_ = Verdict::too_large;
    return;
  }
  if (!find_witnesses(n, value, options)) {
    // No move that was looked at leaves some rare value below. In the last period too few moves are
    // looked at to know.
    if (n >= c_.checked_to + 1 - p) {
      verdict_ = Verdict::bad_witnesses;
      return;
    }
    for (std::uint32_t v = 0; v < value; ++v) {
      if (seen_[v] != stamp_ && rare(n, v)) value = v;
    }
  }
  g_.push_back(static_cast<std::uint8_t>(value));
  used_bits_ |= value;
  if (n > 0 && rare(n, value)) {
    if (n > proof_.last_rare) verdict_ = Verdict::bad_last_rare;
    last_rare_ = n;
    for (const std::uint64_t r : two_)
      rare_.push_back({n + r, static_cast<std::uint8_t>(value), 0});
  }
  if (n >= c_.numbers.preperiod + p && value != g_[static_cast<std::size_t>(n - p)])
    verdict_ = Verdict::not_repeating;
  if (n % 4096 == 0) {
    std::stable_sort(witnesses_.begin(), witnesses_.end(),
                     [](const Split& a, const Split& b) { return a.used > b.used; });
    // Half of the room is kept free for new ones.
    witnesses_.resize(std::min(witnesses_.size(), most_kept_witnesses / 2));
    for (Split& split : witnesses_) split.used -= split.used / 4;
  }
}

/// All values are there, and conditions 1 and 3 of the theorem hold. Checks the other conditions,
/// and that both numbers are the smallest.
Verdict SparseVerifier::judge() const {
  if (last_rare_ != proof_.last_rare) return Verdict::bad_last_rare;
  if ((proof_.mask & ~std::uint64_t{used_bits_}) != 0) return Verdict::bad_classes;
  const auto n0 = static_cast<std::size_t>(c_.numbers.preperiod);
  const auto p = static_cast<std::size_t>(c_.numbers.period);
  if (n0 > 0 && g_[n0 - 1 + p] == g_[n0 - 1]) return Verdict::smaller_preperiod;
  // A smaller period would divide p and show within one period.
  for (std::size_t parts = 2; parts <= p; ++parts) {
    if (p % parts != 0) continue;
    const auto first = g_.begin() + static_cast<std::ptrdiff_t>(n0);
    const auto last = first + static_cast<std::ptrdiff_t>(p - p / parts);
    if (std::equal(first, last, first + static_cast<std::ptrdiff_t>(p / parts)))
      return Verdict::smaller_period;
  }
  return Verdict::valid;
}

std::uint64_t SparseVerifier::step(std::uint64_t budget) {
  std::uint64_t options = 0;
  while (!verdict_ && options < budget) {
    add_value(options);
    if (!verdict_ && g_.size() > c_.checked_to) verdict_ = judge();
  }
  return options;
}

double SparseVerifier::fraction() const {
  return verdict_ ? 1.0 : static_cast<double>(g_.size()) / static_cast<double>(c_.checked_to + 1);
}

}  // namespace nimber
