#include "values/value_table.hpp"

#include <algorithm>

namespace nimber {
namespace {

std::unique_ptr<std::uint8_t[]> uncleared(std::size_t bytes) {
  return std::unique_ptr<std::uint8_t[]>(new std::uint8_t[bytes]);
}

}  // namespace

/// Values that chunk number `which` has room for, its overlap aside: while there is only one, it
/// grows by doubling.
std::size_t ValueTable::chunk_room(std::size_t which) const {
  return which == 0 ? std::min(capacity_, chunk) : chunk;
}

void ValueTable::make_room(std::size_t count) {
  const std::size_t wanted = size_ + count;
  if (capacity_ < chunk) {
    std::size_t room = std::max(first_room, capacity_);
    while (room < wanted && room < chunk) room *= 2;
    auto bigger = uncleared((room + overlap) * width_);
    if (!chunks_.empty()) {
      std::memcpy(bigger.get(), chunks_.front().get(), size_ * width_);
      held_ -= (capacity_ + overlap) * width_;
      chunks_.front() = std::move(bigger);
    } else {
      chunks_.push_back(std::move(bigger));
    }
    held_ += (room + overlap) * width_;
    capacity_ = room;
  }
  while (capacity_ < wanted) {
    chunks_.push_back(uncleared((chunk + overlap) * width_));
    held_ += (chunk + overlap) * width_;
    capacity_ += chunk;
  }
}

void ValueTable::raise(std::uint32_t value) {
  largest_ = value;
  const unsigned wanted = value > 0xFFFF ? 4 : value > 0xFF ? 2 : 1;
  if (wanted <= width_) return;
  // Chunk by chunk: the narrow and the wide table never stand side by side.
  const unsigned old = width_;
  for (std::size_t which = 0; which < chunks_.size(); ++which) {
    const std::size_t room = chunk_room(which) + overlap;
    auto widened = std::make_unique<std::uint8_t[]>(room * wanted);
    for (std::size_t i = 0; i < room; ++i) {
      width_ = old;
      const std::uint8_t* at = chunks_[which].get() + i * old;
      const std::uint32_t v = old == 1 ? *at : wide(at);
      if (wanted == 2) {
        const auto half = static_cast<std::uint16_t>(v);
        std::memcpy(widened.get() + i * 2, &half, 2);
      } else {
        std::memcpy(widened.get() + i * 4, &v, 4);
      }
    }
    held_ += room * (wanted - old);
    chunks_[which] = std::move(widened);
  }
  width_ = wanted;
}

void ValueTable::append(const std::uint8_t* values, std::size_t count, std::uint8_t most) {
  if (most > largest_) raise(most);
  if (width_ != 1) {
    for (std::size_t i = 0; i < count; ++i) push_back(values[i]);
    return;
  }
  copy_in(values, count);
}

/// append(), for values that are known to fit.
void ValueTable::copy_in(const std::uint8_t* values, std::size_t count) {
  if (size_ + count > capacity_) make_room(count);
  while (count > 0) {
    const std::size_t which = size_ >> chunk_bits;
    const std::size_t place = size_ & (chunk - 1);
    const std::size_t now = std::min(count, chunk - place);
    std::memcpy(chunks_[which].get() + place, values, now);
    if (which > 0 && place < overlap) {
      std::memcpy(chunks_[which - 1].get() + chunk + place, values, std::min(now, overlap - place));
    }
    size_ += now;
    values += now;
    count -= now;
  }
}

void ValueTable::copy_out(std::size_t n, std::size_t count, std::uint8_t* out) const {
  while (count > 0) {
    const std::size_t now = std::min(count, run_after(n));
    std::memcpy(out, chunks_[n >> chunk_bits].get() + (n & (chunk - 1)) * width_, now * width_);
    n += now;
    out += now * width_;
    count -= now;
  }
}

void ValueTable::repeat(std::size_t period, std::size_t count) {
  if (width_ != 1) {
    for (; count > 0; --count) push_back((*this)[size_ - period]);
    return;
  }
  // What has been written repeats too: the piece that is copied doubles, up to what a processor's
  // first cache holds.
  constexpr std::size_t piece = std::size_t{1} << 14;
  const std::size_t begin = size_;
  std::size_t back = period;
  while (count > 0) {
    if (back < piece) back = period * ((size_ - begin) / period + 1);
    const std::size_t now = std::min({count, back, run_after(size_ - back)});
    reserve(now);
    copy_in(bytes(size_ - back), now);
    count -= now;
  }
}

std::size_t ValueTable::same_after(std::size_t n, std::size_t shift, std::size_t most) const {
  most = std::min(most, size_ - std::min(size_, n));
  std::size_t same = 0;
  if (width_ == 1) {
    while (same < most) {
      const std::size_t now =
          std::min({most - same, run_after(n + same), run_after(n + same - shift)});
      const std::uint8_t* a = bytes(n + same);
      const std::uint8_t* b = bytes(n + same - shift);
      std::size_t i = 0;
      while (i + 64 <= now && std::memcmp(a + i, b + i, 64) == 0) i += 64;
      while (i < now && a[i] == b[i]) ++i;
      same += i;
      if (i < now) break;
    }
    return same;
  }
  while (same < most && (*this)[n + same] == (*this)[n + same - shift]) ++same;
  return same;
}

std::size_t ValueTable::same_before(std::size_t n, std::size_t shift, std::size_t most) const {
  most = std::min(most, n - std::min(n, shift));
  std::size_t same = 0;
  if (width_ == 1) {
    while (same < most) {
      const std::size_t end = n - same;
      const std::size_t now = std::min({most - same, run_before(end), run_before(end - shift)});
      const std::uint8_t* a = bytes(end - 1) + 1;
      const std::uint8_t* b = bytes(end - shift - 1) + 1;
      std::size_t i = 0;
      while (i + 64 <= now && std::memcmp(a - i - 64, b - i - 64, 64) == 0) i += 64;
      while (i < now &&
             a[-1 - static_cast<std::ptrdiff_t>(i)] == b[-1 - static_cast<std::ptrdiff_t>(i)])
        ++i;
      same += i;
      if (i < now) break;
    }
    return same;
  }
  while (same < most && (*this)[n - 1 - same] == (*this)[n - 1 - same - shift]) ++same;
  return same;
}

}  // namespace nimber
