// Every limit of the core that a user can meet, in one table; the page has some of its own in
// web/src/state/limits.ts. docs/limits.md says what lies past each of them, and
// tests/docs/limits.mjs compares its numbers with both. What bounds only the inside of a
// computation (how long a word of a period may be, how many shapes are tried) stands where it is
// used.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nimber::limits {

// -- what is read
inline constexpr std::size_t text_bytes = 1'000'000;
inline constexpr std::size_t parts = 100'000;
inline constexpr std::size_t page_parts = 1'000;
inline constexpr std::uint64_t integer = 1'000'000'000'000'000'000;
inline constexpr std::size_t octal_digits = 64;
inline constexpr std::size_t own_text = 4'096;
inline constexpr std::size_t own_ways = 16;
inline constexpr std::size_t own_choices = 8;
inline constexpr std::size_t own_numbers = 6;
inline constexpr std::size_t own_cells = 64;
inline constexpr std::size_t drawn_text = 4'096;
inline constexpr std::size_t drawn_cells = 64;
inline constexpr std::size_t argued_cells = 4'096;
inline constexpr std::size_t page_argued_cells = 400;
inline constexpr std::size_t drawn_boards = 20'000'000;
inline constexpr std::size_t drawn_depth = 200'000;
inline constexpr std::size_t own_parts = 12'000'000;
inline constexpr std::size_t own_waiting = 8'000'000;
inline constexpr std::size_t own_climb = 500'000;
inline constexpr std::int64_t own_copies = 1'000;
inline constexpr std::size_t parentheses = 64;
inline constexpr std::size_t guess_nodes = 4'096;
inline constexpr int marks_after_link = 4;
inline constexpr std::size_t judge_bytes = 100'000'000;
inline constexpr std::size_t page_judge_bytes = 8'000'000;
inline constexpr std::size_t sample_bytes = 1'000'000;
inline constexpr std::uint64_t sample_options = 20'000'000;
inline constexpr std::size_t graph_bytes = 256'000'000;
inline constexpr std::size_t sheet_lines = 200;
inline constexpr std::uint64_t listed_bids = 1'000'000;
inline constexpr std::size_t family_parameters = 3;
inline constexpr std::size_t family_members = 1'000'000;
inline constexpr std::uint64_t family_candidates = 200'000'000;
inline constexpr std::uint64_t family_values = 100'000;

// -- what is computed
inline constexpr std::uint64_t options = 50'000'000;
/// So long is searched before an argument is asked for that the position is lost, or won.
inline constexpr std::uint64_t before_lost_argument = 250'000;
inline constexpr std::uint64_t before_won_argument = 10'000'000;
inline constexpr std::uint64_t argument_steps = 50'000'000;
/// Beside a board of the page, which waits for it.
inline constexpr std::uint64_t page_argument_steps = 5'000'000;
inline constexpr std::size_t argued_edges = 100'000;
inline constexpr std::uint64_t checked_places = 40'000'000;
/// Looking for a proof: about half a minute; where no theorem could prove anything, a second.
inline constexpr std::uint64_t proof_options = 20'000'000'000;
inline constexpr std::uint64_t hopeless_options = 100'000'000;
inline constexpr std::uint64_t options_a_value = 20'000;
inline constexpr std::uint64_t hopeless_options_a_value = 1'000;
/// Of numbers that are looked for, for each and together, however small the limit.
inline constexpr std::uint64_t least_options_a_number = 20'000;
inline constexpr std::uint64_t least_options_of_numbers = 1'000'000;
inline constexpr std::uint64_t uncounted = 5'000'000;
inline constexpr std::uint64_t judge_options = 5'000'000'000;
inline constexpr std::size_t searched_positions = 2'000'000;
inline constexpr std::uint64_t searched_heap = 600;
inline constexpr std::size_t searched_heap_positions = 4'000'000;
inline constexpr std::size_t loop_positions = 1'000'000;
inline constexpr std::size_t table_heaps = 30'000'000;
inline constexpr std::size_t sparse_table_heaps = 400'000'000;
inline constexpr unsigned wythoff_bits = 24;
inline constexpr std::uint64_t fibonacci_heap = 5'000;
inline constexpr std::size_t kayles_vertices = 64;
inline constexpr std::size_t told_outcomes = 100'000'000;
inline constexpr std::size_t page_told_outcomes = 10'000'000;
inline constexpr std::size_t listed_moves = 256;
inline constexpr std::size_t graph_positions = 2'000;
inline constexpr std::size_t weighed_draws = 64;
inline constexpr std::size_t weighed_moves = 1'000;
inline constexpr std::uint64_t compared_heaps = 20'000'000;
inline constexpr std::uint64_t endless_reach = 4'096;
inline constexpr std::uint64_t endless_modulus = 64;
inline constexpr std::uint64_t counted_values = 20'000'000;
/// Where positions are counted: heaps, values below this, the modulus, digits times the values of
/// the transform; with a sum of stones fewer heaps.
inline constexpr std::uint64_t counted_heaps = 1'000'000;
inline constexpr std::uint64_t counted_value = 1'048'576;
inline constexpr std::uint64_t counting_modulus = 1'099'511'627'776;
inline constexpr std::uint64_t counted_digits = 100'000'000;
inline constexpr std::uint64_t counted_stones = 1'000'000;
inline constexpr std::uint64_t counted_stone_heaps = 1'000;
/// Beyond any table: only a proof can tell of more.
inline constexpr std::uint64_t unproven_heaps = 1'000'000'000;
inline constexpr std::uint64_t verified_values = 30'000'000;
inline constexpr std::size_t quotient_elements = 4'096;
inline constexpr std::size_t quotient_heaps = 2'000;
inline constexpr std::uint64_t quotient_pieces = 1'000'000;
inline constexpr std::uint64_t quotient_pieces_together = 20'000'000;
inline constexpr std::uint64_t quotient_words = 5'000'000'000;
inline constexpr std::size_t genus_positions = 500'000;
inline constexpr std::size_t genus_waiting = 1'000'000;
inline constexpr std::size_t compound_parts = 1'000'000;
inline constexpr std::size_t compound_positions = 1'000'000;
inline constexpr std::size_t combined_choices = 300'000;
inline constexpr std::uint64_t combining_steps = 20'000'000;
inline constexpr std::size_t compound_moves = 200'000;
inline constexpr std::size_t compound_options = 16'000'000;
inline constexpr std::size_t compound_sum_parts = 2'000;
inline constexpr std::uint64_t played_options = 2'000'000;
inline constexpr std::size_t kept_rules = 64;
inline constexpr std::size_t kept_bytes = 64'000'000;
inline constexpr std::uint64_t guess_period = 1'000'000;
inline constexpr std::uint64_t guess_looks = 10'000'000;
inline constexpr std::size_t strategy_entries = 100'000;
inline constexpr std::size_t strategy_bytes = 32'000'000;
inline constexpr std::size_t strategy_candidates = 8'000;
inline constexpr std::size_t verified_strategy_items = 10'000'000;

/// For each member of a family: of a rule with a theorem about periods, and of another.
inline constexpr std::uint64_t family_options = 10'000'000;
inline constexpr std::uint64_t hopeless_family_options = 100'000;
inline constexpr std::uint64_t family_quotient_words = 100'000'000;

// -- in the page
inline constexpr std::uint64_t page_values = 50'000'000;
inline constexpr std::uint64_t page_grid_side = 2'000;
inline constexpr std::size_t page_family_members = 200'000;

}  // namespace nimber::limits
