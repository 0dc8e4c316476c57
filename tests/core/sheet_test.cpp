// Sheets: what each line is, what a question is given, and where errors stand.
#include "questions/sheet.hpp"

#include "catch.hpp"
#include "records/json_sink.hpp"

#include <random>

using namespace nimber;

namespace {

std::vector<SheetLine> sheet_of(std::string_view text) {
  auto sheet = read_sheet(text);
  REQUIRE(sheet);
  return std::move(*sheet);
}

/// The answer of the last line.
std::string answer(std::string_view text) {
  const auto sheet = sheet_of(text);
  const auto& line = sheet.back();
  auto asked = ask(sheet, line);
  REQUIRE(asked);
  while (!(*asked)->step(1'000'000).done) {}
  REQUIRE((*asked)->error() == nullptr);
  return answer_json(line, (*asked)->json(nullptr), (*asked)->lists());
}

Error error_of(std::string_view text) {
  const auto sheet = sheet_of(text);
  auto asked = ask(sheet, sheet.back());
  REQUIRE_FALSE(asked);
  return asked.error();
}

TEST_CASE("a sheet is notes, what is asked of, and questions") {
  const auto sheet = sheet_of(
      "rule take/1,3,4\r\n"
      "\n"
      "# What do <b>three</b> sets have in common?\n"
      "  sequence --count 5\n"
      "values 0 1 2 0 1 2\n"
      "position nim:3,4,5\n"
      "what is this\n");
  using Kind = SheetLine::Kind;
  const std::vector<Kind> kinds = {Kind::rule,   Kind::blank,    Kind::note,  Kind::question,
                                   Kind::values, Kind::position, Kind::unread};
  REQUIRE(sheet.size() == kinds.size());
  for (std::size_t i = 0; i < sheet.size(); ++i) {
    CHECK(sheet[i].kind == kinds[i]);
    CHECK(sheet[i].number == i + 1);
  }
  CHECK(sheet[0].text == "take/1,3,4");
  CHECK(sheet[2].text == "What do <b>three</b> sets have in common?");
  CHECK(sheet[3].subject == 0u);
  CHECK(sheet[6].error->code == ErrorCode::unknown_question);
  CHECK(sheet[6].error->column == 1);
}

TEST_CASE("a question is asked of the line above it that says so") {
  CHECK(answer("rule take/1..3\nsequence --count 5") ==
        R"({"line": 2, "question": "sequence", "answer": [0, 1, 2, 3, 0]})");
  CHECK(answer("rule nim\nsequence take/1..3 --count 5") ==
        R"({"line": 2, "question": "sequence", "answer": [0, 1, 2, 3, 0]})");
  CHECK(answer("rule take/1..3\nvalues 0,1,2\ncompare take/1..2") ==
        R"({"line": 3, "question": "compare", "answer": {"checked": 3, "first_difference": null, )"
        R"("proven_equal": false}})");
  CHECK(answer("position take/1..3:9+take/1..3:7\nlost --below 9") ==
        R"({"line": 2, "question": "lost", "answer": [0, 4, 8]})");
  CHECK(answer("nim 4*7") ==
        R"({"line": 1, "question": "nim", "answer": {"expression": "4*7", "value": "10"}})");
  // Patterns are a list, however many there are.
  CHECK(answer("values 5,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3\npatterns") ==
        R"({"line": 2, "question": "patterns", "answer": []})");
  // --json is a word of the command line.
  CHECK(answer("rule nim\nlost --below 3 --json") ==
        R"({"line": 2, "question": "lost", "answer": [0]})");
}

TEST_CASE("errors of a sheet have the column of their line") {
  CHECK(error_of("rule take/1..3\n conjecture 'P when n%'").column == 23);
  CHECK(error_of("rule take/1..3\nconjecture  \u201cP when n%\u201d").column == 23);
  CHECK(error_of("rule take/1..3\nsequence --count x").column == 18);
  // In words of several pieces too, at their joints, and behind what is no ASCII.
  CHECK(error_of("rule take/1..3\nconjecture 'P when'\" n%%3==0\"").column == 24);
  CHECK(error_of("rule take/1..3\nconjecture 'P when n'\"%\"").column == 24);
  CHECK(error_of("rule take/1..3\ncompare tke'/1'").column == 9);
  CHECK(error_of("rule take/1..3\ncompare take/1,''\u201c,3\u201d").column == 19);
  CHECK(error_of("rule fibonacci\npatterns --where 'q='\"n-%\"").column == 25);
  CHECK(error_of("rule take/1..3\nsequence --count 5 --nobody").column == 20);
  CHECK(error_of("rule take/1..3\ncompare tke/1").column == 9);
  CHECK(error_of("rule fibonacci\npatterns --where q=").column == 20);
  CHECK(error_of("sequence --count 5").args == std::vector<std::string>{"no-subject"});
  CHECK(error_of("rule tke\nsequence --count 5").args == std::vector<std::string>{"subject"});
  CHECK(error_of("rule take/1..3\nconjecture 'P when n").args == std::vector<std::string>{"quote"});
  // What stands in no line is refused: a sheet reads no files.
  CHECK(error_of("rule nim\npatterns --values secret.txt").code == ErrorCode::bad_option);
  const auto sheet = sheet_of("rule  take/1,,3");
  CHECK(sheet[0].error->column == 14);
}

TEST_CASE("what is left out of a link's end is told, once") {
  const std::string link = "position https://a.b/#nim:3,4,5";
  const auto record = [&](const std::vector<SheetLine>& sheet, std::size_t index) {
    JsonSink sink;
    write(sink, sheet, sheet[index], InputLimits{});
    return sink.json();
  };
  const auto sheet = sheet_of(link + ".\nanalyze\nanalyze https://a.b/#nim:1,2,\n" + link);
  CHECK(sheet[0].left_out == ".");
  CHECK(record(sheet, 0).ends_with(R"("left_out": "."})"));
  CHECK(record(sheet, 1).find("left_out") == std::string::npos);
  CHECK(record(sheet, 2).ends_with(R"("left_out": ","})"));
  CHECK(record(sheet, 3).find("left_out") == std::string::npos);
  std::string left_out;
  REQUIRE(ask(sheet, sheet[1], {}, &left_out));
  CHECK(left_out == ".");
  CHECK(answer_json(sheet[1], {"{}"}, false, left_out) ==
        R"({"line": 2, "question": "analyze", "left_out": ".", "answer": {}})");
}

TEST_CASE("a question is told why the line above can't be asked") {
  const auto told = [](std::string_view text) { return error_of(text).args.front(); };
  CHECK(told("values 0,1,2\nlost") == "no-list");
  CHECK(told("rule nim\nanalyze") == "no-position");
  CHECK(told("position nim:3+wythoff:1,2\nperiod") == "several-rules");
  const auto sheet = sheet_of("  kyles 3\nrule  take/1,,3");
  CHECK(sheet[0].error->args == std::vector<std::string>{"kyles"});
  CHECK(sheet[0].error->column == 3);
  CHECK(sheet[1].text == "rule  take/1,,3");
}

TEST_CASE("sheets come from every keyboard") {
  CHECK(answer("\ufeffrule\u3000nim\nlost\u3000--below\u00a03") ==
        R"({"line": 2, "question": "lost", "answer": [0]})");
  const auto broken = read_sheet("rule nim\n\xff\n");
  REQUIRE_FALSE(broken);
  CHECK(broken.error().code == ErrorCode::bad_encoding);
  // A line of many words takes no longer than one of few: columns are counted once.
  std::string many = "nim";
  for (int i = 0; i < 100'000; ++i) many += " a";
  CHECK(sheet_of(many)[0].words.size() == 100'000);
}

TEST_CASE("a page is told the options and operands of a line") {
  const auto sheet = sheet_of(
      "rule take/1..3\n"
      "conjecture 'P when n%(m+k)==0' --let m=3 --let k=1 --json\n"
      "sequence --count 5 --json\n");
  const auto record = [&](std::size_t index) {
    JsonSink sink;
    write(sink, sheet, sheet[index], InputLimits{});
    return sink.json();
  };
  CHECK(record(1) ==
        R"({"kind": "question", "number": 2, "text": )"
        R"("conjecture 'P when n%(m+k)==0' --let m=3 --let k=1 --json", "name": "conjecture", )"
        R"("options": [{"name": "--let", "value": "m=3"}, {"name": "--let", "value": "k=1"}], )"
        R"("operands": ["take/1..3", "P when n%(m+k)==0"], "list": null, "work": 10000000, )"
        R"("error": null})");
  CHECK(record(2) == R"({"kind": "question", "number": 3, "text": "sequence --count 5 --json", )"
                     R"("name": "sequence", "options": [{"name": "--count", "value": "5"}], )"
                     R"("operands": ["take/1..3"], "list": null, "work": 500, "error": null})");
}

TEST_CASE("a sheet has at most 200 lines") {
  CHECK(sheet_of(std::string(200, '\n')).size() == 200);
  const auto longer = read_sheet(std::string(201, '\n'));
  REQUIRE_FALSE(longer);
  CHECK(longer.error().code == ErrorCode::bad_sheet);
}

TEST_CASE("words printed as a line are read again") {
  std::mt19937_64 random(20261125);
  const std::vector<std::string> letters = {"a",  "n",  "%", " ", "'",      "\"",     "-",
                                            "--", "\t", "$", "#", "\u2018", "\u201d", "\\"};
  for (int round = 0; round < 2000; ++round) {
    std::vector<std::string> words;
    for (std::uint64_t count = 1 + random() % 5; count > 0; --count) {
      std::string word;
      for (std::uint64_t length = random() % 8; length > 0; --length)
        word += letters[random() % letters.size()];
      words.push_back(word);
    }
    const std::string line = "sequence " + print_words(words);
    CAPTURE(line);
    const auto sheet = sheet_of(line);
    REQUIRE(sheet[0].kind == SheetLine::Kind::question);
    std::vector<std::string> read;
    for (const LineWord& word : sheet[0].words) read.push_back(word.text);
    CHECK(read == words);
  }
}

TEST_CASE("every question can be asked of something, and says what it costs") {
  for (const Question& question : all_questions()) {
    CAPTURE(question.name);
    CHECK(question.ask != nullptr);
    REQUIRE(question.work != nullptr);
    Asking asking{.question = question, .words = Arguments(std::vector<LineWord>{})};
    // Without --count a sequence asks for nothing.
    CHECK((question.work(asking) > 0 || question.name == "sequence"));
    CHECK(find_question(question.name) == &question);
  }
}

}  // namespace
