// What values look like: their laws, guesses about pasted ones, programs, and cases to check one.
#include "laws/patterns/patterns.hpp"
#include <nimber/notation.hpp>
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/value_guess.hpp"
#include "laws/programs/program_cases.hpp"
#include "questions.hpp"
#include "questions/program.hpp"
#include "records/laws/guesses.hpp"
#include "records/laws/patterns.hpp"
#include "rules/small_rows.hpp"

#include <emscripten/bind.h>

#include <map>

namespace nimber::wasm {
namespace {

constexpr std::uint64_t values_limit = 100'000'000;
constexpr std::uint64_t longest_stride = 100'000;

/// The values of a rule, then their laws.
class LawSearch {
 public:
  LawSearch(RulePtr rule, std::uint64_t count, std::optional<PatternLine> line)
      : rule_(std::move(rule)), whole_(!line) {
    values_.emplace(rule_, count, std::move(line), values_limit);
  }
  explicit LawSearch(PatternData data) : whole_(false) {
    patterns_ = std::make_unique<Patterns>(std::move(data));
  }

  Progress step(std::uint64_t budget) {
    if (patterns_) {
      const Progress progress = patterns_->step(budget);
      return {progress.done, progress.done ? 1.0 : values_share + rest_share * progress.fraction,
              progress.examined};
    }
    const Progress progress = values_->step(budget);
    if (progress.done) {
      if (!values_->result()) return {true, 1.0, progress.examined};
      patterns_ = std::make_unique<Patterns>(*values_->result(), rule_, whole_);
      values_.reset();
    }
    return {false, values_share * progress.fraction, progress.examined};
  }
  bool whole() const { return whole_; }
  const RulePtr& rule() const { return rule_; }
  /// Null until the values are known.
  const Patterns* patterns() const { return patterns_.get(); }
  /// Why there are no values.
  const Error& error() const { return values_->result().error(); }

 private:
  static constexpr double values_share = 0.25;
  static constexpr double rest_share = 1 - values_share;

  RulePtr rule_;
  bool whole_;
  std::optional<PatternValues> values_;
  std::unique_ptr<Patterns> patterns_;
};

/// The search that ended last: a program for the same rule needs no other one.
std::shared_ptr<LawSearch>& last_search() {
  static std::shared_ptr<LawSearch> kept;
  return kept;
}

/// What the law says of each value from its start on; the values at hand where it speaks of itself.
std::vector<std::int64_t> said_by(const Law& law, const PatternData& data) {
  std::vector<std::int64_t> said(
      data.values.begin() + static_cast<std::ptrdiff_t>(law.from - data.first), data.values.end());
  auto reader = Reader::open(law.body);
  if (!reader || law.formula.empty()) return said;
  const auto expression = Expression::read(*reader, {{"n"}}, {.max_nodes = 16384});
  if (!expression) return said;
  for (std::size_t i = 0; i < said.size(); ++i) {
    const auto n = static_cast<std::int64_t>(law.from + i);
    const std::int64_t variables[1] = {n};
    if (const auto value = expression->value(variables)) said[i] = *value;
  }
  return said;
}

/// The least p with g(n + p) = g(n), or with g(n + 2p) - g(n + p) = g(n + p) - g(n), for all n at
/// hand; 0 for none.
std::uint64_t stride(const std::vector<std::int64_t>& g, bool lines) {
  const std::size_t most = std::min<std::size_t>(g.size() / (lines ? 3 : 2), longest_stride);
  for (std::size_t p = 1; p <= most; ++p) {
    bool good = true;
    for (std::size_t n = 0; good && n + (lines ? 2 * p : p) < g.size(); ++n)
      good = lines ? g[n + 2 * p] - g[n + p] == g[n + p] - g[n] : g[n + p] == g[n];
    if (good) return p;
  }
  return 0;
}

val law_record(const Law& law, const PatternData& data) {
  const bool periodic = law.kind == LawKind::periodic;
  const bool strides = (periodic || law.kind == LawKind::quasilinear) && data.list();
  return record(ToldLaw{law, data, strides ? stride(said_by(law, data), !periodic) : 0});
}

/// An error in a line through two numbers, as against the rule or the guess.
val record_of_line(const Error& error) {
  val out = record(error);
  out["error"].set("inLine", true);
  return out;
}

class PatternsTask final : public Task {
 public:
  PatternsTask(const std::string& text, const std::string& where, double count) {
    auto rule = read_rule(text, page_limits);
    if (!rule) {
      error_ = rule.error();
      return;
    }
    std::optional<PatternLine> line;
    if (!where.empty()) {
      auto given = read_pattern_line(where, **rule);
      if (!given) {
        error_ = given.error();
        in_line_ = true;
        return;
      }
      line = std::move(*given);
    }
    search_ = std::make_shared<LawSearch>(*rule, count_of(count, 1e6), std::move(line));
  }
  explicit PatternsTask(const std::string& values) {
    auto data = read_pattern_values(values);
    if (data) {
      search_ = std::make_shared<LawSearch>(std::move(*data));
    } else {
      error_ = data.error();
    }
  }

