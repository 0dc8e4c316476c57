#include "questions/program.hpp"

#include "laws/patterns/pattern_reader.hpp"
#include "laws/programs/case_program.hpp"
#include "laws/programs/count_program.hpp"
#include "text/nim_expression.hpp"

#include <nimber/notation.hpp>

#include <algorithm>

namespace nimber {
namespace {

constexpr std::uint64_t program_limit = 100'000'000;
/// Of words that a search for a quotient looks at: Kayles is proven with a tenth of them.
constexpr std::uint64_t quotient_limit = 250'000'000;
/// In place of a rule: the program that multiplies nimbers.
constexpr std::string_view nim_product = "nim-product";

/// False where `io` is no word for it.
bool read_io(const std::string& io, ProgramShape& shape) {
  if (io == "eof") {
    shape.io = ProgramShape::Io::eof;
  } else if (io == "zero") {
    shape.io = ProgramShape::Io::zero;
  } else {
    return io.empty() || io == "T";
  }
  return true;
}

bool read_heaps(const std::string& heaps, ProgramShape& shape) {
  if (heaps == "line") {
    shape.heaps = ProgramShape::Heaps::line;
  } else if (heaps == "one") {
    shape.heaps = ProgramShape::Heaps::one;
  } else {
    return heaps.empty() || heaps == "counted";
  }
  return true;
}

bool read_says(const std::string& says, ProgramShape& shape) {
  if (says.empty()) return true;
  const std::size_t comma = says.find(',');
  if (comma == std::string::npos || says.find(',', comma + 1) != std::string::npos) return false;
  const std::string_view both = says;
  return set_words(both.substr(0, comma), both.substr(comma + 1), shape);
}

bool read_way(const std::string& by, std::optional<ProgramWay>& way) {
  if (by.empty()) return true;
  for (const ProgramWay one : {ProgramWay::closed, ProgramWay::period, ProgramWay::runs,
                               ProgramWay::table, ProgramWay::guess}) {
    if (by == text(one)) way = one;
  }
  return way.has_value();
}

bool read_moves(const std::string& moves, ProgramShape& shape) {
  using Moves = ProgramShape::Moves;
  if (moves.empty()) return true;
  shape.moves = moves == "one"     ? Moves::one
                : moves == "all"   ? Moves::all
                : moves == "count" ? Moves::count
                                   : Moves::none;
  return shape.moves != Moves::none;
}

/// What the options say of the form: the sample says the rest.
SampleWish said(const Arguments& words, const ProgramShape& shape) {
  return {.shape = shape,
          .io = words.taken("--io"),
          .heaps = words.taken("--heaps"),
          .set = words.taken("--set"),
          .says = words.taken("--says"),
          .moves = words.taken("--moves"),
          .misere = shape.misere};
}

/// `--ways`: a form of its own, with `--mod` alone.
void read_counting(Asking& asking, ProgramWish& wish) {
  Arguments& words = asking.words;
  const bool ways = words.flag("--ways");
  const std::uint64_t prime = words.number("--mod", counting_primes[0]);
  if (words.taken("--mod") && !ways) words.refuse("--mod", "beside", "--ways");
  if (std::find(std::begin(counting_primes), std::end(counting_primes), prime) ==
      std::end(counting_primes))
    words.refuse("--mod", "prime");
  if (!ways) return;
  if (asking.list) words.refuse("--ways", "rule");
  if (wish.for_judge || wish.way || wish.shape.misere || wish.shape.reads_positions)
    words.refuse("--ways", "beside", "--mod");
  wish.counts_modulo = prime;
  wish.for_judge = true;
}

/// Takes the options out; what is wrong with them stands in the words.
ProgramWish read_wish(Asking& asking) {
  Arguments& words = asking.words;
  ProgramWish wish;
  ProgramShape& shape = wish.shape;
  shape.names_ways = true;
  shape.reads_set = words.flag("--set");
  shape.reads_positions = words.flag("--positions");
  const std::string io = words.text("--io", "io");
  const std::string heaps = words.text("--heaps", "shape");
  const std::string says = words.text("--says", "words");
  const std::string by = words.text("--by", "way");
  const std::string moves = words.text("--moves", "moves");
  shape.misere = words.flag("--misere");
  if (!read_io(io, shape)) words.refuse("--io", "io");
  if (!read_heaps(heaps, shape)) words.refuse("--heaps", "shape");
  if (!read_says(says, shape)) words.refuse("--says", "words");
  if (!read_way(by, wish.way)) words.refuse("--by", "way");
  if (!read_moves(moves, shape)) words.refuse("--moves", "choice", "one, all, count");
  if (asking.list && shape.misere) words.refuse("--misere", "rule");
  if (asking.list && !moves.empty()) words.refuse("--moves", "rule");
  if (shape.reads_positions && !moves.empty()) words.refuse("--moves", "beside", "--positions");
  if (shape.reads_positions && !shape.reads_set) words.refuse("--positions", "beside", "--set");
  if (shape.reads_set && asking.list) words.refuse("--set", "rule");
  wish.for_judge = shape.reads_set || !io.empty() || !heaps.empty() || !says.empty();
  if (!wish.for_judge) shape.io = ProgramShape::Io::lines;
  wish.for_judge = wish.for_judge || is_of_cases(shape) || asking.sample.has_value();
  if (asking.sample && asking.list) words.refuse("--samples", "rule");
  read_counting(asking, wish);
  return wish;
}

}  // namespace

AskedProgram::AskedProgram() : done_(true), program_(nim_product_program()) {}

AskedProgram::AskedProgram(RulePtr rule, ProgramWish wish)
    : rule_(std::move(rule)), wish_(std::move(wish)) {
  if (wish_.sample) {
    form_.emplace(rule_, *wish_.by_sample, *wish_.sample);
  } else {
    begin();
  }
}

/// Begins to look for what the program of this form needs.
void AskedProgram::begin() {
  // Laws are looked for where a program for a judge may be made of them.
  const bool judged = wish_.for_judge || wish_.way.has_value();
  if (needs_quotient(*rule_, wish_.shape)) {
    quotient_.emplace(rule_, std::nullopt, quotient_limit);
    return;
  }
  if (!judged || wish_.shape.reads_set || (!needs_laws(*rule_) && !wish_.way)) return;
  const bool pairs = !rule_->has_sequence() && number_names(*rule_).size() == 2;
  if (pairs ? wish_.way != ProgramWay::guess : !rule_->has_sequence()) return;
  if (!pairs && rule_->heaps({0}) == 0) return;
  values_.emplace(rule_, pairs ? 0 : program_values, std::nullopt, program_limit);
}

AskedProgram::AskedProgram(PatternData list, ProgramWish wish)
    : wish_(std::move(wish)), search_(std::make_unique<Patterns>(std::move(list))) {}

/// By the quotient where it is proven for all heaps, or known of many.
std::string AskedProgram::by_quotient() const {
  constexpr std::uint64_t many_heaps = 30;
  if (quotient_->known() == 0) return {};
  const Quotient quotient = quotient_->quotient();
  if (!quotient.period && quotient.heaps < many_heaps) return {};
  return of_cases_by_quotient(*rule_, wish_.shape, quotient);
}

std::string AskedProgram::of_rule(std::optional<ProgramWay> way) const {
  if (wish_.counts_modulo) {
    if (!rule_->has_sequence()) return {};
    const bool laws = search_ != nullptr;
    return count_program(*rule_, laws ? search_->data() : PatternData{},
                         laws ? search_->laws() : std::vector<Law>{}, *wish_.counts_modulo);
  }
  if (!wish_.for_judge && !way) return best_program(rule_, program_limit, true);
  const bool guess = way == ProgramWay::guess;
  const bool pairs = !rule_->has_sequence() && number_names(*rule_).size() == 2;
  const bool no_heaps = rule_->has_sequence() && rule_->heaps({0}) == 0;
  if (no_heaps && !pairs && (needs_laws(*rule_) || way) && !wish_.shape.reads_set) return {};
  if (search_ && !(pairs && !guess))
    return judge_program(*rule_, wish_.shape, search_->data(), search_->laws(), way);
  return judge_program(*rule_, wish_.shape, {}, {}, way);
}

void AskedProgram::write() {
  done_ = true;
  if (!rule_) return write_of_list();
  if (quotient_ && !wish_.way) program_ = by_quotient();
  if (program_.empty()) program_ = of_rule(wish_.way);
  if (form_ && !program_.empty()) {
    // Behind the line that names the rule.
    const std::string guessed =
        form_->shows_both() ? "" : "; of the two words the sample shows one only";
    program_.insert(program_.find('\n') + 1, "// In the form of the sample: " +
                                                 options_of_form(wish_.shape) + guessed + ".\n");
  }
  if (!program_.empty() || !wish_.way || *wish_.way == ProgramWay::guess) return;
  // A guess may need laws that the way asked for did not.
  ProgramWish guess = wish_;
  guess.way = ProgramWay::guess;
  AskedProgram other(rule_, std::move(guess));
  while (!other.step(program_limit).done) {}
  guess_instead_ = other.hoped_for();
}

void AskedProgram::write_of_list() {
  if (wish_.way && *wish_.way != ProgramWay::guess) return;
  program_ = list_program(search_->data(), search_->laws(), wish_.shape);
  if (!program_.empty()) return;
  ProgramShape of_one = wish_.shape;
  of_one.heaps = ProgramShape::Heaps::one;
  guess_instead_ = !list_program(search_->data(), search_->laws(), of_one).empty();
}

Progress AskedProgram::step(std::uint64_t budget) {
  if (done_) return {true, 1.0, 0};
  Progress progress{true, 1.0, 0};
  if (form_ && !form_->result()) {
    progress = form_->step(budget);
    if (!progress.done) return progress;
    if (!form_->result()) {
      error_ = form_->result().error();
      done_ = true;
      return progress;
    }
    wish_.shape = *form_->result();
    begin();
    return {false, 0, progress.examined};
  }
  if (quotient_) {
    progress = quotient_->step(budget);
  } else if (search_) {
    progress = search_->step(budget);
  } else if (values_) {
    progress = values_->step(budget);
    if (progress.done && values_->result()) {
      search_ = std::make_unique<Patterns>(*values_->result(), rule_, true);
      return {false, 0, progress.examined};
    }
  }
  if (progress.done) write();
  return progress;
}

std::vector<std::string> AskedProgram::json(const Words*) const {
  JsonSink sink;
  {
    Record out(sink);
    if (rule_) {
      out.text("rule", rule_->text());
    } else {
      out.null("rule");
    }
    if (program_.empty()) {
      out.null("program");
    } else {
      out.text("program", program_);
    }
  }
  return {sink.json()};
}

Result<AskedPtr> ask_program(Asking& asking) {
  ProgramWish wish = read_wish(asking);
  if (auto wrong = asking.complaint()) return *wrong;
  if (asking.list) {
    auto list = read_pattern_values(*asking.list);
    if (!list) return in_list(asking, list.error());
    return AskedPtr(std::make_unique<AskedProgram>(std::move(*list), std::move(wish)));
  }
  if (asking.words.operand(0) == nim_product) return AskedPtr(std::make_unique<AskedProgram>());
  std::string text = asking.words.operand(0);
  constexpr std::string_view misere = "~misere";
  if (text.ends_with(misere)) {
    text.resize(text.size() - misere.size());
    if (wish.counts_modulo) return Error{ErrorCode::bad_option, 0, {"--ways", "beside", "--mod"}};
    wish.shape.misere = true;
    wish.for_judge = true;
  }
  const auto rule = read_rule(text, asking.limits);
  if (!rule) return in_operand(asking, rule.error(), 0);
  if (asking.sample) {
    wish.by_sample = said(asking.words, wish.shape);
    wish.sample = Sample{std::move(asking.sample->first), std::move(asking.sample->second)};
  }
  return AskedPtr(std::make_unique<AskedProgram>(*rule, std::move(wish)));
}

}  // namespace nimber
