// Values of boards of drawn rules: a depth-first walk that remembers each board that cannot be
// taken apart, in its smallest form. What may run in circles is labelled by Smith's rule
// (docs/theorems.md, section loops).
#pragma once

#include <nimber/limits.hpp>
#include <nimber/rule.hpp>

#include "rules/picture/picture_layout.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace nimber {

/// A board in a few words: no two boards have the same.
using PictureKey = std::array<std::uint64_t, 7>;

/// Keys of a few words and a number for each: open addressing.
class PictureTable {
 public:
  static constexpr std::uint32_t absent = UINT32_MAX;

  /// Throws all away.
  void start(std::size_t words);
  std::uint32_t find(const PictureKey& key) const;
  /// `absent` takes the number away; the key stays.
  void set(const PictureKey& key, std::uint32_t number);
  void each(FunctionRef<void(const PictureKey&, std::uint32_t)> visit) const;
  std::size_t size() const { return used_; }
  std::size_t memory() const { return keys_.size() * 8 + numbers_.size() * 4; }

 private:
  static constexpr std::uint32_t free_place = UINT32_MAX - 1;
  std::size_t place_of(const PictureKey& key) const;
  void grow();

  std::size_t words_ = 1;
  std::size_t used_ = 0;
  std::vector<std::uint64_t> keys_;
  std::vector<std::uint32_t> numbers_;
};

/// The values of boards that were looked at lately, one place for each hash.
class RecentBoards {
 public:
  void start(std::size_t words);
  std::uint32_t find(const PictureKey& key) const;
  void set(const PictureKey& key, std::uint32_t number);
  std::size_t memory() const { return keys_.size() * 8 + numbers_.size() * 4; }

 private:
  static constexpr std::size_t fewest = 256;
  static constexpr std::size_t most = std::size_t{1} << 16;
  std::size_t place_of(const PictureKey& key) const;

  std::size_t words_ = 1;
  std::size_t stored_ = 0;
  std::vector<std::uint64_t> keys_;
  std::vector<std::uint32_t> numbers_;
};

/// The value of a sum of boards.
struct PictureSum {
  Value total = 0;
  std::uint64_t infinite = 0;  ///< how many parts; they count as 0 in the total
  std::vector<Value> reached;  ///< of the last of them: the values of its options, ascending
  bool known = true;
};

/// The values of all boards of one layout.
class PictureValues {
 public:
  /// What is remembered of a board: its value, or in misere play who wins it when it stands alone.
  enum class Ask : std::uint8_t { value, misere };

  PictureValues(const PictureRule& rule, std::uint32_t stride, Ask ask = Ask::value);

  const PictureLayout& layout() const { return layout_; }
  /// Makes a board, and all that it can become, known. never: not within the limit or the memory.
  Ready make_known(const PictureBoard& board, Work& work);
  /// Of a board that is known.
  PictureSum value(const PictureBoard& board) const;
  /// Of one part alone.
  PictureSum value(const PicturePart& part) const;
  /// The name of an infinite part's label, for reached(): the stride stands in its upper half.
  std::uint64_t infinite_number(const PicturePart& part) const;
  const std::vector<Value>& reached(std::uint64_t infinite) const {
    return reached_[static_cast<std::uint32_t>(infinite)];
  }
  /// Does the player who is to move in this known board lose, in misere play?
  std::optional<bool> lost(const PictureBoard& board) const;

  /// Has a board been met that may come back?
  bool met_loop() const { return met_loop_; }
  /// A number that Smith's rule lets the winner bring down; 0 where no circle is near.
  std::uint64_t countdown(const PictureBoard& board) const;
  /// How many boards are remembered.
  std::size_t known() const { return known_.size(); }
  std::size_t memory() const { return known_.memory() + orders_.memory() + recent_.memory(); }

  /// The board in words: the same for boards with the same cells, and no others.
  void write_key(const PictureBoard& board, std::vector<std::uint64_t>& out) const;

 private:
  using Code = std::uint32_t;
  static constexpr Code infinite_from = Code{1} << 31;  // the rest is an index of reached_
  static constexpr Code open = UINT32_MAX - 2;          // on the stack
  static constexpr std::size_t most_known = limits::drawn_boards;
  static constexpr std::size_t most_waiting = limits::drawn_depth;
  static constexpr std::size_t most_loop_words = 16'000'000;
  static constexpr std::size_t key_words = std::tuple_size_v<PictureKey>;

  struct Frame {
    PictureBoard board;
    PictureKey key{};
    std::size_t move = 0;
    CellMask places = 0;
    bool any = false;
    std::vector<std::uint64_t> seen;  // values of options, as bits
  };
  enum class Look : std::uint8_t { known, unknown, loop };

  PictureKey key_of(const PictureBoard& board) const;
  PictureKey packed(const std::array<CellMask, 6>& digits, std::uint32_t area,
                    std::uint64_t size) const;
  void make_room(const PictureBoard& board);
  void push(const PictureBoard& board, const PictureKey& key);
  void give_up();
  Ready walk(Work& work);
  void close(Code code);
  Look look(const PictureBoard& then, Value& total);
  Look look_at_parts(const PictureBoard& then, Value& total);
  void add(PictureSum& sum, Code code) const;
  Code make_infinite(std::vector<Value> reached);
  bool label_loops(const PictureBoard& root, Work& work);

  PictureLayout layout_;
  Ask ask_;
  bool wildcards_;
  bool transposes_ = false;
  std::size_t digits_ = 1;  // binary, of a cell
  std::uint32_t area_ = 0;  // bits of one binary digit of all cells
  PictureTable known_;
  RecentBoards recent_;
  PictureTable orders_;  // of boards that were labelled together
  std::vector<std::vector<Value>> reached_;
  std::vector<Frame> stack_;
  std::size_t depth_ = 0;
  std::vector<PicturePart> roots_;
  PictureBoard root_{};
  std::uint32_t clock_ = 0;
  bool met_loop_ = false;
  mutable std::vector<PicturePart> parts_;
  PictureBoard then_{};
  PictureBoard least_{};
};

}  // namespace nimber