  val step(double budget) override {
    if (!search_) return record(Progress{true, 1, 0});
    const Progress progress = search_->step(budget_of(budget));
    if (progress.done) last_search() = search_;
    return record(progress);
  }
  /// Were all families but formulas of every shape looked at?
  bool structured() const {
    return search_ && search_->patterns() != nullptr && search_->patterns()->enumerating();
  }
  val result() const override {
    if (!search_) return in_line_ ? record_of_line(error_) : record(error_);
    if (search_->patterns() == nullptr) return record(search_->error());
    const Patterns& patterns = *search_->patterns();
    const PatternData& data = patterns.data();
    val out = val::object();
    out.set("rule", search_->rule() ? search_->rule()->text() : std::string());
    out.set("pairs", data.pairs);
    out.set("marks", data.marks);
    out.set("first", static_cast<double>(data.first));
    out.set("columns", static_cast<double>(data.pairs ? data.columns : 0));
    if (data.rows_of_numbers()) {
      val rows = val::object();
      rows.set("positions", static_cast<double>(data.numbers.size()));
      rows.set("cells", static_cast<double>(data.most_cells()));
      rows.set("largest", static_cast<double>(data.last()));
      out.set("rows", rows);
    } else {
      out.set("rows", val::null());
    }
    const std::vector<double> values(data.values.begin(), data.values.end());
    out.set("values", typed_array(values));
    out.set("leastValues", static_cast<double>(LawBook::least_values));
    out.set("repeats", static_cast<double>(repeated_every(data)));
    out.set("sizeLookedAt", static_cast<double>(patterns.size_looked_at()));
    out.set("laws", array(patterns.laws(), [&](const Law& law) { return law_record(law, data); }));
    return out;
  }

 private:
  std::shared_ptr<LawSearch> search_;
  Error error_;
  bool in_line_ = false;
};

/// "T", "eof" or "zero", "counted", "line" or "one", and the two words; none where
/// set_words() refuses these.
std::optional<ProgramShape> shape_of(const std::string& io, const std::string& heaps,
                                     const std::string& first, const std::string& second) {
  ProgramShape shape;
  if (io == "eof") shape.io = ProgramShape::Io::eof;
  if (io == "zero") shape.io = ProgramShape::Io::zero;
  if (heaps == "line") shape.heaps = ProgramShape::Heaps::line;
  if (heaps == "one") shape.heaps = ProgramShape::Heaps::one;
  if (!set_words(first, second, shape)) return std::nullopt;
  return shape;
}

constexpr ProgramWay program_ways[] = {
#define NIMBER_PROGRAM_WAY_ENTRY(name) ProgramWay::name,
    NIMBER_PROGRAM_WAYS(NIMBER_PROGRAM_WAY_ENTRY)
#undef NIMBER_PROGRAM_WAY_ENTRY
};

/// Beside them: what may be taken is read with each case; and several positions for each set.
constexpr std::string_view set_way = "set";
constexpr std::string_view positions_way = "positions";

/// "one", "all", "count", or "" for none.
ProgramShape::Moves moves_of(const std::string& moves) {
  using Moves = ProgramShape::Moves;
  return moves == "one"     ? Moves::one
         : moves == "all"   ? Moves::all
         : moves == "count" ? Moves::count
                            : Moves::none;
}

val record_of_program(const std::string& rule, const std::string& text, const val& ways) {
  val out = val::object();
  out.set("rule", rule);
  out.set("text", text);
  out.set("ways", ways);
  return out;
}

class JudgeProgramTask final : public Task {
 public:
  JudgeProgramTask(const std::string& text, const std::string& io, const std::string& heaps,
                   const std::string& by, const std::string& first, const std::string& second,
                   bool misere, const std::string& moves) {
    auto rule = read_rule(text, page_limits);
    const auto shape = shape_of(io, heaps, first, second);
    std::optional<PatternData> list;
    if (!rule) {
      // No rule is a list of numbers or marks.
      auto read = read_pattern_values(text);
      if (!read) {
        error_ = rule.error();
        return;
      }
      list = std::move(*read);
    }
    if (!shape) {
      error_ = {ErrorCode::bad_character, 0, {}};
      return;
    }
    shape_ = *shape;
    if (list) {
      search_list(std::move(*list));
      return;
    }
    rule_ = *rule;
    reads_set_ = by == set_way;
    for (const ProgramWay way : program_ways) {
      if (by == nimber::text(way)) way_ = way;
    }
    if (misere || !moves.empty() || by == positions_way) {
      // These the command knows how to write.
      shape_.misere = misere;
      shape_.moves = moves_of(moves);
      shape_.reads_positions = by == positions_way;
      shape_.reads_set = reads_set_ || shape_.reads_positions;
      ProgramWish wish;
      wish.shape = shape_;
      wish.way = way_;
      wish.for_judge = true;
      asked_ = std::make_unique<AskedProgram>(rule_, std::move(wish));
      return;
    }
    // Which other ways there are, the values say.
    if (!rule_->has_sequence() || rule_->heaps({0}) == 0) return;
    const auto& last = last_search();
    if (last && last->whole() && last->patterns() != nullptr && last->rule() &&
        last->rule()->text() == rule_->text()) {
      search_ = last;
      return;
    }
    search_ = std::make_shared<LawSearch>(rule_, program_values, std::nullopt);
    searching_ = true;
  }

