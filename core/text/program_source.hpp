#pragma once

#include <nimber/rule.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// What a program for a rule is put together from (see Rule::program): functions before main, and
/// the reading of one line.
class ProgramSource {
 public:
  std::string body;           ///< functions before main; `Int` is an integer of 64 bits
  std::string read;           ///< reads a state from `in` and leaves `value`
  bool outcome_only = false;  ///< `read` leaves `bool lost` instead

  /// Includes a header, "vector"; <cstdint>, <iostream>, <sstream> and <string> are there.
  void need(std::string_view header);
  /// The state is a list of heaps, each worth g(heap).
  void heaps();
  /// The same with g(n) by a formula.
  void closed(const std::string& formula);
  /// The same with g(n) by mex; `options` marks the values of the options of m, in a loop body
  /// indented by four. Where values may be periodic, the table is cut short by a period that is
  /// proven among the first 20,000 values. No heap has more than `most_options` options, where that
  /// is known: then no value is larger.
  void table(const Rule& rule, const std::string& options, bool may_be_periodic,
             std::optional<std::uint64_t> most_options = std::nullopt);
  /// Does the program list all values?
  static bool has_table(std::string_view source);
  /// The state is a list of pairs of numbers, each worth g(x, y) by mex, remembered; `options`
  /// marks the values of the options of x and y. `sorted`: in no order, so x <= y.
  void pairs(const std::string& options, bool sorted);
  /// The state is rows of cells between ";", each worth g(row) by mex, remembered; `Row` is a
  /// vector. `sorted`: in no order.
  void rows(const std::string& options, bool sorted);
  /// The whole program.
  std::string text(const Rule& rule);

  /// A number as a compiler takes it, however long.
  static std::string literal(std::uint64_t n);

 private:
  /// Adds g by mex that remembers its values: `look` returns what is known, and `keep` notes `mex`
  /// and returns it.
  void remember(const std::string& parameters, const std::string& look, const std::string& options,
                const std::string& keep);

  std::vector<std::string_view> headers_{"iostream", "sstream", "string"};
};

}  // namespace nimber
