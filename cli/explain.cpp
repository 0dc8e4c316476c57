#include "answer.hpp"
#include "explain_sentences.hpp"
#include "json.hpp"
#include "sentences.hpp"

#include <nimber/explain.hpp>
#include "search/brute_force.hpp"
#include "search/options_graph.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t explain_step = 1'000'000;

std::string wins_or_null(const std::optional<Outcome>& outcome) {
  return outcome ? truth(*outcome == Outcome::N) : "null";
}
std::string letter_or_null(const std::optional<Outcome>& outcome) {
  return outcome ? json_string(letter(*outcome)) : "null";
}

template <class List, class Make>
std::string list(const List& items, Make make) {
  std::string out = "[";
  for (const auto& item : items) {
    if (out.size() > 1) out.append(", ");
    out.append(make(item));
  }
  return out.append("]");
}

std::string about_json(const About& about) {
  return std::string("\"term\": ")
      .append(number(about.term + 1))
      .append(", \"part\": ")
      .append(number(about.part == About::whole ? 0 : about.part + 1));
}

std::string json(const SumRow& row) {
  const Component& c = row.component;
  std::string out = "{\"term\": ";
  out.append(number(row.term + 1)).append(", \"kind\": ").append(json_string(text(c.kind)));
  out.append(", \"part\": ")
      .append(number(c.part + std::uint64_t{1}))
      .append(", \"size\": ")
      .append(number(c.size));
  return out.append(", \"value\": ").append(number_or_null(c.value)).append("}");
}

std::string json(const Position& position, const PositionMove& move) {
  return std::string("{\"position\": ")
      .append(json_string(print(after(position, move))))
      .append(", \"text\": ")
      .append(json_string(sentence(position, move)))
      .append("}");
}

std::string json(const Position& position, std::size_t term, const ValueStep::Option& option) {
  const PositionMove move{term, option.move};
  return std::string("{\"value\": ")
      .append(number(option.value))
      .append(", \"position\": ")
      .append(json_string(print(after(position, move))))
      .append(", \"text\": ")
      .append(json_string(sentence(position, move)))
      .append("}");
}

std::string json(const Position&, const TheoremStep& step) {
  std::string out = "{\"kind\": \"theorem\", ";
  out.append(about_json(step.about))
      .append(", \"code\": ")
      .append(json_string(step.code))
      .append(", \"facts\": ");
  out.append(list(step.facts, [](const Fact& fact) {
    return std::string("{\"name\": ")
        .append(json_string(fact.name))
        .append(", \"number\": ")
        .append(number(fact.number))
        .append("}");
  }));
  return out.append(", \"value\": ").append(number_or_null(step.value)).append("}");
}

std::string json(const Position& position, const ValueStep& step) {
  const auto option = [&](const ValueStep::Option& o) {
    return json(position, step.about.term, o);
  };
  std::string out = "{\"kind\": \"value\", ";
  out.append(about_json(step.about))
      .append(", \"size\": ")
      .append(number(step.size))
      .append(", \"value\": ")
      .append(number(step.value));
  out.append(", \"reached\": ")
      .append(list(step.reached, option))
      .append(", \"all_smaller\": ")
      .append(truth(step.all_smaller));
  out.append(", \"none_equal\": ")
      .append(truth(step.none_equal))
      .append(", \"options\": ")
      .append(list(step.options, option));
  return out.append(", \"all_options\": ").append(truth(step.all_options)).append("}");
}

std::string json(const Position& position, const LabelStep& step) {
  std::string out = "{\"kind\": \"label\", ";
  out.append(about_json(step.about))
      .append(", \"value\": ")
      .append(number_or_null(step.value))
      .append(", \"mex\": ")
      .append(number(step.mex));
  out.append(", \"options\": ").append(list(step.options, [&](const LabelStep::Option& option) {
    const PositionMove move{step.about.term, option.move};
    const Position then = after(position, move);
    return std::string("{\"value\": ")
        .append(number_or_null(option.value))
        .append(", \"position\": ")
        .append(json_string(print(then)))
        .append(", \"text\": ")
        .append(json_string(sentence(position, move)))
        .append(", \"reply\": ")
        .append(option.reply ? json(then, PositionMove{step.about.term, *option.reply}) : "null")
        .append("}");
  }));
  return out.append(", \"all_options\": ").append(truth(step.all_options)).append("}");
}

std::string json(const Position&, const EndlessStep& step) {
  std::string out = "{\"kind\": \"endless\", \"infinite\": ";
  out.append(number(step.infinite)).append(", \"rest\": ").append(number_or_null(step.rest));
  return out.append(", \"reached\": ")
      .append(list(step.reached, number))
      .append(", \"outcome\": ")
      .append(json_string(letter(step.outcome)))
      .append("}");
}

std::string json(const Position&, const SumStep& step) {
  std::string out = "{\"kind\": \"sum\", \"rows\": ";
  out.append(list(step.rows, [](const SumRow& row) { return json(row); }))
      .append(", \"ones\": ")
      .append(list(step.ones, number));
  return out.append(", \"total\": ")
      .append(number(step.total))
      .append(", \"bigs\": ")
      .append(number(step.bigs))
      .append("}");
}

