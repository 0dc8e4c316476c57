#include "values/period_proof.hpp"
#include <nimber/period.hpp>
#include "values/value_table.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace nimber {
namespace {

/// How far back the end of the values repeats: length[p] is the largest L such that the last L
/// values equal the L values that stand p places before them. (The Z-function of the values read
/// backwards.)
std::vector<std::uint32_t> repeats_at_the_end(const std::vector<std::uint32_t>& values) {
  const std::size_t n = values.size();
  const auto back = [&](std::size_t i) { return values[n - 1 - i]; };
  std::vector<std::uint32_t> length(n, 0);
  std::size_t left = 0;
  std::size_t right = 0;
  for (std::size_t i = 1; i < n; ++i) {
    std::size_t z = i < right ? std::min<std::size_t>(right - i, length[i - left]) : 0;
    while (i + z < n && back(z) == back(i + z)) ++z;
    if (i + z > right) {
      left = i;
      right = i + z;
    }
    length[i] = static_cast<std::uint32_t>(z);
  }
  return length;
}

}  // namespace

std::optional<Period> prove_subtraction_period(const std::vector<std::uint32_t>& values,
                                               std::uint64_t window) {
  const std::size_t n = values.size();
  if (n < window + 1) return std::nullopt;
  const auto length = repeats_at_the_end(values);
  for (std::size_t p = 1; p < n; ++p) {
    if (length[p] >= window) return Period{n - p - length[p], p, 0};
  }
  return std::nullopt;
}

std::optional<Period> prove_octal_period(const std::vector<std::uint32_t>& values,
                                         std::uint64_t last_digit) {
  const std::size_t n = values.size();
  const auto length = repeats_at_the_end(values);
  for (std::size_t p = 1; 2 * p + last_digit < n; ++p) {
    const std::size_t from = n - p - length[p];
    // Equality is known for from <= m < n - p; the theorem asks it up to 2 n0 + p + k, with n0
    // >= 1.
    const std::size_t n0 = std::max<std::size_t>(from, 1);
    if (2 * n0 + 2 * p + last_digit <= n) return Period{from, p, 0};
  }
  return std::nullopt;
}

namespace {

std::uint64_t eight_values(const std::uint8_t* at) {
  std::uint64_t word = 0;
  std::memcpy(&word, at, sizeof word);
  return word;
}

std::vector<std::uint32_t> copy(const ValueTable& table) {
  std::vector<std::uint32_t> values(table.size());
  for (std::size_t n = 0; n < values.size(); ++n) values[n] = table[n];
  return values;
}

}  // namespace

std::optional<Period> find_period(const ValueTable& table, std::size_t least,
                                  FunctionRef<bool(std::size_t p, std::size_t from)> proves,
                                  bool& gave_up) {
  const std::size_t n = table.size();
  gave_up = false;
  if (n < least + 1) return std::nullopt;
  std::size_t compared = 0;
  std::optional<Period> found;
  // Do the values end p places before the end as they do at the end? True where the search is over.
  const auto look_at = [&](std::size_t p) {
    const std::size_t same = table.same_before(n, p, n);
    compared += same / 8;
    if (same >= least && proves(p, n - p - same)) found = Period{n - p - same, p, 0};
    gave_up = !found && compared > 2 * n + 4096;
    return found || gave_up;
  };
  // The eight values before place n - p, for one p after the other; the few that end before heap 8
  // are looked at one by one.
  std::size_t p = 1;
  if (table.width() == 1 && n > 16 && least >= 8) {
    std::array<std::uint8_t, 8> tail{};
    for (std::size_t i = 0; i < 8; ++i) tail[i] = static_cast<std::uint8_t>(table[n - 8 + i]);
    const std::uint64_t last = eight_values(tail.data());
    for (; p + 8 <= n;) {
      const std::size_t from = n - p - 8;  // where the eight values begin
      const std::size_t run = (from & (ValueTable::chunk - 1)) + 1;
      const std::uint8_t* at = table.bytes(from);
      std::size_t back = 0;
      while (back < run && eight_values(at - back) != last) ++back;
      p += back;
      if (back == run) continue;
      if (look_at(p)) return found;
      ++p;
    }
    return std::nullopt;
  }
  for (; p + least <= n; ++p) {
    if (look_at(p)) return found;
  }
  return std::nullopt;
}

std::optional<Period> prove_subtraction_period(const ValueTable& table, std::uint64_t window) {
  if (window > table.size()) return std::nullopt;
  bool gave_up = false;
  const auto found = find_period(
      table, static_cast<std::size_t>(window), [](std::size_t, std::size_t) { return true; },
      gave_up);
  return gave_up ? prove_subtraction_period(copy(table), window) : found;
}

std::optional<Period> prove_octal_period(const ValueTable& table, std::uint64_t last_digit) {
  const std::uint64_t n = table.size();
  bool gave_up = false;
  const auto proves = [&](std::uint64_t p, std::uint64_t from) {
    return 2 * std::max<std::uint64_t>(from, 1) + 2 * p + last_digit <= n;
  };
  const auto found = find_period(
      table, 1, [&](std::size_t p, std::size_t from) { return proves(p, from); }, gave_up);
  return gave_up ? prove_octal_period(copy(table), last_digit) : found;
}

}  // namespace nimber
