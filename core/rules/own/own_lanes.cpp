#include "rules/own/own_lanes.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::int64_t most_in_lane = std::int64_t{1} << 30;
constexpr std::size_t most_lane_nodes = 64;

template <class Apply>
void each_lane(std::size_t count, const OwnLanes::Column& a, const OwnLanes::Column& b,
               OwnLanes::Column& out, Apply apply) {
  const std::int32_t* const x = a.lane.data();
  const std::int32_t* const y = b.lane.data();
  std::int32_t* __restrict const z = out.lane.data();
  for (std::size_t i = 0; i < count; ++i) z[i] = apply(x[i], y[i]);
}

void fill_lanes(OwnLanes::Column& column, std::size_t count, std::int64_t number) {
  std::fill_n(column.lane.begin(), count, static_cast<std::int32_t>(number));
  column.low = column.high = number;
}

/// Numbers have at most 30 bits: the error of the quotient of doubles is too small to change the
/// result.
std::int32_t lane_quotient(std::int32_t a, std::int32_t b) {
  return static_cast<std::int32_t>(static_cast<double>(a) / static_cast<double>(b));
}

std::int64_t largest_in(const OwnLanes::Column& column) {
  return std::max(column.high, -column.low);
}

}  // namespace

OwnLanes::OwnLanes(const OwnRule& rule) : rule_(rule) {
  const OwnShape& shape = rule.shape();
  const auto& all = rule.alternatives();
  fits_ = !shape.cells() && shape.names.size() <= 2 &&
          std::all_of(all.begin(), all.end(),
                      [&](const OwnAlternative& alternative) { return suits(alternative); });
  if (!fits_) return;
  std::size_t variables = 0;
  for (const OwnAlternative& alternative : all) {
    const bool chooses = !alternative.steps.empty() && !alternative.steps.back().condition;
    const std::size_t items = chooses ? alternative.steps.back().items.size() : 1;
    Moves moves;
    moves.pieces.resize(alternative.result ? alternative.targets.size() : 1);
    for (std::size_t i = 0; i < items; ++i) moves_.push_back(moves);
    variables = std::max(variables, alternative.variables);
  }
  by_variable_.assign(variables, nullptr);
  fill_lanes(none_, most, 0);
  fill_lanes(one_, most, 1);
  room_.resize(most_lane_nodes);
  more_room_.resize(most_lane_nodes);
}

bool OwnLanes::suits(const OwnAlternative& alternative) const {
  const auto& steps = alternative.steps;
  const bool chooses = !steps.empty() && !steps.back().condition;
  if (chooses && !alternative.runs) return false;
  for (std::size_t i = 0; i + (chooses ? 1 : 0) < steps.size(); ++i) {
    if (!steps[i].condition || !suits(*steps[i].condition)) return false;
  }
  if (chooses) {
    for (const OwnItem& item : steps.back().items) {
      if (item.kind != OwnItem::Kind::single && item.kind != OwnItem::Kind::range) return false;
      if (!suits(*item.first) || (item.last && !suits(*item.last))) return false;
    }
  }
  std::array<bool, 2> changed = {false, false};
  for (const OwnChange& change : alternative.changes) {
    if (changed[change.cell] || !suits(*change.value)) return false;
    changed[change.cell] = true;
  }
  return alternative.targets.size() <= most_pieces &&
         std::all_of(
             alternative.targets.begin(), alternative.targets.end(), [&](const OwnTarget& target) {
               return !target.copies && std::all_of(target.cells.begin(), target.cells.end(),
                                                    [&](const Expression& e) { return suits(e); });
             });
}

/// Can the expression be evaluated in lanes? Lanes evaluate all of it. So the whole must be
/// undefined wherever a part of it is.
bool OwnLanes::suits(const Expression& e) const {
  bool divides = false;
  bool joins = false;
  for (const Expression::Node& node : e.nodes()) {
    switch (node.op) {
      case Op::number:
        if (node.number > most_in_lane || node.number < -most_in_lane) return false;
        break;
      case Op::div:
      case Op::mod: divides = true; break;
      case Op::both:
      case Op::either: joins = true; break;
      case Op::variable:
      case Op::add:
      case Op::sub:
      case Op::mul:
      case Op::eq:
      case Op::ne:
      case Op::lt:
      case Op::le:
      case Op::gt:
      case Op::ge:
      case Op::negate:
      case Op::negative:
      case Op::least:
      case Op::most: break;
      default: return false;
    }
  }
  return e.nodes().size() <= most_lane_nodes && !(divides && joins);
}

