// The families of laws. Each proposes formulas of its kind for a list. A proposal may be wrong: the
// book of laws tests each on all values.
#pragma once

#include "laws/patterns/pattern_laws.hpp"

#include <nimber/work.hpp>

#include <memory>

namespace nimber {

/// The shortest formula that is found for a word w[0] … w[p-1], as a function of `variable` % p.
/// With `condition` the word is of marks, and the formula a condition. About O(p^2).
Phrase word_term(std::span<const std::int64_t> word, const Phrase& variable, bool condition);
/// A condition for variable % modulus being one of these residues.
Phrase residues_term(const std::vector<bool>& member, const Phrase& variable);

/// Values that repeat: from the beginning, from some place on, or with a few exceptions. Also a
/// constant tail. O(n) for exact periods, O(256 n) with exceptions.
void find_periods(const PatternData& list, LawSink& sink);
/// A line for each residue of a modulus up to 256. O(256 n) at most.
void find_lines(const PatternData& list, LawSink& sink);
/// Stretches of one value, and the law of their ends; lost heaps, or ones, by a recurrence.
void find_runs(const PatternData& list, LawBook& book);
/// The formula for 2 to 16 stretches that begin at these places, the first at 0. With `marks` the
/// values are 1 and 0, and it is a condition. None for other numbers of stretches, or where nothing
/// is marked.
std::optional<Phrase> stretches_term(const std::vector<std::int64_t>& starts,
                                     const std::vector<std::int64_t>& values, bool marks);
/// Are these places what the law says, from the first on?
bool ends_stand(const EndsLaw& law, const std::vector<std::int64_t>& places);
/// The smallest automaton of at most 64 states. It reads n in base 2, 3, 4, 10 or in Zeckendorf's
/// form, or the two numbers of a table side by side in base 2 or 3.
void find_automata(const PatternData& data, LawBook& book);
/// Laws that give g(qn + r) by n or by an earlier value, for q of 2, 3, 4.
void find_recursions(const PatternData& list, LawSink& sink);
/// Sequences with a name, and sets with one: of lost heaps, or of the ones of a list.
void find_known(const PatternData& list, LawSink& sink);
/// floor((p n + sqrt(d n n)) / q) + c, and lost heaps or ones that are of this form.
void find_beatty(const PatternData& list, LawSink& sink);
/// Takes a line, or n itself, out of a list, and looks for what is left in the families of one
/// variable.
void find_rests(const PatternData& list, LawSink& sink);
/// Tables: sums of two functions of one number each, functions of a - b, a + b, the larger or the
/// smaller number, residues; lost pairs as a function of their difference.
void find_pairs(const PatternData& table, LawSink& sink);
/// Small formulas for a table without its edges, together with what the edges say: many laws don't
/// hold there. Bounded work, some tens of milliseconds.
void find_inner_pairs(const PatternData& table, LawSink& sink);
/// All families of one variable that are quick.
void find_structure(const PatternData& list, LawSink& sink);

/// Makes formulas by size. Those with the same values are kept once. The last operator is matched
/// without storing its results.
class Enumeration {
 public:
  /// Makes formulas of at most so many names, numbers and signs.
  Enumeration(const PatternData& data, std::size_t largest_size);
  ~Enumeration();
  Enumeration(const Enumeration&) = delete;
  Enumeration& operator=(const Enumeration&) = delete;

  /// Returns false when all sizes were looked at.
  bool step(Work& work, LawSink& sink);
  /// The size up to which everything was looked at.
  std::size_t finished_size() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace nimber
