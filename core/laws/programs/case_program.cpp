#include "laws/programs/case_program.hpp"
#include "laws/programs/law_ways.hpp"

#include <nimber/heap_rule.hpp>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace nimber {
namespace {

using Moves = ProgramShape::Moves;

bool is_pair(const Rule& rule) { return !rule.has_sequence() && number_names(rule).size() == 2; }

/// The options of the rule, or of the set that a case begins with; none where they can't be
/// written.
std::optional<OptionCode> options_of(const Rule& rule, const ProgramShape& shape) {
  if (!shape.reads_set) return rule.option_code();
  return OptionCode{{},
                    {},
                    reads_most(rule)
                        ? "  for (Int k = 1; k <= most && k <= m; ++k) emit({m - k});\n"
                        : "  for (Int k : moves)\n    if (k > 0 && k <= m) emit({m - k});\n"};
}

/// `code`, which begins with comments and includes, with these headers too.
std::string with_headers(std::string code, std::vector<std::string_view> wanted) {
  std::sort(wanted.begin(), wanted.end());
  for (const std::string_view header : wanted) {
    const std::string line = "#include <" + std::string(header) + ">\n";
    if (code.find(line) != std::string::npos) continue;
    std::size_t at = code.find("#include <");
    while (code.compare(at, 10, "#include <") == 0 && code.compare(at, line.size(), line) < 0)
      at = code.find('\n', at) + 1;
    code.insert(at, line);
  }
  return code;
}

/// Without a way: what stands before functions.
std::string bare_code(const Rule& rule) {
  return "// " + rule.text() +
         "\n#include <cstdint>\n#include <iostream>\n#include <sstream>\n#include <string>\n\n"
         "using Int = std::uint64_t;\n\n";
}

/// A program that is put together from its parts.
class CaseWriter {
 public:
  CaseWriter(const Rule& rule, const ProgramShape& shape, std::string code)
      : rule_(rule), shape_(shape), pair_(is_pair(rule)), code_(std::move(code)) {
    need({"vector"});
    if (pair_) need({"utility"});
    code_ += pair_ ? "using Heaps = std::vector<std::pair<Int, Int>>;\n\n"
                   : "using Heaps = std::vector<Int>;\n\n";
  }

  void need(std::initializer_list<std::string_view> headers) {
    code_ = with_headers(code_, headers);
  }
  void add(const std::string& code) { code_ += code; }

  /// The function `options`; false where there is none.
  bool add_options() {
    const auto options = options_of(rule_, shape_);
    if (!options) return false;
    code_ = with_headers(code_, options->headers);
    for (const std::string& helper : options->helpers) {
      if (code_.find(helper) == std::string::npos) code_ += helper;
    }
    code_ += "// Every move, one by one.\n";
    code_ += std::string("template <class Emit>\nvoid options(") +
             (pair_ ? "Int x, Int y" : "Int m") + ", Emit emit) {\n" + options->body + "}\n\n";
    return true;
  }
  std::string call_options(const std::string& heap) const {
    return pair_ ? "options(" + heap + ".first, " + heap + ".second, " : "options(" + heap + ", ";
  }

  /// Empty heaps are no part of what a move leaves.
  std::string without_zeros() const {
    if (pair_) return {};
    return "      left.erase(left.begin(), std::upper_bound(left.begin(), left.end(), 0));\n";
  }

  /// What `answer` prints, which begins with `first`: `won` says who wins and `moves` fills
  /// `won_by`: a set of places of heaps, each with what is left there. `tried`: by trying them all.
  std::string finish(const std::string& first, const std::string& won, const std::string& moves,
                     bool tried = true) {
    std::string body = "void answer(const Heaps& heaps) {\n" + first;
    const std::string number =
        shape_.numbered ? "  static int number = 0;\n" + print_number(shape_, "  ") : "";
    if (shape_.moves == Moves::none) {
      body += number + won_words(won);
    } else {
      need({"algorithm", "set", "utility"});
      if (tried) {
        code_.insert(
            code_.find('\n') + 1,
            "// Winning moves are found by trying each: as many steps for a heap as it has "
            "moves.\n");
      }
      body += "  std::set<std::pair<std::size_t, Heaps>> won_by;\n" + moves;
      body += number;
      body += shape_.moves == Moves::count ? "  std::cout << won_by.size() << \"\\n\";\n"
                                           : won_words(won) + print_moves();
    }
    return code_ + body + "}\n\n" + main_of_answers(shape_, pair_);
  }

