// The JSON of certificates: one object of strings, whole numbers, truths and lists.
#pragma once

#include <nimber/error.hpp>
#include <nimber/function_ref.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// Reads tokens one after the other; white space may stand between any two.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  /// Reads the whole text as one object with some of these names, each once, in any order. `field`
  /// reads the value of names[i] and returns what was expected there, or null. A whole number named
  /// "line", which a batch adds, is passed over. Error: bad-certificate.
  std::optional<Error> object(const std::vector<std::string_view>& names,
                              FunctionRef<const char*(std::size_t)> field);
  /// After object(): did this name stand there?
  bool has(std::size_t field) const { return seen_[field] > 0; }
  /// After object(): a name that must not stand there, or must and does not.
  Error unknown(std::size_t field, std::string_view name) const;
  Error missing(std::string_view name) const;

  /// Each returns false where something else stands there. The only escapes are those that a rule
  /// or a code could need: \" \\ \/.
  bool string(std::string& out);
  /// Digits without leading zeros, at most `most` (below 2^60).
  bool integer(std::uint64_t& out, std::uint64_t most);
  bool truth(bool& out);
  bool word(std::string_view wanted);
  /// `[`, items and `]`: at most `most` of them.
  bool list(FunctionRef<bool()> item, std::size_t most = longest_list);
  static constexpr std::size_t longest_list = 1 << 16;
  /// An object inside of the whole one, with each of these names once, in any order.
  bool fields(const std::vector<std::string_view>& names, FunctionRef<bool(std::size_t)> field);

 private:
  /// Where the next token begins.
  std::size_t next();
  bool accept(char c);
  Error fail(std::string expected) const { return fail_at(at_, std::move(expected)); }
  Error fail_at(std::size_t at, std::string expected) const;

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::size_t> seen_;  // where each name stands, counted from 1; 0: nowhere
};

}  // namespace nimber
