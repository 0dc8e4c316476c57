// The verifier of certificates of sparse octal games: docs/theorems.md, "A period of a sparse octal
// game". It shares no table and no search with the engine that finds them.
#pragma once

#include "laws/periods/verifier.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// Checks such a certificate as work in pieces: computes the values of heaps 0 ... checked_to with
/// the certificate's classes (which are exact whatever the classes are) and looks at each condition
/// of the theorem on the way.
class SparseVerifier {
 public:
  /// `digits` are d0, d1, d2 ... of the code, without trailing zeros. At most `most` values are
  /// computed.
  SparseVerifier(const std::vector<int>& digits, Certificate certificate, std::uint64_t most);

  /// Returns the options looked at.
  std::uint64_t step(std::uint64_t budget);
  double fraction() const;
  /// None: not done yet.
  const std::optional<Verdict>& verdict() const { return verdict_; }

 private:
  /// A heap that is split off. Of a heap of n it leaves n - offset beside it.
  struct Split {
    std::uint64_t offset = 0;
    std::uint8_t value = 0;
    std::uint32_t used = 0;
  };

  std::optional<Verdict> form(std::uint64_t most) const;
  bool rare(std::uint64_t n, std::uint32_t value) const;
  void mark(std::uint32_t value) { seen_[value] = stamp_; }
  bool find_witnesses(std::uint64_t n, std::uint32_t common, std::uint64_t& options);
  void add_value(std::uint64_t& options);
  Verdict judge() const;

  Certificate c_;
  SparseProof proof_;
  std::vector<std::uint64_t> whole_;  // by what a move leaves: the stones that it takes
  std::vector<std::uint64_t> one_;
  std::vector<std::uint64_t> two_;
  std::vector<std::uint8_t> g_;
  std::vector<Split> rare_;       // one for each rare heap and each digit that splits
  std::vector<Split> witnesses_;  // the most useful first
  std::array<std::uint64_t, 256> seen_{};
  std::uint64_t stamp_ = 0;
  std::uint64_t last_rare_ = 0;
  std::uint32_t used_bits_ = 0;  // of all values
  std::optional<Verdict> verdict_;
};

}  // namespace nimber
