#include "rules/table_rule.hpp"

#include <nimber/packed_values.hpp>
#include "values/value_table.hpp"

#include <algorithm>
#include <cstring>

namespace nimber {

Ready GrownTableRule::ready(Heap n, Work& work) const {
  // Engines keep heaps in 32 bits.
  constexpr std::uint64_t most_heaps = 4'000'000'000;
  const auto room =
      static_cast<std::size_t>(std::min(work.table_bytes() / bytes_a_heap(), most_heaps));
  const std::size_t longest = std::max(longest_table(), room);
  const auto too_long = [&] {
    work.stop_at(Bound::table, longest);
    return Ready::never;
  };
  if (!may_have_period() && n >= longest) return too_long();
  while (table_.size() <= n && !period_) {
    if (table_.size() >= longest) return too_long();
    if (!work.may_go_on()) return Ready::pending;
    std::size_t to = static_cast<std::size_t>(std::min<Heap>(n, longest - 1));
    if (may_have_period()) to = std::min(to, std::max(next_check_, table_.size() + 1) - 1);
    grow(table_, to, work);
    if (may_have_period() && table_.size() >= next_check_) {
      period_ = prove_period(table_);
      next_check_ = table_.size() + table_.size() / 16 + 1;
    }
  }
  return Ready::yes;
}

void GrownTableRule::heap_facts(Heap n, std::string_view code, std::vector<Fact>& out) const {
  if (code != "period" || !period_) return;
  out.push_back({"preperiod", period_->preperiod});
  out.push_back({"period", period_->period});
  out.push_back({"same_as", period_->preperiod + (n - period_->preperiod) % period_->period});
  if (period_->saltus == 0) return;
  out.push_back({"saltus", period_->saltus});
  out.push_back({"cycles", (n - period_->preperiod) / period_->period});
}

std::optional<Period> GrownTableRule::prove_now() const {
  if (!period_ && may_have_period()) period_ = prove_period(table_);
  return period_;
}

void TableRule::grow(ValueTable& table, std::size_t n, Work& work) const {
  do {
    const Value v = next_value(table, work);
    table.push_back(static_cast<std::uint32_t>(v));
  } while (table.size() <= n && work.may_go_on());
}

Value GrownTableRule::value(Heap n) const {
  if (n < table_.size()) return table_[static_cast<std::size_t>(n)];
  const std::uint64_t cycles = (n - period_->preperiod) / period_->period;
  return table_[static_cast<std::size_t>(n - cycles * period_->period)] + cycles * period_->saltus;
}

PackedValues GrownTableRule::sequence_values(Heap from, std::size_t count) const {
  // Past the table a period was proven, or the game knows a formula.
  const std::size_t size = table_.size();
  if (count == 0 || (from + count > size && (!period_ || period_->saltus != 0)))
    return HeapRule::sequence_values(from, count);
  const std::size_t width = table_.width();
  PackedValues packed = room_for(count, table_.width());
  std::uint8_t* const out = packed.bytes.data();
  std::size_t done = 0;
  if (from < size) {
    done = std::min(count, size - static_cast<std::size_t>(from));
    table_.copy_out(static_cast<std::size_t>(from), done, out);
  }
  // One period from the table; then what has been written repeats, twice as much each time.
  const std::uint64_t period = period_ ? std::max<std::uint64_t>(period_->period, 1) : 1;
  const std::size_t begin = done;
  while (done < count) {
    std::size_t now = count - done;
    if (done - begin < period) {
      const std::uint64_t place = (from + done - period_->preperiod) % period;
      now = static_cast<std::size_t>(
          std::min({std::uint64_t{now}, period - place, period - (done - begin)}));
      table_.copy_out(static_cast<std::size_t>(period_->preperiod + place), now,
                      out + done * width);
    } else {
      now = std::min(now, static_cast<std::size_t>((done - begin) / period * period));
      std::memcpy(out + done * width, out + begin * width, now * width);
    }
    done += now;
  }
  return packed;
}

std::string_view GrownTableRule::heap_theorem(Heap n) const {
  return n < table_.size() ? "table" : "period";
}

}  // namespace nimber