/// Applies an operator with two arguments, or one with one argument, which is given twice.
bool OwnLanes::combine(Op op, const Column& a, const Column& b, Column& out) {
  using I = std::int32_t;
  const auto bounds = [&](std::int64_t low, std::int64_t high) {
    out.low = low;
    out.high = high;
    return low >= -most_in_lane && high <= most_in_lane;
  };
  const auto truth = [&](auto apply) {
    each_lane(count_, a, b, out, apply);
    return bounds(0, 1);
  };
  switch (op) {
    case Op::add:
      if (!bounds(a.low + b.low, a.high + b.high)) return false;
      each_lane(count_, a, b, out, [](I x, I y) { return x + y; });
      return true;
    case Op::sub:
      if (!bounds(a.low - b.high, a.high - b.low)) return false;
      each_lane(count_, a, b, out, [](I x, I y) { return x - y; });
      return true;
    case Op::mul: {
      const std::int64_t corners[] = {a.low * b.low, a.low * b.high, a.high * b.low,
                                      a.high * b.high};
      if (!bounds(*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4)))
        return false;
      each_lane(count_, a, b, out, [](I x, I y) { return x * y; });
      return true;
    }
    case Op::div:
    case Op::mod: {
      if (b.low <= 0 && b.high >= 0) {
        for (std::size_t i = 0; i < count_; ++i) undefined_.lane[i] |= b.lane[i] == 0 ? 1 : 0;
      }
      const auto divisor = [](I y) { return y == 0 ? 1 : y; };
      const bool positive = a.low >= 0 && b.low >= 0;
      if (op == Op::div) {
        each_lane(count_, a, b, out, [&](I x, I y) { return lane_quotient(x, divisor(y)); });
        return positive ? bounds(0, a.high / std::max<std::int64_t>(b.low, 1))
                        : bounds(-largest_in(a), largest_in(a));
      }
      each_lane(count_, a, b, out,
                [&](I x, I y) { return x - lane_quotient(x, divisor(y)) * divisor(y); });
      const std::int64_t most_left = std::min(largest_in(a), largest_in(b));
      return bounds(positive ? 0 : -most_left, most_left);
    }
    case Op::eq: return truth([](I x, I y) { return I{x == y}; });
    case Op::ne: return truth([](I x, I y) { return I{x != y}; });
    case Op::lt: return truth([](I x, I y) { return I{x < y}; });
    case Op::le: return truth([](I x, I y) { return I{x <= y}; });
    case Op::gt: return truth([](I x, I y) { return I{x > y}; });
    case Op::ge: return truth([](I x, I y) { return I{x >= y}; });
    case Op::both: return truth([](I x, I y) { return I{x != 0} & I{y != 0}; });
    case Op::either: return truth([](I x, I y) { return I{x != 0} | I{y != 0}; });
    case Op::negate: return truth([](I x, I) { return I{x == 0}; });
    case Op::negative:
      each_lane(count_, a, b, out, [](I x, I) { return -x; });
      return bounds(-a.high, -a.low);
    case Op::least:
      each_lane(count_, a, b, out, [](I x, I y) { return x < y ? x : y; });
      return bounds(std::min(a.low, b.low), std::min(a.high, b.high));
    case Op::most:
      each_lane(count_, a, b, out, [](I x, I y) { return x > y ? x : y; });
      return bounds(std::max(a.low, b.low), std::max(a.high, b.high));
    default: return false;
  }
}

/// The values of an expression. Null where a number might leave 30 bits. The result is one of the
/// variables, or stands in `room` until that is used again. undefined_ is set where it is not
/// defined.
const OwnLanes::Column* OwnLanes::value(const Expression& e, std::vector<Column>& room) {
  stack_.clear();
  std::size_t used = 0;
  for (const Expression::Node& node : e.nodes()) {
    if (node.op == Op::variable) {
      stack_.push_back(by_variable_[static_cast<std::size_t>(node.number)]);
      continue;
    }
    Column& out = room[used++];
    if (node.op == Op::number) {
      fill_lanes(out, count_, node.number);
    } else {
      const Column* const b = stack_.back();
      if (node.arguments == 2) stack_.pop_back();
      if (!combine(node.op, *stack_.back(), *b, out)) return nullptr;
      stack_.pop_back();
    }
    stack_.push_back(&out);
  }
  return stack_.back();
}

