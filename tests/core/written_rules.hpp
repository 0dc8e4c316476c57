// What tests of written rules share.
#pragma once

#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>

#include <optional>
#include <random>
#include <string>
#include <vector>

namespace plain {

/// The rule that stands behind "own/"; null where the text is none.
inline nimber::RulePtr written_rule(const std::string& text) {
  auto reader = nimber::Reader::open(text);
  REQUIRE(reader);
  const nimber::Game* const own = nimber::find_game("own");
  auto rule = own->read_rules(*reader, *own);
  return rule && reader->at_end() ? *rule : nullptr;
}

/// What the core tells a position is worth; none where it is not settled.
inline std::optional<nimber::Value> told_value(const std::string& text) {
  const auto answer = nimber::analyze(position(text));
  return answer ? answer->value : std::nullopt;
}

/// What the moves of one part leave, in the order of the rule.
inline std::vector<nimber::State> left_by(const nimber::Rule& rule, const nimber::State& state,
                                          std::size_t part) {
  std::vector<nimber::State> out;
  rule.each_move(state, part, nimber::MoveSink([&](const nimber::Move& move) {
                   out.push_back(rule.after(state, move));
                   return true;
                 }));
  return out;
}

/// A text that is nearly this one: one sign or two changed, put in or taken out, or a condition put
/// in, behind the head of so many signs or behind a bar.
inline std::string nearly(std::string text, std::size_t head, const std::string& signs,
                          const std::vector<std::string>& conditions, std::mt19937& random) {
  const auto below = [&](std::size_t end) { return random() % end; };
  for (std::size_t edits = 1 + below(2); edits > 0; --edits) {
    const std::size_t at = head + below(text.size() - head);
    const char sign = signs[below(signs.size())];
    switch (below(4)) {
      case 0: text[at] = sign; break;
      case 1: text.insert(at, 1, sign); break;
      case 2: text.erase(at, 1); break;
      default: {
        const std::size_t bar = text.find('|');
        const bool behind_bar = bar != std::string::npos && below(2) > 0;
        text.insert(behind_bar ? bar + 1 : head, conditions[below(conditions.size())]);
      }
    }
  }
  return text;
}

}  // namespace plain
