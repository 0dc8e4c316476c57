#pragma once

#include "answers/analysed_sum.hpp"
#include "search/sum_quotient.hpp"

#include <memory>
#include <span>
#include <vector>

namespace nimber {

/// Says who wins a sum of heaps in misère play, and lists the winning moves, by the misère quotient
/// of the heaps. Where none is found within half of what is left of the limit, MisereSearch goes
/// on.
class MisereQuotient {
 public:
  explicit MisereQuotient(AnalysedSum& sum) : sum_(sum) {}

  NextStage step();

 private:
  bool start();
  NextStage find();
  AnalysisStage decide();
  void multiply_others();
  NextStage list();
  void list_heap(Wins& out);
  bool loses(std::span<const Heap> pieces) const;
  std::size_t first_live() const;

  AnalysedSum& sum_;
  std::shared_ptr<SumQuotient> quotient_;
  bool found_ = false;
  std::vector<std::size_t> rule_of_;  ///< of each term, its rule's number in the quotient
  std::vector<Heap> needed_;          ///< of each rule, the largest heap
  std::uint64_t end_ = 0;             ///< so many options may be examined until it is found
  std::vector<Element> others_;       ///< of each heap, the product of all others

  // The heap whose moves are listed.
  std::size_t term_ = 0;
  std::size_t part_ = 0;
  std::size_t heap_ = 0;  ///< over all terms
};

}  // namespace nimber
