// Which moves win: of each position that a strategy meets, the lost positions that it leads to.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/function_ref.hpp>
#include <nimber/moves.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace nimber {

/// Sends the positions that a move leads to, each once, in the order of the moves, with their
/// texts. False where not all of them were sent: take() returned false, or they could not be
/// listed.
bool each_position_after(const Position& position, Work& work,
                         FunctionRef<bool(Position& to, const std::string& text)> take);
/// All of them; none where not all of them could be listed.
std::optional<std::vector<Position>> positions_after(const Position& position, Work& work);

class WinningReplies {
 public:
  enum class Status : std::uint8_t { done, pending, gave_up };

  virtual ~WinningReplies() = default;
  /// Goes on with the lost positions that moves from this won one lead to, and appends them to
  /// `out` when it is done. Between pending and the next call the position stays the same.
  virtual Status find(const Position& position, std::vector<Position>& out, Work& work) = 0;
  /// Can a position be reached again from itself?
  virtual bool circles() const = 0;
  /// Where that can be: a number that an answer can always bring down from one lost position to the
  /// next.
  virtual std::uint64_t distance(const Position& lost) const = 0;
};

/// By looking backwards from the ends through all that can be reached, without any theory.
class SearchedReplies final : public WinningReplies {
 public:
  static constexpr std::size_t most_positions = 60'000;
  static constexpr std::size_t most_options = 3'000'000;

  explicit SearchedReplies(Position start);

  /// Goes on listing. gave_up: there are too many positions, or the work's limit is reached.
  Status list(Work& work);
  /// After list() was done: who wins the start.
  Outcome outcome() const { return outcomes_.front(); }

  Status find(const Position& position, std::vector<Position>& out, Work& work) override;
  bool circles() const override { return circles_; }
  std::uint64_t distance(const Position& lost) const override;

 private:
  std::uint32_t number(const Position& position);
  Position at(std::uint32_t number) const;
  void look_backwards();

  Position start_;
  std::unordered_map<std::string, std::uint32_t> number_of_;
  std::vector<std::vector<State>> states_;
  std::vector<std::uint32_t> options_;
  std::vector<std::size_t> first_option_{0};
  std::vector<Outcome> outcomes_;
  std::vector<std::uint32_t> distances_;
  bool circles_ = false;
};

/// By an analysis of each position.
class AnalysedReplies final : public WinningReplies {
 public:
  explicit AnalysedReplies(bool circles) : circles_(circles) {}

  Status find(const Position& position, std::vector<Position>& out, Work& work) override;
  bool circles() const override { return circles_; }
  std::uint64_t distance(const Position& lost) const override;

 private:
  bool circles_;
  std::unique_ptr<Analysis> analysis_;
  std::uint64_t examined_ = 0;
};

}  // namespace nimber
