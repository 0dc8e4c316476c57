#include "laws/which/universe.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace nimber {
namespace {

using Kind = ListedGame::Kind;

constexpr std::uint64_t any_set = 16;       // all sets up to this number
constexpr std::uint64_t small_set = 60;     // those of at most three numbers
constexpr std::uint64_t most_divisor = 16;  // of n/c
constexpr std::size_t octal_places = 4;
/// An option examined, where a rule's own tables give the values.
constexpr std::uint64_t options_for_text = 2'000'000;

constexpr std::array<std::string_view, 9> texts = {"nim",        "grundy",      "lasker",
                                                   "take/odd",   "take/even",   "take/fib",
                                                   "take/prime", "take/square", "take/pow2"};

constexpr std::array<std::pair<std::string_view, std::string_view>, 10> names = {{
    {"nim", "Nim"},
    {"grundy", "Grundy's game"},
    {"lasker", "Lasker's Nim"},
    {"octal/0.3", "She loves me, she loves me not"},
    {"octal/0.77", "Kayles"},
    {"octal/0.137", "Dawson's chess"},
    {"octal/0.07", "Dawson's Kayles"},
    {"octal/0.007", "Treblecross"},
    {"octal/0.6", "Officers"},
    {"octal/0.15", "Guiles"},
}};

constexpr std::uint64_t bit_of(std::uint64_t k) { return std::uint64_t{1} << (k - 1); }

/// Values of a set of numbers up to 64: for each value which of the last 64 heaps have it.
class SetValues {
 public:
  explicit SetValues(std::uint64_t set) : set_(set) {}
  Value next() {
    std::size_t v = 0;
    while ((seen_[v] & set_) != 0) ++v;
    used_ = std::max(used_, v + 1);
    for (std::size_t i = 0; i < used_; ++i) seen_[i] <<= 1;
    seen_[v] |= 1;
    return v;
  }

 private:
  std::uint64_t set_;
  // A value is at most the number of elements.
  std::array<std::uint64_t, 65> seen_{};
  std::size_t used_ = 0;
};

/// Values of all numbers but some: a value is missing from the options of n only where all its
/// heaps are those that can't be reached.
class AllButValues {
 public:
  explicit AllButValues(std::uint64_t left_out) {
    for (; left_out != 0; left_out &= left_out - 1)
      left_out_.push_back(static_cast<std::size_t>(std::countr_zero(left_out)) + 1);
  }
  Value next() {
    const std::size_t n = values_.size();
    std::size_t v = first_;
    while (true) {
      if (v == count_.size()) count_.push_back(0);
      std::size_t hidden = 0;
      for (const std::size_t k : left_out_) hidden += k <= n && values_[n - k] == v ? 1 : 0;
      if (count_[v] == hidden) break;
      ++v;
    }
    values_.push_back(v);
    ++count_[v];
    while (first_ < count_.size() && count_[first_] > left_out_.size()) ++first_;
    return v;
  }

 private:
  std::vector<std::size_t> left_out_;
  std::vector<Value> values_;
  std::vector<std::size_t> count_;  // by value
  std::size_t first_ = 0;           // every smaller value has more heaps than can be left out
};

/// At most n / c may be taken: the recursion of docs/theorems.md, "Taking up to a bound".
class AtMostValues {
 public:
  explicit AtMostValues(std::uint64_t divisor) : divisor_(divisor) {}
  Value next() {
    const std::size_t n = values_.size();
    const auto most = static_cast<std::size_t>(n / divisor_);
    const bool grows = n > 0 && n % divisor_ == 0;
    values_.push_back(n == 0 || most == 0 ? 0 : grows ? most : values_[n - most - 1]);
    return values_.back();
  }

 private:
  std::uint64_t divisor_;
  std::vector<Value> values_;
};

/// At least n / c must be taken: the heaps 0 … n - ceil(n / c) can be left, and values grow by 0 or
/// 1.
class AtLeastValues {
 public:
  explicit AtLeastValues(std::uint64_t divisor) : divisor_(divisor) {}
  Value next() {
    const std::uint64_t n = values_.size();
    const std::uint64_t least = n / divisor_ + (n % divisor_ != 0 ? 1 : 0);
    values_.push_back(n == 0 ? 0 : values_[static_cast<std::size_t>(n - least)] + 1);
    return values_.back();
  }

 private:
  std::uint64_t divisor_;
  std::vector<Value> values_;
};

/// Octal values by all options.
class OctalValues {
 public:
  explicit OctalValues(std::uint64_t digits) {
    for (std::size_t r = 0; r <= octal_places; ++r)
      digit_[r] = static_cast<unsigned>(digits >> 3 * (octal_places - r) & 7);
  }
  Value next() {
    const std::size_t n = values_.size();
    ++round_;
    for (std::size_t r = 0; r <= octal_places && r <= n; ++r) {
      const std::size_t left = n - r;
      if ((digit_[r] & 1) != 0 && left == 0 && r > 0) mark(0);
      if ((digit_[r] & 2) != 0 && left > 0 && r > 0) mark(values_[left]);
      if ((digit_[r] & 4) == 0) continue;
      for (std::size_t a = 1; 2 * a <= left; ++a) mark(values_[a] ^ values_[left - a]);
    }
    std::size_t v = 0;
    while (v < marked_.size() && marked_[v] == round_) ++v;
    values_.push_back(static_cast<std::uint32_t>(v));
    return v;
  }

 private:
  void mark(std::uint32_t value) {
    if (value >= marked_.size()) marked_.resize(2 * std::size_t{value} + 16, 0);
    marked_[value] = round_;
  }

