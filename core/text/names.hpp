#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// Names, of any signs but the zero byte, numbered 0, 1, 2 ... as they first come. Open addressing,
/// and names of up to eight bytes compared as one number: a graph of 10^7 edges asks 2 * 10^7
/// times.
class NameTable {
 public:
  /// The number of a name, a new one where it is new.
  std::uint32_t number(std::string_view name);
  /// All names, by number; the table is empty afterwards.
  std::vector<std::string> take();

 private:
  static constexpr std::uint32_t none = UINT32_MAX;
  struct Slot {
    std::uint64_t beginning = 0;  // the name's first eight bytes
    std::uint32_t number = none;
  };

  /// Where to look first.
  std::size_t place(std::string_view name, std::uint64_t beginning) const;
  void grow();

  std::vector<std::string> names_;
  std::vector<Slot> slots_;  // 2^(64 - shift_), at most half full
  unsigned shift_ = 60;
};

}  // namespace nimber
