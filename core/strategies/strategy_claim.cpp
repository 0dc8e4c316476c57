#include "strategies/strategy_claim.hpp"

#include "text/json_reader.hpp"

#include <utility>

namespace nimber {
namespace {

constexpr std::uint64_t most_number = (std::uint64_t{1} << 59) - 1;

class ClaimReader {
 public:
  explicit ClaimReader(std::string_view text) : json_(text) {}

  Result<Strategy> read() {
    static const std::vector<std::string_view> names = {"position", "winner", "first", "lost",
                                                        "values"};
    const auto wrong = json_.object(names, [&](std::size_t field) { return read_field(field); });
    if (wrong) return *wrong;
    for (std::size_t field = 0; field < 4; ++field) {
      if (!json_.has(field)) return json_.missing(names[field]);
    }
    return std::move(claim_);
  }

 private:
  const char* read_field(std::size_t field) {
    switch (field) {
      case 0: return json_.string(claim_.position) ? nullptr : "text";
      case 1: return read_winner();
      case 2: return text_or_null(claim_.first) ? nullptr : "text";
      case 3: return list([&] { return read_lost(); }) ? nullptr : "positions";
      default: return list([&] { return read_value(); }) ? nullptr : "values";
    }
  }

  bool list(FunctionRef<bool()> item) { return json_.list(item, limits::verified_strategy_items); }

  const char* read_winner() {
    std::string winner;
    if (!json_.string(winner) || (winner != "first" && winner != "second")) return "winner";
    claim_.first_wins = winner == "first";
    return nullptr;
  }

  bool text_or_null(std::optional<std::string>& out) {
    out.reset();
    if (json_.word("null")) return true;
    return json_.string(out.emplace());
  }

  bool read_lost() {
    Strategy::Lost entry;
    const auto field = [&](std::size_t which) {
      if (which == 0) return json_.string(entry.position);
      if (which == 1) return json_.integer(entry.rank, most_number);
      return list([&] { return read_reply(entry.replies.emplace_back()); });
    };
    if (!json_.fields({"position", "rank", "replies"}, field)) return false;
    claim_.lost.push_back(std::move(entry));
    return true;
  }

  bool read_reply(Strategy::Reply& reply) {
    std::size_t at = 0;
    const auto item = [&] {
      ++at;
      if (at == 1) return json_.string(reply.move);
      return at == 2 && text_or_null(reply.reply);
    };
    return json_.list(item) && at == 2;
  }

  bool read_value() {
    Strategy::HeapValue entry;
    const auto field = [&](std::size_t which) {
      if (which == 0) return json_.string(entry.term);
      if (which == 1) return json_.integer(entry.value, most_number);
      return list([&] { return read_option(entry.by.emplace_back()); });
    };
    if (!json_.fields({"term", "value", "by"}, field)) return false;
    claim_.values.push_back(std::move(entry));
    return true;
  }

  bool read_option(std::pair<Value, std::string>& option) {
    std::size_t at = 0;
    const auto item = [&] {
      ++at;
      if (at == 1) return json_.integer(option.first, most_number);
      return at == 2 && json_.string(option.second);
    };
    return json_.list(item) && at == 2;
  }

  JsonReader json_;
  Strategy claim_;
};

}  // namespace

Result<Strategy> read_strategy(std::string_view text) {
  auto claim = ClaimReader(text).read();
  if (claim) return claim;
  Error error = claim.error();
  error.args.emplace_back("strategy");
  return error;
}

}  // namespace nimber
