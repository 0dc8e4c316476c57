// The genus of a position: its value in normal play, and its misère values beside heaps of 2.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>
#include <nimber/moves.hpp>

#include <memory>
#include <string>
#include <vector>

namespace nimber {

/// G^{g0, g1, g2 …}: G is the Grundy value, and g_n the misère Grundy value (1 without a move, else
/// the mex of the options') of the position beside n Nim heaps of 2 (J. H. Conway, "On Numbers and
/// Games", ch. 12).
struct Genus {
  Value normal = 0;
  /// The shortest list, of at least two, whose last two numbers alternate for ever.
  std::vector<Value> misere;
};

/// "0^{1,2,0}"
std::string print(const Genus& genus);

/// The genus by recursion over all that can be reached, as work in pieces. Whether the position is
/// one of misère play makes no difference. Error: unsettled, where play may never end too.
class GenusSearch {
 public:
  /// Most positions that are remembered.
  static constexpr std::size_t max_known = limits::genus_positions;

  explicit GenusSearch(Position position, std::uint64_t limit = default_limit);
  ~GenusSearch();
  GenusSearch(GenusSearch&&) noexcept;
  GenusSearch& operator=(GenusSearch&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done.
  const Result<Genus>& result() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