 private:
  std::string won_words(const std::string& won) const {
    const bool lines = shape_.io == ProgramShape::Io::lines;
    const auto line = [](const std::string& word) { return word.empty() ? "" : word + "\\n"; };
    return "  std::cout << (" + won + " ? \"" + line(lines ? "N" : shape_.first) + "\" : \"" +
           line(lines ? "P" : shape_.second) + "\");\n";
  }
  std::string print_moves() const {
    std::string out = "  for (const auto& [at, left] : won_by) {\n";
    if (pair_) {
      out +=
          "    for (std::size_t i = 0; i < left.size(); ++i)\n"
          "      std::cout << (i > 0 ? \" \" : \"\") << left[i].first << \" \" << left[i].second;\n"
          "    std::cout << \"\\n\";\n";
    } else {
      out +=
          "    std::cout << heaps[at];\n"
          "    if (left.empty()) std::cout << \" 0\";\n"
          "    for (Int heap : left) std::cout << \" \" << heap;\n"
          "    std::cout << \"\\n\";\n";
    }
    return out + (shape_.moves == Moves::one ? "    break;\n" : "") + "  }\n";
  }

  const Rule& rule_;
  const ProgramShape& shape_;
  bool pair_;
  std::string code_;
};

/// `lost(heaps)` is there: each option is asked.
std::string tried_one_by_one(const CaseWriter& writer) {
  return "  for (std::size_t i = 0; i < heaps.size(); ++i)\n"
         "    " +
         writer.call_options("heaps[i]") +
         "[&](Heaps left) {\n"
         "      std::sort(left.begin(), left.end());\n" +
         writer.without_zeros() +
         "      Heaps next = heaps;\n"
         "      next.erase(next.begin() + i);\n"
         "      next.insert(next.end(), left.begin(), left.end());\n"
         "      if (lost(next)) won_by.insert({i, left});\n"
         "    });\n";
}

/// What is put together of the values of heaps, or of pairs.
std::string sum_code(bool misere, bool pair) {
  const std::string heap = pair ? "std::pair<Int, Int> heap" : "Int heap";
  const std::string g = pair ? "g(heap.first, heap.second)" : "g(heap)";
  if (!misere)
    return "struct Sum {\n"
           "  Int value = 0;\n"
           "  void put(" +
           heap + ") { value ^= " + g +
           "; }\n"
           "  void drop(" +
           heap + ") { value ^= " + g +
           "; }\n"
           "  bool lost() const { return value == 0; }\n"
           "};\n\n";
  return "// Misère: as in normal play while some heap is worth more than 1; else lost with an "
         "odd\n"
         "// number of heaps worth 1.\n"
         "struct Sum {\n"
         "  Int value = 0, large = 0;\n"
         "  void put(" +
         heap + ") { value ^= " + g + ", large += " + g +
         " > 1; }\n"
         "  void drop(" +
         heap + ") { value ^= " + g + ", large -= " + g +
         " > 1; }\n"
         "  bool lost() const { return large > 0 ? value == 0 : value == 1; }\n"
         "};\n\n";
}

/// The winning moves by sums, for each heap all its options.
std::string moves_by_sums(const CaseWriter& writer, bool nim, bool misere) {
  std::string out = std::string("  for (std::size_t i = 0; i < heaps.size(); ++i) {\n") +
                    "    Sum rest = sum;\n"
                    "    rest.drop(heaps[i]);\n"
                    "    auto leave = [&](Heaps left) {\n"
                    "      Sum then = rest;\n"
                    "      for (auto heap : left) then.put(heap);\n"
                    "      std::sort(left.begin(), left.end());\n" +
                    writer.without_zeros() +
                    "      if (then.lost()) won_by.insert({i, left});\n"
                    "    };\n";
  if (nim) {
    out +=
        misere ? "    for (Int to : {rest.value, Int(0), Int(1)})\n" : "    Int to = rest.value;\n";
    return out + (misere ? "  " : "") + "    if (to < heaps[i]) leave({to});\n  }\n";
  }
  return out + "    " + writer.call_options("heaps[i]") + "leave);\n  }\n";
}

}  // namespace

bool is_of_cases(const ProgramShape& shape) { return shape.misere || shape.moves != Moves::none; }

bool needs_quotient(const Rule& rule, const ProgramShape& shape) {
  return shape.misere && !shape.reads_set && rule.has_sequence() && !rule.theory().tame();
}

std::string of_cases_by_way(const Rule& rule, const ProgramShape& shape, const WayOfProgram& way) {
  const bool pair = is_pair(rule);
  const bool moves = shape.moves != Moves::none;
  const bool set = rule.game().rules_form == RulesForm::set;
  // Of sets every game is tame (docs/theorems.md).
  if (shape.misere && (way.function.lost || !(rule.theory().tame() || set))) return {};
  if (shape.reads_positions) return {};
  CaseWriter writer(rule, shape, way.code);
  if (way.function.lost) {
    if (!moves || rule.splits() || !writer.add_options()) return {};
    const std::string call =
        pair ? "is_lost(heaps[0].first, heaps[0].second)" : "is_lost(heaps[0])";
    writer.add("bool lost(const Heaps& heaps) { return heaps.empty() || " + call + "; }\n\n");
    return writer.finish("", "!lost(heaps)", tried_one_by_one(writer));
  }
  writer.add(sum_code(shape.misere, pair));
  const bool nim = rule.theory().nim_heaps() && !shape.reads_set;
  if (moves && !nim && !writer.add_options()) return {};
  const std::string all = pair ? "  Sum sum;\n  for (const auto& heap : heaps) sum.put(heap);\n"
                               : "  Sum sum;\n  for (Int heap : heaps) sum.put(heap);\n";
  return writer.finish(all, "!sum.lost()", moves_by_sums(writer, nim, shape.misere), !nim);
}

