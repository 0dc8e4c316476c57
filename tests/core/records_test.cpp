// Records and their JSON: what a sink makes of them.
#include "catch.hpp"

#include <nimber/analysis.hpp>
#include "records/analysis.hpp"
#include "records/json_sink.hpp"
#include "records/position.hpp"

#include <limits>

using namespace nimber;

namespace {

/// Each move and error in one word.
class OneWord final : public Words {
 public:
  std::string say(const Position&, const PositionMove&) const override { return "move"; }
  std::string say(const Error&) const override { return "error"; }
};

}  // namespace

TEST_CASE("records: JSON escapes what it must, and nothing else") {
  CHECK(json_string("") == "\"\"");
  CHECK(json_string("3,4,5") == "\"3,4,5\"");
  CHECK(json_string("a\"b\\c/") == R"("a\"b\\c/")");
  CHECK(json_string(std::string_view("\0\n\x1F\x7F", 4)) == R"("\u0000\u000a\u001f\u007f")");
  CHECK(json_string("\xE4\xB8\xAD") == "\"\xE4\xB8\xAD\"");
}

TEST_CASE("records: numbers of 64 bits are written in full") {
  JsonSink sink;
  sink.begin_list();
  sink.whole(std::numeric_limits<std::uint64_t>::max());
  sink.whole_signed(std::numeric_limits<std::int64_t>::min());
  sink.count(9'007'199'254'740'993);
  sink.count_signed(-1);
  sink.fraction(0.25);
  sink.fraction(-1);
  sink.truth(true);
  sink.null();
  sink.end_list();
  CHECK(sink.json() ==
        "[18446744073709551615, -9223372036854775808, 9007199254740993, -1, 0.25, -1, true, null]");
}

TEST_CASE("records: objects and lists nest, with commas between alone") {
  JsonSink sink;
  {
    Record out(sink);
    out.texts("none", {}).texts("some", {"a", "b"});
    out.list("rows", std::vector<std::uint64_t>{1, 2}, [&](std::uint64_t n) {
      Record row(sink);
      row.whole("n", n).wholes("upTo", std::vector<std::uint64_t>(n, n));
    });
    { const Record empty(out.field("empty")); }
    out.field("winning", "winning_moves").truth(false);
    out.whole("last", std::nullopt);
  }
  CHECK(sink.json() ==
        R"({"none": [], "some": ["a", "b"], "rows": [{"n": 1, "up_to": [1]}, )"
        R"({"n": 2, "up_to": [2, 2]}], "empty": {}, "winning_moves": false, "last": null})");
}

TEST_CASE("records: sentences stand where a language is spoken") {
  const Position position = *read_position("nim:1,1,2");
  const AnalysisResult result = *analyze(position);
  JsonSink silent;
  write(silent, position, result);
  CHECK(silent.json().find("\"text\"") == std::string::npos);
  const OneWord words;
  JsonSink speaking(&words);
  write(speaking, position, result);
  CHECK(speaking.json().find(R"("listed": [{"position": "nim:1,1,0", "text": "move"}])") !=
        std::string::npos);

  JsonSink error(&words);
  write(error, Error{ErrorCode::too_large, 7, {"stones"}});
  CHECK(error.json() == R"({"error": {"code": "too-large", "message": "error", "column": 7}})");
  JsonSink no_place;
  write(no_place, Error{ErrorCode::unsettled, 0, {}});
  CHECK(no_place.json() == R"({"error": {"code": "unsettled", "column": null}})");
}