  val step(double budget) override {
    if (asked_) return record(asked_->step(budget_of(budget)));
    if (!searching_) return record(Progress{true, 1, 0});
    const Progress progress = search_->step(budget_of(budget));
    searching_ = !progress.done;
    return record(progress);
  }
  val result() const override {
    if (!rule_) return search_ ? record_of_list(*search_->patterns()) : record(error_);
    if (asked_) {
      if (const Error* error = asked_->error()) return record(*error);
      return record_of_program(rule_->text(), asked_->program(), val::array());
    }
    const Patterns* const found = search_ ? search_->patterns() : nullptr;
    ProgramShape with_set = shape_;
    with_set.reads_set = true;
    const std::string of_sets = judge_program(*rule_, with_set, {}, {});
    const auto written = [&](std::optional<ProgramWay> way) {
      return found != nullptr ? judge_program(*rule_, shape_, found->data(), found->laws(), way)
                              : judge_program(*rule_, shape_, {}, {}, way);
    };
    val ways = val::array();
    unsigned at = 0;
    for (const ProgramWay way : program_ways) {
      if (!written(way).empty()) ways.set(at++, std::string(nimber::text(way)));
    }
    if (!of_sets.empty()) ways.set(at, std::string(set_way));
    return record_of_program(rule_->text(), reads_set_ ? of_sets : written(way_), ways);
  }

 private:
  void search_list(PatternData list) {
    const auto& last = last_search();
    if (last && !last->rule() && last->patterns() != nullptr) {
      const PatternData& data = last->patterns()->data();
      if (data.values == list.values && data.columns == list.columns && data.pairs == list.pairs &&
          data.marks == list.marks) {
        search_ = last;
        return;
      }
    }
    search_ = std::make_shared<LawSearch>(std::move(list));
    searching_ = true;
  }
  val record_of_list(const Patterns& found) const {
    const std::string program = list_program(found.data(), found.laws(), shape_);
    val ways = val::array();
    if (!program.empty()) ways.set(0u, std::string(nimber::text(ProgramWay::guess)));
    return record_of_program(std::string(), program, ways);
  }

  RulePtr rule_;
  ProgramShape shape_;
  std::optional<ProgramWay> way_;
  bool reads_set_ = false;
  Error error_;
  std::unique_ptr<AskedProgram> asked_;
  std::shared_ptr<LawSearch> search_;
  bool searching_ = false;
};

/// "k=3" each; what is no definition is left out.
std::map<std::string, std::int64_t> read_definitions(const std::vector<std::string>& texts) {
  std::map<std::string, std::int64_t> given;
  for (const std::string& text : texts) read_definition(text, given);
  return given;
}

class LineGuessTask final : public CoreTask<PatternValues> {
 public:
  LineGuessTask(const std::string& text, const std::string& where, const std::string& guess,
                const std::vector<std::string>& definitions, double count) {
    auto rule = read_rule(text, page_limits);
    if (!rule) {
      error_ = rule.error();
      return;
    }
    rule_ = *rule;
    // Without a line the guess is about rows of numbers.
    if (!where.empty() || !row_shape(*rule_)) {
      auto line = read_pattern_line(where, *rule_);
      if (!line) {
        error_ = line.error();
        in_line_ = true;
        return;
      }
      line_ = std::move(*line);
    }
    const auto given = read_definitions(definitions);
    auto read =
        line_ ? Guess::read_of_values(guess, false, given) : Guess::read(guess, *rule_, given);
    if (!read) {
      error_ = read.error();
      return;
    }
    guess_ = std::move(*read);
    work_ = std::make_unique<PatternValues>(rule_, count_of(count, 1e6), line_, values_limit);
  }

