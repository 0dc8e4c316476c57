// How many positions are lost, in words.
#include "asking.hpp"
#include "sentences.hpp"

#include "questions/count.hpp"

#include <cstdio>
#include <iostream>

namespace nimber::cli {
namespace {

/// The heaps of a position. Of several it ends in the comma that the verb follows.
std::string heaps_words(const CountWish& wish) {
  const auto stones = [](bool one) { return one ? " stone" : " stones"; };
  std::string out = number(wish.heaps) + (wish.heaps == 1 ? " heap" : " heaps");
  if (wish.stones)
    return out + " of at most " + number(*wish.stones) + stones(*wish.stones == 1) + " together";
  out.append(wish.heaps == 1 ? " of " : ", each of ").append(number(wish.from));
  if (wish.to > wish.from) out.append(" to ").append(number(wish.to));
  return out + stones(wish.from == 1 && wish.to == 1) + (wish.heaps == 1 ? "" : ",");
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
  const bool one = answer.lost == "1";
  const std::string are = one ? " is " : " are ";
  const std::string lost = wish.value == 0 ? "lost" : "worth " + number(wish.value);
  const auto positions = [&](bool single) {
    return std::string(single ? " position" : " positions") +
           (wish.unordered ? " without order" : "");
  };
  std::string out = answer.lost;
  if (answer.exact) {
    out.append(" of ").append(answer.total).append(positions(answer.total == "1"));
    out.append(" of ").append(heaps_words(wish)).append(are).append(lost);
    if (answer.share) out.append(": ").append(percent(*answer.share));
    out.append("\n");
    if (asked.of_squares()) out.append("the sum of the squares of how often each value stands\n");
  } else {
    // Remainders: neither says that there is one.
    out.append(positions(false)).append(" of ").append(heaps_words(wish)).append(" are ");
    out.append(lost).append(", of ").append(answer.total);
    out.append(", modulo ").append(number(wish.modulus)).append("\n");
  }
  std::cout << out;
  return all_answered;
}

}  // namespace

Status tell_count(Asked& asked) { return tell(static_cast<AskedCount&>(asked)); }

}  // namespace nimber::cli
