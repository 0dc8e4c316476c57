// Stands in place of core/search/. Theory settles nearly all that the first module's games are
// asked. Of the rest this module says `unknown-game`, and a larger one is asked.
#include "rules/subtraction_set.hpp"
#include "search/endless.hpp"
#include "search/heap_search.hpp"
#include "search/loop_search.hpp"
#include "search/solver.hpp"

namespace nimber {

class Solver::Search {};
Solver::Solver(std::vector<RulePtr>, bool, Ask, std::size_t) {}
Solver::~Solver() = default;
void Solver::start(std::vector<State>) {}
Solver::Status Solver::step(Work&) { return Status::gave_up; }
Value Solver::result() const { return 0; }
std::size_t Solver::known() const { return 0; }

bool HeapSearch::suits(const std::vector<RulePtr>&, const std::vector<State>&) { return false; }
HeapSearch::HeapSearch(std::vector<RulePtr>, bool misere, std::size_t most_known)
    : misere_(misere), most_known_(most_known), first_option_{0, 0}, random_{0} {}
void HeapSearch::start(std::vector<State>) {}
Solver::Status HeapSearch::step(Work&) { return Solver::Status::gave_up; }

class LoopSearch::Search {};
LoopSearch::LoopSearch(std::vector<RulePtr>, bool, std::size_t) {}
LoopSearch::~LoopSearch() = default;
void LoopSearch::start(std::vector<State>) {}
Solver::Status LoopSearch::step(Work&) { return Solver::Status::gave_up; }
Outcome LoopSearch::outcome() const { return Outcome::D; }
std::optional<Value> LoopSearch::value() const { return std::nullopt; }
std::vector<Value> LoopSearch::reached() const { return {}; }
std::optional<std::uint64_t> LoopSearch::plies() const { return std::nullopt; }

// Values of endless sets grow without a proof of their period here, which is only asked for in
// larger modules.
std::optional<EndlessSet> SubtractionSet::endless() const { return std::nullopt; }
EndlessEngine::EndlessEngine(EndlessSet set) : set_(std::move(set)), past_(set_.modulus) {}
void EndlessEngine::grow(ValueTable&, std::size_t, Work&) {}

}  // namespace nimber