 private:
  val finished() const override {
    if (!work_->result()) return record(work_->result().error());
    const PatternData& data = *work_->result();
    const ValueGuess answer = check_values(guess_, data);
    std::string position;
    if (answer.counterexample && data.rows_of_numbers()) {
      position = rule_->text() + ":";
      position += text_of_row(data.numbers[static_cast<std::size_t>(answer.counterexample->n)]);
    } else if (answer.counterexample && line_) {
      const auto n = static_cast<std::int64_t>(answer.counterexample->n);
      const std::int64_t variables[2] = {n, n};
      const std::string other = std::to_string(line_->expression.value(variables).value_or(0));
      position = rule_->text() + ":";
      position += line_->second ? std::to_string(n) + "," + other : other + "," + std::to_string(n);
    }
    return record(guess_, data, answer, position);
  }

  val failed() const override { return in_line_ ? record_of_line(error_) : record(error_); }

  RulePtr rule_;
  Guess guess_;
  std::optional<PatternLine> line_;
  bool in_line_ = false;
};

class CheckCasesTask final : public CoreTask<ProgramCases> {
 public:
  CheckCasesTask(const std::string& text, const std::string& io, const std::string& heaps,
                 const std::string& first, const std::string& second, double seed, double count) {
    auto rule = read_rule(text, page_limits);
    const auto shape = shape_of(io, heaps, first, second);
    if (!rule) {
      error_ = rule.error();
    } else if (!shape) {
      error_ = {ErrorCode::bad_character, 0, {}};
    } else {
      work_ = std::make_unique<ProgramCases>(*rule, *shape, seed_of(seed),
                                             static_cast<std::size_t>(count_of(count, 1e3)));
    }
  }
  std::string position(unsigned index) const {
    return answer() != nullptr && index < answer()->positions.size() ? answer()->positions[index]
                                                                     : std::string();
  }
  val compare(const std::string& theirs) const {
    if (answer() == nullptr) return val::null();
    const auto difference = compare_output(answer()->output, theirs, answer()->places);
    if (!difference) return val::null();
    val out = val::object();
    out.set("line", difference->line);
    out.set("column", difference->column);
    out.set("case", difference->case_index ? static_cast<double>(*difference->case_index) : -1.0);
    return out;
  }

 private:
  const ProgramCases::Answer* answer() const {
    return work_ && work_->result() ? &*work_->result() : nullptr;
  }
  val finished() const override {
    if (answer() == nullptr) return record(work_->result().error());
    val out = val::object();
    out.set("input", answer()->input);
    out.set("output", answer()->output);
    out.set("cases", static_cast<double>(answer()->places.size()));
    return out;
  }
};

EMSCRIPTEN_BINDINGS(nimber_patterns) {
  emscripten::class_<PatternsTask, emscripten::base<Task>>("PatternsTask")
      .function("structured", &PatternsTask::structured);
  emscripten::class_<CheckCasesTask, emscripten::base<Task>>("CheckCasesTask")
      .function("position", &CheckCasesTask::position)
      .function("compare", &CheckCasesTask::compare);
}

}  // namespace

namespace questions {

Task* patterns(const std::string& rule, const std::string& where, double count) {
  return new PatternsTask(rule, where, count);
}
Task* patternsOf(const std::string& values) { return new PatternsTask(values); }

val guessOf(const std::string& values, const std::string& text,
            const std::vector<std::string>& definitions) {
  const auto data = read_pattern_values(values);
  if (!data) return record(data.error());
  const auto guess = Guess::read_of_values(text, data->pairs, read_definitions(definitions));
  if (!guess) return record(guess.error());
  return record(*guess, *data, check_values(*guess, *data), std::string());
}
Task* guessAlong(const std::string& rule, const std::string& where, const std::string& guess,
                 const std::vector<std::string>& definitions, double count) {
  return new LineGuessTask(rule, where, guess, definitions, count);
}

Task* judgeProgram(const std::string& rule, const std::string& io, const std::string& heaps,
                   const std::string& by, const std::string& first, const std::string& second,
                   bool misere, const std::string& moves) {
  return new JudgeProgramTask(rule, io, heaps, by, first, second, misere, moves);
}
Task* checkCases(const std::string& rule, const std::string& io, const std::string& heaps,
                 const std::string& first, const std::string& second, double seed, double count) {
  return new CheckCasesTask(rule, io, heaps, first, second, seed, count);
}

}  // namespace questions
}  // namespace nimber::wasm
