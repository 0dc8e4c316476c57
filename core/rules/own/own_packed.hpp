// The walk through rows of small numbers, each of which stands in one word.
#pragma once

#include <nimber/work.hpp>

#include "rules/own/own_known.hpp"
#include "rules/own/own_mex.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nimber {

/// Does what the walk of OwnValues does, in the same order and at the same cost, for rules whose
/// choices are the same in each row: what a choice leaves depends on a few neighbouring cells, and
/// stands in a table by what these hold. Conditions before the first choice may be about anything.
class OwnPacked {
 public:
  OwnPacked(const OwnRule& rule, OwnKnown& known) : rule_(rule), known_(known) {}

  /// Makes the tables for what this row can become. Returns false where the rule is of another
  /// kind.
  bool make_tables(const OwnPart& row);
  /// Puts a row on the stack.
  void push(const OwnPart& row, bool entered);
  bool empty() const { return stack_.empty(); }
  /// The walk has been through so many rows since the last one became known.
  void set_climb(std::size_t climb) { climb_ = climb; }

  /// Goes on with the walk until the stack is empty. Else the walk has ended, and is forgotten, or
  /// waits for the next step.
  Ready walk(Work& work);
  /// Did the walk end at a row that may come again?
  bool met_loop() const { return end_ == End::loop; }
  Ready give_up();
  std::size_t memory() const {
    return choices_.size() * sizeof(Choice) + outcomes_.size() * sizeof(Outcome);
  }

 private:
  friend class OwnUnrolling;

  static constexpr unsigned most_bits = 48;            // of a row
  static constexpr std::size_t most_kept = 1'000'000;  // options of rows on the stack

  enum class End : std::uint8_t { none, limit, loop, full };

  /// What follows a candidate for a choice, up to the next choice or the end.
  struct Outcome {
    std::uint64_t add = 0;  // to the word of the row; 0: no move
    std::uint32_t cost = 0;
    bool goes_on = false;  // with the next choice
  };
  /// A candidate. Those of the choice behind it follow.
  struct Choice {
    std::uint32_t before = 0;    // what is evaluated before it costs this
    std::uint32_t outcomes = 0;  // the first of them
    std::uint32_t skip = 0;      // where the next candidate stands, if this one is no move
    std::uint8_t shift = 0;      // of the cells on which the outcome depends
    std::uint8_t mask = 0;
  };
  struct Way {
    std::span<const OwnStep> conditions;  // before the first choice
    std::uint32_t cost = 0;               // of what is evaluated between
    std::size_t end = 0;                  // of its candidates
  };
  struct Waiting {
    std::uint64_t word = 0;   // the cells, the first one highest; above them their sum
    std::uint64_t cost = 0;   // of the options, which are kept; 0: they are not
    std::uint64_t seen = 0;   // values of options that are not kept, as bits
    std::size_t options = 0;  // the first that is kept
    bool entered = false;
  };

  std::uint64_t key(std::uint64_t word) const {
    return zeros_ + (word & ((std::uint64_t{1} << most_bits) - 1));
  }
  std::uint64_t list(std::uint64_t word, std::uint64_t left, std::size_t most);
  bool look(Work& work);
  void wait(std::uint64_t word, bool entered);

  const OwnRule& rule_;
  OwnKnown& known_;
  OwnMex mex_;
  // The tables, for rows of so many cells with so many bits.
  std::size_t cells_ = 0;
  unsigned bits_ = 0;   // 0: the rule is of another kind
  unsigned tried_ = 0;  // with so many bits
  std::uint64_t zeros_ = 0;
  std::vector<Way> ways_;
  std::vector<Choice> choices_;
  std::vector<Outcome> outcomes_;
  // The walk.
  std::vector<Waiting> stack_;
  std::vector<std::uint64_t> options_;  // of rows on the stack, and how many
  std::size_t kept_ = 0;
  std::vector<std::uint64_t> unknown_;
  std::size_t climb_ = 0;
  End end_ = End::none;
};

}  // namespace nimber