  std::array<unsigned, octal_places + 1> digit_{};
  std::vector<std::uint32_t> values_;
  std::vector<std::uint32_t> marked_;  // by value: the round in which it was seen last
  std::uint32_t round_ = 0;
};

template <class Values>
std::uint64_t hand_over(Values values, std::size_t most, FunctionRef<bool(Value)> take,
                        bool squares = false) {
  std::uint64_t spent = 0;
  for (std::size_t n = 0; n < most; ++n) {
    spent += squares ? n + 4 : 4;
    if (!take(values.next())) break;
  }
  return spent;
}

std::uint64_t hand_over_text(std::string_view text, std::size_t most,
                             FunctionRef<bool(Value)> take) {
  const auto rule = read_rule(text);
  if (!rule) return 0;
  Work work(options_for_text);
  work.open_step(options_for_text);
  const RuleSequence& sequence = (*rule)->sequence();
  std::size_t known = 0;
  for (std::size_t n = 0; n < most; ++n) {
    if (n == known) {
      const std::size_t wanted = std::min(most, 2 * known + 64);
      if (sequence.sequence_ready(wanted - 1, work) != Ready::yes) break;
      known = wanted;
    }
    work.spend();
    if (!take(sequence.sequence_value(n))) break;
  }
  return work.examined();
}

/// Runs of three numbers and more are ranges.
std::string items_of(std::uint64_t set, bool open) {
  std::string out;
  const auto item = [&](const std::string& text) {
    out.append(out.empty() ? "" : ",").append(text);
  };
  const auto run = [&](std::uint64_t from, std::uint64_t to) {
    if (to - from >= 2) return item(std::to_string(from) + ".." + std::to_string(to));
    for (std::uint64_t k = from; k <= to; ++k) item(std::to_string(k));
  };
  std::uint64_t first = 0;
  for (std::uint64_t k = 1; k <= 64; ++k) {
    const bool in = (set & bit_of(k)) != 0;
    if (in && first == 0) first = k;
    if (in || first == 0) continue;
    run(first, k - 1);
    first = 0;
  }
  if (first != 0 && open) item(std::to_string(first) + "..");
  if (first != 0 && !open) run(first, 64);
  return out;
}

std::string octal_text(std::uint64_t digits) {
  std::string out = "octal/";
  std::size_t places = octal_places;
  for (; places > 1 && (digits >> 3 * (octal_places - places) & 7) == 0; --places) {}
  for (std::size_t r = 0; r <= places; ++r) {
    out.push_back(static_cast<char>('0' + (digits >> 3 * (octal_places - r) & 7)));
    if (r == 0) out.push_back('.');
  }
  return out;
}

}  // namespace

std::vector<ListedGame> listed_games(const std::vector<std::uint64_t>& ends) {
  std::vector<ListedGame> games;
  for (std::size_t i = 0; i < texts.size(); ++i) games.push_back({Kind::text, i});
  const std::uint64_t all = std::uint64_t{1} << any_set;
  for (std::uint64_t set = 1; set < all; ++set) games.push_back({Kind::set, set});
  for (std::uint64_t c = 1; c <= small_set; ++c) {
    for (std::uint64_t b = 0; b < c; ++b) {
      // Without b there is no a either.
      for (std::uint64_t a = 0; a < std::max<std::uint64_t>(b, 1); ++a) {
        const std::uint64_t set = bit_of(c) | (b > 0 ? bit_of(b) : 0) | (a > 0 ? bit_of(a) : 0);
        if (c > any_set) games.push_back({Kind::set, set});
        if (a == 0) games.push_back({Kind::all_but, set});
      }
    }
  }
  // Those up to 16 are sets already.
  for (std::uint64_t m : ends) {
    if (m > any_set) games.push_back({Kind::up_to, m});
  }
  for (std::uint64_t c = 2; c <= most_divisor; ++c) {
    games.push_back({Kind::at_most, c});
    games.push_back({Kind::at_least, c});
  }
  const std::uint64_t codes = std::uint64_t{1} << 3 * octal_places;
  for (const std::uint64_t first : {std::uint64_t{0}, std::uint64_t{4}}) {
    for (std::uint64_t code = 0; code < codes; ++code)
      games.push_back({Kind::octal, first * codes + code});
  }
  return games;
}

std::string rule_text(const ListedGame& game) {
  const std::string number = std::to_string(game.number);
  switch (game.kind) {
    case Kind::text: return std::string(texts[static_cast<std::size_t>(game.number)]);
    case Kind::set: return "take/" + items_of(game.number, false);
    case Kind::all_but: return "take/" + items_of(~game.number, true);
    case Kind::up_to: return "take/1.." + number;
    case Kind::at_most: return "custom/" + number + "*k<=n";
    case Kind::at_least: return "custom/" + number + "*k>=n";
    case Kind::octal: return octal_text(game.number);
  }
  return {};
}

std::string_view name_of_rule(std::string_view text) {
  const auto* const at = std::find_if(names.begin(), names.end(),
                                      [&](const auto& name) { return name.first == text; });
  return at != names.end() ? at->second : std::string_view();
}

std::uint64_t each_value(const ListedGame& game, std::size_t most, FunctionRef<bool(Value)> take) {
  switch (game.kind) {
    case Kind::text:
      return hand_over_text(texts[static_cast<std::size_t>(game.number)], most, take);
    case Kind::set: return hand_over(SetValues(game.number), most, take);
    case Kind::all_but: return hand_over(AllButValues(game.number), most, take);
    case Kind::up_to: {
      std::uint64_t n = 0;
      for (; n < most && take(n % (game.number + 1)); ++n) {}
      return n;
    }
    case Kind::at_most: return hand_over(AtMostValues(game.number), most, take);
    case Kind::at_least: return hand_over(AtLeastValues(game.number), most, take);
    case Kind::octal: return hand_over(OctalValues(game.number), most, take, true);
  }
  return 0;
}

}  // namespace nimber