/// Finds the number at the first candidate and how it grows. `variable` is that of the choice.
bool OwnLanes::fill_cell(const Expression& e, std::optional<std::size_t> variable, Cell& cell) {
  const Column* const first = value(e, room_);
  if (first == nullptr) return false;
  std::copy_n(first->lane.begin(), count_, cell.first.lane.begin());
  cell.first.low = first->low;
  cell.first.high = first->high;
  if (!variable || !e.uses(*variable)) return true;  // the stride is 0 from the beginning
  by_variable_[*variable] = &next_choice_;
  const Column* const second = value(e, more_room_);
  by_variable_[*variable] = &choice_;
  return second != nullptr && combine(Op::sub, *second, cell.first, cell.stride);
}

bool OwnLanes::evaluate(const OwnAlternative& alternative, const OwnItem* item, Moves& out) {
  fill_lanes(undefined_, count_, 0);
  const std::size_t numbers = rule_.shape().names.size();
  for (std::size_t i = 0; i < numbers; ++i) by_variable_[i] = &head_[2 - numbers + i];
  fill_lanes(allowed_, count_, 1);
  for (const OwnStep& step : alternative.steps) {
    if (!step.condition) break;
    const Column* const holds = value(*step.condition, room_);
    if (holds == nullptr) return false;
    for (std::size_t i = 0; i < count_; ++i) allowed_.lane[i] &= holds->lane[i];
  }
  std::optional<std::size_t> variable;
  fill_lanes(out.count, count_, 1);
  if (item != nullptr) {
    variable = alternative.steps.back().variable;
    const Column* const first = value(*item->first, room_);
    if (first == nullptr) return false;
    std::copy_n(first->lane.begin(), count_, choice_.lane.begin());
    choice_.low = first->low;
    choice_.high = first->high;
    if (!combine(Op::add, choice_, one_, next_choice_)) return false;
    if (item->last) {
      const Column* const last = value(*item->last, room_);
      if (last == nullptr) return false;
      Column length;
      if (!combine(Op::sub, *last, choice_, length) || !combine(Op::add, length, one_, out.count))
        return false;
    }
    by_variable_[*variable] = &choice_;
  }
  for (std::size_t p = 0; p < out.pieces.size(); ++p) {
    auto& cells = out.pieces[p].cells;
    if (alternative.result) {
      for (std::size_t c = 0; c < numbers; ++c) {
        if (!fill_cell(alternative.targets[p].cells[c], variable, cells[2 - numbers + c]))
          return false;
      }
      continue;
    }
    for (std::size_t c = 2 - numbers; c < 2; ++c) {
      std::copy_n(head_[c].lane.begin(), count_, cells[c].first.lane.begin());
      cells[c].first.low = head_[c].low;
      cells[c].first.high = head_[c].high;
    }
    for (const OwnChange& change : alternative.changes) {
      const std::size_t c = 2 - numbers + change.cell;
      by_variable_[alternative.variables - 1] = &head_[c];  // `it`
      if (change.sign == OwnChange::Sign::set) {
        if (!fill_cell(*change.value, variable, cells[c])) return false;
        continue;
      }
      const Op op = change.sign == OwnChange::Sign::add ? Op::add : Op::sub;
      if (!fill_cell(*change.value, variable, by_) ||
          !combine(op, head_[c], by_.first, cells[c].first))
        return false;
      if (variable && change.value->uses(*variable) &&
          !combine(op, none_, by_.stride, cells[c].stride))
        return false;
    }
  }
  for (std::size_t i = 0; i < count_; ++i) {
    if (allowed_.lane[i] == 0 || undefined_.lane[i] != 0) out.count.lane[i] = 0;
  }
  return true;
}

bool OwnLanes::evaluate(std::int64_t a, std::int64_t b, std::size_t count) {
  count_ = count;
  const auto last = b + static_cast<std::int64_t>(count) - 1;
  if (a > most_in_lane || last > most_in_lane) return false;
  fill_lanes(head_[0], count, a);
  for (std::size_t i = 0; i < count; ++i)
    head_[1].lane[i] = static_cast<std::int32_t>(b + static_cast<std::int64_t>(i));
  head_[1].low = b;
  head_[1].high = last;
  std::size_t at = 0;
  for (const OwnAlternative& alternative : rule_.alternatives()) {
    if (alternative.steps.empty() || alternative.steps.back().condition) {
      if (!evaluate(alternative, nullptr, moves_[at++])) return false;
      continue;
    }
    for (const OwnItem& item : alternative.steps.back().items) {
      if (!evaluate(alternative, &item, moves_[at++])) return false;
    }
  }
  return true;
}

}  // namespace nimber
