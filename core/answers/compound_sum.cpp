#include "answers/compound_sum.hpp"

#include <algorithm>

namespace nimber {

CompoundSum::CompoundSum(const Position& asked, std::uint64_t limit)
    : position(asked), work(limit), parts(compound_parts(position)) {
  answer.terms.resize(position.terms.size());
  for (const CompoundPart& part : parts) live.push_back(has_ended(position, part, work) != true);
}

PositionMove CompoundSum::in_place(std::size_t part, const Move& move) const {
  PositionMove placed{parts[part].term, move, {}};
  if (const auto place = parts[part].part) placed.move.part = static_cast<std::uint32_t>(*place);
  return placed;
}

std::uint32_t CompoundSum::together(std::uint32_t a, std::uint32_t b) const {
  return position.compound == Compound::first ? std::min(a, b) : std::max(a, b);
}

std::uint32_t CompoundSum::number_of_none() const {
  return position.compound == Compound::first ? UINT32_MAX : 0;
}

void CompoundSum::tell(std::size_t part, std::uint64_t number) {
  answer.parts.push_back({parts[part].term, parts[part].part, number});
}

CompoundStage CompoundSum::lose() {
  answer.outcome = Outcome::P;
  count = 0;
  return CompoundStage::finished;
}

CompoundStage CompoundSum::fail() {
  error = unsettled(work);
  return CompoundStage::failed;
}

}  // namespace nimber
