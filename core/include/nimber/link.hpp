// Links: what follows # in an address. position *( "!" step ) [ "?" option *( "&" option ) ]; see
// docs/notation.md.
#pragma once

#include <nimber/moves.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace nimber {

struct Link {
  /// A link to a rule alone has no positions.
  RulePtr rule;
  /// The position after 0, 1, 2 ... steps.
  std::vector<Position> record;
  /// As they stand in the link, unknown ones included.
  std::vector<std::string> options;
  /// Punctuation dropped from the end, which chat programs add.
  std::string dropped;
};

/// Undoes percent-encoding. A '%' that starts no valid escape is itself. Errors: control-character,
/// bad-encoding.
Result<std::string> percent_decode(std::string_view text);

/// Opens a link, percent-encoded or not. Each step must be a legal move. Errors: those of reading,
/// and bad-step. Columns count in the decoded text.
Result<Link> read_link(std::string_view text, const InputLimits& limits = {});

/// The link's text for a record of positions, each one legal move after the one before. Where one
/// of the games says so (Game::encoded_links), every character but letters, digits and -_/:,+~!. is
/// percent-encoded, and a '.' at the end; so is the text of an option title=... always. Error:
/// bad-step.
Result<std::string> write_link(const std::vector<Position>& record,
                               const std::vector<std::string>& options);
/// The same for a rule alone.
std::string write_link(const Rule& rule, const std::vector<std::string>& options);

/// The step of a link that a move makes: the new state of the term changed, with the term's number
/// where there are several. Several terms changed are joined by '&'.
std::string print_step(const Position& after, const PositionMove& move);

}  // namespace nimber