std::string json(const Position& position, const MendStep& step) {
  const auto rows = [](const std::vector<SumRow>& items) {
    return list(items, [](const SumRow& row) { return json(row); });
  };
  std::string out = "{\"kind\": \"mend\", \"move\": ";
  out.append(json(position, step.move))
      .append(", \"before\": ")
      .append(rows(step.before))
      .append(", \"after\": ")
      .append(rows(step.after));
  out.append(", \"from\": ")
      .append(number(step.from))
      .append(", \"to\": ")
      .append(number(step.to))
      .append(", \"raises\": ")
      .append(truth(step.raises));
  return out.append(", \"total\": ")
      .append(number(step.total))
      .append(", \"bigs\": ")
      .append(number(step.bigs))
      .append("}");
}

std::string json(const Position&, const QuotientStep& step) {
  std::string out = "{\"kind\": \"quotient\", \"rows\": ";
  out.append(list(step.rows, [](const QuotientStep::Row& row) {
    return std::string("{")
        .append(about_json(row.about))
        .append(", \"size\": ")
        .append(number(row.size))
        .append(", \"word\": ")
        .append(json_string(row.word))
        .append("}");
  }));
  return out.append(", \"product\": ")
      .append(json_string(step.product))
      .append(", \"lost\": ")
      .append(truth(step.lost))
      .append(", \"order\": ")
      .append(number(step.order))
      .append(", \"p_portion\": ")
      .append(number(step.p_portion))
      .append("}");
}

std::string json(const Position& position, const QuotientMoveStep& step) {
  std::string out = "{\"kind\": \"quotient-move\", \"move\": ";
  return out.append(json(position, step.move))
      .append(", \"before\": ")
      .append(json_string(step.before))
      .append(", \"after\": ")
      .append(list(step.after, [](const std::string& word) { return json_string(word); }))
      .append(", \"product\": ")
      .append(json_string(step.product))
      .append("}");
}

std::string json(const Position&, const ConventionStep& step) {
  std::string out = "{\"kind\": \"conventions\", \"rule\": ";
  out.append(json_string(text(step.rule)))
      .append(", \"normal\": ")
      .append(letter_or_null(step.normal))
      .append(", \"normal_wins\": ")
      .append(wins_or_null(step.normal));
  out.append(", \"misere\": ")
      .append(letter_or_null(step.misere))
      .append(", \"misere_wins\": ")
      .append(wins_or_null(step.misere))
      .append(", \"value\": ")
      .append(number_or_null(step.value));
  return out.append(", \"bigs\": ")
      .append(number(step.bigs))
      .append(", \"tame\": ")
      .append(truth(step.tame))
      .append("}");
}

std::string json(const Explanation& explanation) {
  const Position& position = explanation.position;
  std::string out = "{\"position\": ";
  out.append(json_string(print(position)))
      .append(", \"convention\": ")
      .append(position.misere ? "\"misere\"" : "\"normal\"");
  out.append(", \"outcome\": ").append(json_string(letter(explanation.result.outcome)));
  out.append(", \"value\": ").append(number_or_null(explanation.result.value));
  if (explanation.result.loopy)
    out.append(", \"loopy\": ").append(list(*explanation.result.loopy, number));
  out.append(", \"steps\": ");
  out.append(list(explanation.steps, [&](const ExplainStep& step) {
    return std::visit([&](const auto& one) { return json(position, one); }, step);
  }));
  return out.append("}");
}

Status explain_one(const std::string& text, std::uint64_t limit, Telling telling) {
  auto position = read_position_or_link(text);
  if (!position) return fail(position.error(), telling);
  Explain work(std::move(*position), limit);
  while (!work.step(explain_step).done) {}
  const auto& result = work.result();
  if (!result) return fail(result.error(), telling);
  std::cout << (telling.as_json ? json(*result) + "\n" : in_words(*result));
  return all_answered;
}

Status check_one(const std::string& text, std::uint64_t limit, Telling telling) {
  auto position = read_position_or_link(text);
  if (!position) return fail(position.error(), telling);
  BruteForce work(std::move(*position), limit);
  while (!work.step(explain_step).done) {}
  const auto& answer = work.answer();
  if (!answer) return fail({ErrorCode::unsettled, 0, {number(limit)}}, telling);
  if (telling.as_json) {
    std::string out = "{\"position\": ";
    out.append(json_string(print(answer->position)))
        .append(", \"smaller\": ")
        .append(truth(answer->smaller));
    out.append(", \"outcome\": ")
        .append(json_string(letter(answer->outcome)))
        .append(", \"positions\": ")
        .append(number(answer->positions));
    std::cout << out.append(", \"theory\": ").append(letter_or_null(answer->theory)).append("}\n");
  } else {
    std::cout << in_words(*answer);
  }
  return all_answered;
}

Status graph_one(const std::string& text, Telling telling) {
  const auto position = read_position_or_link(text);
  if (!position) return fail(position.error(), {false, telling.line});
  const auto graph = options_graph(*position);
  if (!graph) return fail(graph.error(), {false, telling.line});
  std::cout << to_dot(*graph);
  return all_answered;
}

}  // namespace

int explain(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  const bool check = arguments.flag("--check");
  const bool dot = arguments.flag("--dot");
  std::uint64_t limit = check ? 2'000'000 : default_limit;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  if (const int wrong = check_rest(
          arguments, 1, "explain takes one position, or - for one a line on standard input");
      wrong != 0)
    return wrong;
  return answer_each(arguments.rest().front(), as_json && !dot,
                     [&](const std::string& text, Telling telling) {
                       return dot     ? graph_one(text, telling)
                              : check ? check_one(text, limit, telling)
                                      : explain_one(text, limit, telling);
                     });
}

}  // namespace nimber::cli
