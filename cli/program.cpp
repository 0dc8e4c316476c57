#include "answer.hpp"
#include "commands.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/notation.hpp>
#include "laws/patterns/pattern_reader.hpp"
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/programs/judge_program.hpp"
#include "text/nim_expression.hpp"

#include <algorithm>
#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t program_limit = 100'000'000;
/// As `patterns` goes on: between steps the work is shared out.
constexpr std::uint64_t laws_step = 1'000'000;

bool read_shape(const std::string& io, const std::string& heaps, const std::string& says,
                ProgramShape& shape) {
  if (io == "eof") {
    shape.io = ProgramShape::Io::eof;
  } else if (io == "zero") {
    shape.io = ProgramShape::Io::zero;
  } else if (!io.empty() && io != "T") {
    return false;
  }
  if (heaps == "line") {
    shape.heaps = ProgramShape::Heaps::line;
  } else if (heaps == "one") {
    shape.heaps = ProgramShape::Heaps::one;
  } else if (!heaps.empty() && heaps != "counted") {
    return false;
  }
  if (says.empty()) return true;
  const std::size_t comma = says.find(',');
  if (comma == std::string::npos || says.find(',', comma + 1) != std::string::npos) return false;
  shape.first = says.substr(0, comma);
  shape.second = says.substr(comma + 1);
  // They stand between quotes.
  return std::none_of(says.begin(), says.end(), [](char c) {
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
  });
}

bool read_way(const std::string& by, std::optional<ProgramWay>& way) {
  if (by.empty()) return true;
  for (const ProgramWay one : {ProgramWay::closed, ProgramWay::period, ProgramWay::runs,
                               ProgramWay::table, ProgramWay::guess}) {
    if (by == text(one)) way = one;
  }
  return way.has_value();
}

std::vector<Law> laws_of(const PatternData& data, const RulePtr& rule) {
  Patterns patterns(data, rule, rule != nullptr);
  while (!patterns.step(laws_step).done) {}
  return patterns.laws();
}

/// For a judge: by the rule's own program, or by what is proven of its values.
std::string program_in_shape(const RulePtr& rule, const ProgramShape& shape,
                             std::optional<ProgramWay> way) {
  const bool guess = way == ProgramWay::guess;
  const bool pairs = !rule->has_sequence() && number_names(*rule).size() == 2;
  if (shape.reads_set || (!needs_laws(*rule) && !way))
    return judge_program(*rule, shape, {}, {}, way);
  if (pairs ? !guess : !rule->has_sequence()) return judge_program(*rule, shape, {}, {}, way);
  if (!pairs && rule->heaps({0}) == 0) return {};
  PatternValues values(rule, pairs ? 0 : program_values, std::nullopt, program_limit);
  while (!values.step(program_limit).done) {}
  if (!values.result()) return judge_program(*rule, shape, {}, {}, way);
  return judge_program(*rule, shape, *values.result(), laws_of(*values.result(), rule), way);
}

/// Of a pasted list.
int program_of_list(const std::string& file, const ProgramShape& shape,
                    std::optional<ProgramWay> way) {
  Input input(file);
  const std::string text = input.all();
  if (input.failed()) return input.complain(false);
  const auto list = read_pattern_values(text);
  if (!list) return fail_in(text, list.error(), false);
  const bool asked = !way || *way == ProgramWay::guess;
  const std::string written = asked ? list_program(*list, laws_of(*list, nullptr), shape) : "";
  if (written.empty()) {
    ProgramShape of_one = shape;
    of_one.heaps = ProgramShape::Heaps::one;
    const bool one_heap = asked && !list_program(*list, laws_of(*list, nullptr), of_one).empty();
    std::cerr << no_program_of_list(way ? nimber::text(*way) : "", one_heap) << "\n";
    return some_unsettled;
  }
  std::cout << written;
  return all_answered;
}

}  // namespace

int program(Arguments arguments) {
  std::string io;
  std::string heaps;
  std::string says;
  std::string by;
  std::string file;
  ProgramShape shape;
  std::optional<ProgramWay> way;
  shape.reads_set = arguments.flag("--set");
  shape.reads_positions = arguments.flag("--positions");
  shape.names_ways = true;
  if (!arguments.option("--io", io)) return usage("--io takes T, eof or zero");
  if (!arguments.option("--heaps", heaps)) return usage("--heaps takes counted, line or one");
  if (!arguments.option("--says", says)) return usage("--says takes two words, as First,Second");
  if (!arguments.option("--by", by))
    return usage("--by takes closed, period, runs, table or guess");
  if (!arguments.option("--values", file))
    return usage("--values takes a file of numbers or marks, or - for standard input");
  if (!read_shape(io, heaps, says, shape))
    return usage(
        "--io takes T, eof or zero, --heaps counted, line or one, and --says two words, as "
        "First,Second");
  if (!read_way(by, way)) return usage("--by takes closed, period, runs, table or guess");
  if (shape.reads_positions && !shape.reads_set) return usage("--positions goes with --set");
  if (shape.reads_set && !file.empty()) return usage("--set goes with a rule");
  const bool for_judge = shape.reads_set || !io.empty() || !heaps.empty() || !says.empty();
  if (!for_judge) shape.io = ProgramShape::Io::lines;
  if (const int wrong =
          check_rest(arguments, file.empty() ? 1u : 0u, "program takes one rule, or --values FILE");
      wrong != 0)
    return wrong;
  if (!file.empty()) return program_of_list(file, shape, way);
  if (arguments.rest().front() == "nim-product") {
    std::cout << nim_product_program();
    return all_answered;
  }
  const auto rule = read_rule(arguments.rest().front());
  if (!rule) {
    std::cerr << "error: " << sentence_with_place(rule.error()) << "\n";
    return wrong_input;
  }
  const std::string program = for_judge || way ? program_in_shape(*rule, shape, way)
                                               : best_program(*rule, program_limit, true);
  if (program.empty()) {
    const bool guessed = way && *way != ProgramWay::guess &&
                         !program_in_shape(*rule, shape, ProgramWay::guess).empty();
    std::cerr << no_program((*rule)->text(), way ? text(*way) : "", guessed) << "\n";
    return some_unsettled;
  }
  std::cout << program;
  return all_answered;
}

}  // namespace nimber::cli
