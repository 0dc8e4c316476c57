// nimber_atlas [--limit OPTIONS] [--words WORDS] < CODES: what is known of octal codes, a line of
// JSON for each. script/atlas makes the atlas of its lines, and tests/cli/atlas.mjs holds some of
// the atlas against them.
#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "laws/quotients/quotient_search.hpp"
#include "records/json_sink.hpp"
#include "values/octal.hpp"

#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

using namespace nimber;

namespace {

constexpr std::uint64_t step = 100'000'000;
constexpr std::uint64_t strip = 48;    // values that are told
constexpr std::uint64_t least = 2000;  // values that tell codes without a period apart
constexpr std::uint64_t rare_limit = 20'000'000;

/// Two numbers that tell sequences apart, of values one after the other.
class Prints {
 public:
  void add(std::uint64_t value) {
    first_ = (first_ ^ (value + 1)) * 0x100000001B3;
    second_ = second_ * 6364136223846793005 + value + 1442695040888963407;
  }
  std::string text() const { return std::to_string(first_) + "." + std::to_string(second_); }

 private:
  std::uint64_t first_ = 0xCBF29CE484222325;
  std::uint64_t second_ = 1;
};

std::vector<int> digits_of(const std::string& code) {
  std::vector<int> digits;
  for (const char c : code) {
    if (c >= '0' && c <= '7') digits.push_back(c - '0');
  }
  while (digits.size() > 1 && digits.back() == 0) digits.pop_back();
  return digits;
}

/// So many heaps have a value of the rare class, and the last of them.
void add_rare(Record& out, const std::string& code, std::uint64_t heaps) {
  OctalEngine engine(OctalMoves::of(digits_of(code)));
  ValueTable table;
  Work work(rare_limit);
  work.open_step(rare_limit);
  while (table.size() <= heaps && work.may_go_on()) engine.grow(table, heaps, work);
  const bool sparse = engine.sparse() && table.size() > heaps;
  if (!sparse) {
    out.null("rare").null("lastRare");
    return;
  }
  std::uint64_t count = 0;
  std::uint64_t last = 0;
  for (const std::uint32_t heap : engine.rare()) {
    if (heap > heaps) continue;
    ++count;
    last = std::max<std::uint64_t>(last, heap);
  }
  out.whole("rare", count).whole("lastRare", last);
}

std::string line_of(const std::string& code, std::uint64_t limit, std::uint64_t words) {
  const RulePtr rule = *read_rule("octal/" + code);
  PeriodSearch search(rule, UINT64_MAX, limit);
  while (!search.step(step).done) {}
  const auto& period = search.period();
  JsonSink sink;
  {
    Record out(sink);
    out.text("code", code).text("rule", rule->text());
    const auto number = [&](std::uint64_t Period::*which) {
      return period ? std::optional(*period.*which) : std::nullopt;
    };
    out.whole("preperiod", number(&Period::preperiod)).whole("period", number(&Period::period));
    out.whole("lookedTo", period ? search.checked_to() : search.known() - 1);
    const Rule& known = *search.rule();
    const std::uint64_t whole = period ? period->preperiod + period->period : least;
    Prints prints;
    std::vector<std::uint64_t> first;
    std::uint64_t largest = 0;
    Work work(limit);
    work.open_step(limit);
    known.sequence().sequence_ready(std::max(whole, strip), work);
    for (std::uint64_t n = 0; n < whole; ++n) {
      const Value value = known.sequence().sequence_value(n);
      prints.add(value);
      largest = std::max<std::uint64_t>(largest, value);
    }
    for (std::uint64_t n = 0; n < strip; ++n) first.push_back(known.sequence().sequence_value(n));
    out.wholes("values", first);
    if (period) {
      out.whole("largest", largest);
    } else {
      out.null("largest");
    }
    out.text("print", prints.text());
    add_rare(out, code, period ? std::min<std::uint64_t>(whole, 100'000) : 100'000);
    QuotientSearch quotient(rule, std::nullopt, words);
    while (!quotient.step(step).done) {}
    const bool found = quotient.error() == nullptr && quotient.quotient().period.has_value();
    if (found) {
      const Quotient told = quotient.quotient();
      out.count("order", told.order()).count("pPortion", told.p.size());
    } else {
      out.null("order").null("pPortion");
    }
  }
  return sink.json();
}

}  // namespace

int main(int count, char** words) {
  std::uint64_t limit = 50'000'000;
  std::uint64_t quotient_words = 50'000'000;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string name = words[i];
    (name == "--limit" ? limit : quotient_words) = std::stoull(words[i + 1]);
  }
  std::string code;
  while (std::getline(std::cin, code)) {
    if (!code.empty()) std::cout << line_of(code, limit, quotient_words) << std::endl;
  }
}
