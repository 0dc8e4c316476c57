#include "rules/own/own_known.hpp"

namespace nimber {

std::vector<Value> OwnSum::moves_to() const {
  if (infinite != 1) return {};
  std::vector<Value> out = reached;
  for (Value& v : out) v ^= total;
  std::sort(out.begin(), out.end());
  return out;
}

OwnSum OwnKnown::sum(const OwnResult& result) const {
  OwnSum out;
  for (const auto& piece : result.pieces) {
    const OwnValue v = value(piece.part);
    if (v.number) {
      if (piece.copies % 2 != 0) out.total ^= *v.number;
      continue;
    }
    out.infinite += static_cast<std::uint64_t>(piece.copies);
    out.reached = codes_.reached(v.infinite);
  }
  return out;
}

OwnValue OwnKnown::value(const OwnResult& result) const {
  Value total = 0;
  for (const auto& piece : result.pieces) {
    const OwnValue v = value(piece.part);
    if (!v.number) return {std::nullopt, 0};
    if (piece.copies % 2 != 0) total ^= *v.number;
  }
  return {total, 0};
}

}  // namespace nimber
