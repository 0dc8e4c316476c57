// In place of core/fast_search.cpp: the first module's games are tame, so the outcome of their heaps is never searched for.
#include <nimber/fast_search.hpp>

namespace nimber {

bool HeapSearch::suits(const std::vector<RulePtr>&, const std::vector<State>&) { return false; }
HeapSearch::HeapSearch(std::vector<RulePtr>, bool misere) : misere_(misere), first_option_{0, 0}, random_{0} {}
void HeapSearch::start(std::vector<State>) {}
Solver::Status HeapSearch::step(Work&) { return Solver::Status::gave_up; }

}  // namespace nimber
