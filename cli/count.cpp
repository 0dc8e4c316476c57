// How many positions are lost, in words.
#include "asking.hpp"
#include "sentences.hpp"

#include "questions/count.hpp"

#include <cstdio>
#include <iostream>

namespace nimber::cli {
namespace {

std::string heaps_words(const CountWish& wish) {
  std::string out = number(wish.heaps) + (wish.heaps == 1 ? " heap" : " heaps");
  if (wish.stones) return out + " of at most " + number(*wish.stones) + " stones together";
  out.append(wish.heaps == 1 ? " of " : ", each of ").append(number(wish.from));
  if (wish.to > wish.from) out.append(" to ").append(number(wish.to));
  return out + " stones";
}

std::string percent(double share) {
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", 100 * share);
  return std::string(text) + " %";
}

Status tell(AskedCount& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, false);
  const CountWish& wish = asked.wish();
  const PositionCount::Answer& answer = asked.answer();
  const std::string what = wish.value == 0 ? "lost" : "worth " + number(wish.value);
  const std::string positions = wish.unordered ? "positions without order" : "positions";
  std::string out;
  if (answer.exact) {
    out.append(answer.lost).append(" of ").append(answer.total).append(" ").append(positions);
    out.append(" of ").append(heaps_words(wish)).append(", are ").append(what);
    if (answer.share) out.append(": ").append(percent(*answer.share));
    out.append("\n");
    if (asked.of_squares()) out.append("the sum of the squares of how often each value stands\n");
  } else {
    out.append(answer.lost).append(" ").append(positions).append(" of ");
    out.append(heaps_words(wish)).append(", are ").append(what).append(", of ");
    out.append(answer.total).append(", modulo ").append(number(wish.modulus)).append("\n");
  }
  std::cout << out;
  return all_answered;
}

}  // namespace

Status tell_count(Asked& asked) { return tell(static_cast<AskedCount&>(asked)); }

}  // namespace nimber::cli
