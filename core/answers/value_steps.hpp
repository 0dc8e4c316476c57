// The steps of an explanation that reckon the value of one part or term from its options.
#pragma once

#include <nimber/explain.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// Does theory know the values of the term's options? They are those of normal play, in misère play
/// too.
bool options_prepared(const Term& term, std::uint64_t limit);

/// The value of one heap or of a whole term, by what its options are worth. The term must be
/// prepared.
ValueStep value_by_theory(const Term& term, const About& about,
                          const std::vector<Component>& components, std::uint64_t limit);

/// The same by search, where no theory covers the term. None where it takes too long.
std::optional<ValueStep> value_by_search(const Term& term, std::size_t number, std::uint64_t limit);

/// The label of one part of a prepared term. None where it takes too long.
std::optional<LabelStep> label_by_theory(const Term& term, const About& about,
                                         const Component& component, std::uint64_t limit);

}  // namespace nimber