std::string of_cases_by_quotient(const Rule& rule, const ProgramShape& shape,
                                 const Quotient& quotient) {
  constexpr std::size_t most_elements = 100;
  constexpr std::uint64_t most_heaps = 10'000;
  const std::size_t order = quotient.order();
  const std::uint64_t known =
      quotient.period ? quotient.period->preperiod + quotient.period->period : quotient.heaps + 1;
  if (order == 0 || order > most_elements || known > most_heaps || shape.reads_positions) return {};
  CaseWriter writer(rule, shape, bare_code(rule));
  const auto list = [](std::size_t count, auto item) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i)
      out.append(i == 0 ? "" : i % 24 == 0 ? ",\n    " : ", ").append(std::to_string(item(i)));
    return out;
  };
  std::string code =
      "// The misère quotient (Plambeck, Siegel): what each heap is, how sums are "
      "put together,\n// and which are lost. ";
  if (quotient.period) {
    code += "What heaps are repeats for ever: that is proven.\n";
  } else {
    code += "Of heaps to " + std::to_string(quotient.heaps) + " only.\n";
  }
  code += "const int of_heap[] = {" +
          list(static_cast<std::size_t>(known),
               [&](std::size_t n) { return static_cast<int>(quotient.element(n)); }) +
          "};\n";
  code += "const int sum_of[][" + std::to_string(order) + "] = {\n    {";
  for (std::size_t a = 0; a < order; ++a) {
    code += (a > 0 ? "},\n    {" : "") + list(order, [&](std::size_t b) {
              return static_cast<int>(
                  quotient.product(static_cast<Element>(a), static_cast<Element>(b)));
            });
  }
  code +=
      "}};\nconst bool is_lost[] = {" +
      list(order, [&](std::size_t a) { return quotient.lost(static_cast<Element>(a)) ? 1 : 0; }) +
      "};\n\n";
  code += "bool lost(const Heaps& heaps) {\n  int sum = 0;\n  for (Int n : heaps) {\n";
  if (quotient.period) {
    const std::string from = std::to_string(quotient.period->preperiod);
    code += "    if (n >= " + from + ") n = " + from + " + (n - " + from + ") % " +
            std::to_string(quotient.period->period) + ";\n";
  }
  code += "    sum = sum_of[sum][of_heap[n]];\n  }\n  return is_lost[sum];\n}\n\n";
  writer.add(code);
  if (shape.moves != Moves::none && !writer.add_options()) return {};
  return writer.finish("", "!lost(heaps)", tried_one_by_one(writer));
}

std::string of_cases_by_search(const Rule& rule, const ProgramShape& shape) {
  if (shape.reads_set || shape.reads_positions) return {};
  // Of a pair alone a theorem may tell misere play.
  const auto way = shape.misere && is_pair(rule) ? way_by_misere_theorem(rule) : std::nullopt;
  CaseWriter writer(rule, shape, way ? way->code : bare_code(rule));
  writer.need({"algorithm", "map"});
  if (!writer.add_options()) return {};
  const std::string drop =
      is_pair(rule) ? ""
                    : "  heaps.erase(std::remove(heaps.begin(), heaps.end(), 0), heaps.end());\n";
  writer.add(
      "// Every sum that can be reached, once: too slow for many heaps, or for large ones.\n"
      "bool lost(Heaps heaps) {\n" +
      drop +
      (way ? "  if (heaps.size() == 1) return is_lost(heaps[0].first, heaps[0].second);\n" : "") +
      "  std::sort(heaps.begin(), heaps.end());\n"
      "  static std::map<Heaps, bool> known;\n"
      "  if (auto at = known.find(heaps); at != known.end()) return at->second;\n"
      "  bool any = false, wins = false;\n"
      "  for (std::size_t i = 0; i < heaps.size() && !wins; ++i)\n"
      "    " +
      writer.call_options("heaps[i]") +
      "[&](const Heaps& left) {\n"
      "      any = true;\n"
      "      if (wins) return;\n"
      "      Heaps next = heaps;\n"
      "      next.erase(next.begin() + i);\n"
      "      next.insert(next.end(), left.begin(), left.end());\n"
      "      wins = lost(next);\n"
      "    });\n" +
      (shape.misere ? "  // Whoever can't move wins.\n  return known[heaps] = any && !wins;\n"
                    : "  return known[heaps] = !wins;\n") +
      "}\n\n");
  return writer.finish("", "!lost(heaps)", tried_one_by_one(writer));
}

}  // namespace nimber
