#include <nimber/limits.hpp>
#include <nimber/link.hpp>

#include "text/code_points.hpp"

#include <algorithm>

namespace nimber {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

constexpr std::string_view full_width_question_mark = "\uFF1F";
constexpr std::string_view full_width_colon = "\uFF1A";

/// Punctuation that chat programs and sentences leave at the end of a link.
constexpr std::string_view trailing[] = {
    ".",      ",",      ";",      ":",      "!",      "?",      ")",      "]",      "}",
    ">",      "'",      "\"",     "\u3002", "\uFF0C", "\uFF1B", "\uFF1A", "\uFF01", "\uFF1F",
    "\uFF09", "\u3011", "\u300B", "\u300D", "\u2019", "\u201D", "\u2026"};

/// Stands for an encoded '&' within an option until the options are taken apart. No decoded text
/// holds a control character.
constexpr char inner_ampersand = '\x01';

/// The text without percent-encoding. Where the mark before the options is not encoded, neither are
/// the '&' between them: an encoded one belongs to an option.
Result<std::string> link_decode(std::string_view text) {
  const std::size_t mark = text.find('?');
  auto decoded = percent_decode(text.substr(0, mark));
  if (!decoded || mark == std::string_view::npos || decoded->find('?') != std::string::npos)
    return percent_decode(text);
  std::string options(text.substr(mark));
  for (std::size_t at = 0; (at = options.find("%26", at)) != std::string::npos;)
    options.replace(at, 3, 1, inner_ampersand);
  auto rest = percent_decode(options);
  if (!rest) {
    Error error = rest.error();
    error.column += code_points(*decoded);
    return error;
  }
  return *decoded + *rest;
}

/// Letters, digits and what no program takes for the end of a link.
bool stands_in_links(char c) {
  const auto between = [&](char from, char to) { return c >= from && c <= to; };
  return between('a', 'z') || between('A', 'Z') || between('0', '9') ||
         std::string_view("-_/:,+~!.").find(c) != std::string_view::npos;
}

/// Percent-encodes what doesn't stand in links as it is.
void append_encoded(std::string_view text, std::string& out) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  for (const char c : text) {
    if (stands_in_links(c)) {
      out.push_back(c);
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out.push_back('%');
    out.push_back(digits[byte / 16u]);
    out.push_back(digits[byte % 16u]);
  }
}

constexpr std::string_view title_option = "title=";

/// In a position of one term: is what stands up to the end of the step a state? A state may have a
/// point in it, so that its first number is no term's.
bool whole_state_follows(const Position& position, Reader reader) {
  if (position.terms.size() != 1 || position.terms.front().rule->numbered_steps()) return false;
  return read_state(*position.terms.front().rule, reader) &&
         (reader.at_end() || reader.peek() == '!');
}

Result<Link> read_exactly(std::string_view text, const InputLimits& limits) {
  Link link;
  // The options begin at the first question mark: no position holds one.
  std::size_t options = text.size();
  std::size_t after_mark = text.size();
  for (const std::string_view mark : {std::string_view("?"), full_width_question_mark}) {
    const std::size_t at = text.find(mark);
    if (at < options) {
      options = at;
      after_mark = at + mark.size();
    }
  }
  for (std::size_t from = after_mark; from < text.size();) {
    const std::size_t to = std::min(text.find('&', from), text.size());
    if (to > from) {
      std::string option(text.substr(from, to - from));
      std::replace(option.begin(), option.end(), inner_ampersand, '&');
      link.options.push_back(std::move(option));
    }
    from = to + 1;
  }

  auto reader = Reader::open(text.substr(0, options), limits);
  if (!reader) return reader.error();
  auto start = read_any(*reader);
  if (!start) return start.error();
  if (auto* rule = std::get_if<RulePtr>(&*start)) {
    if (!reader->at_end()) return reader->fail(ErrorCode::expected_end);
    link.rule = *rule;
    return link;
  }
  link.record.push_back(std::get<Position>(std::move(*start)));
  Work work(limits.max_options);
  while (reader->accept('!')) {
    const Position& now = link.record.back();
    const std::size_t from = reader->index();
    const auto bad_step = [&] {
      const std::size_t end = std::max(reader->index(), from);
      reader->move_to(from);
      std::string step;
      for (std::size_t i = 0; from + i < end; ++i) step.push_back(reader->peek(i));
      return reader->fail_at(from, ErrorCode::bad_step, {step.substr(0, 60)});
    };
    Position next = now;
    std::vector<std::size_t> changed;
    do {
      std::uint64_t term = 1;
      std::size_t digits = 0;
      while (Reader::is_digit(reader->peek(digits))) ++digits;
      if (digits > 0 && reader->peek(digits) == '.' && !whole_state_follows(now, *reader)) {
        const auto index = reader->integer();
        if (!index) return index.error();
        reader->skip();
        term = *index;
      } else if (now.terms.size() > 1) {
        while (!reader->at_end() && reader->peek() != '!') reader->skip();
        return bad_step();
      }
      if (term < 1 || term > now.terms.size()) return bad_step();
      const auto at = static_cast<std::size_t>(term - 1);
      auto state = read_state(*now.terms[at].rule, *reader);
      if (!state) return state.error();
      next.terms[at].state = std::move(*state);
      changed.push_back(at);
    } while (now.compound != Compound::sum && reader->accept('&'));
    if (!reader->at_end() && reader->peek() != '!') return reader->fail(ErrorCode::expected_end);
    std::sort(changed.begin(), changed.end());
    if (std::adjacent_find(changed.begin(), changed.end()) != changed.end()) return bad_step();
    if (!move_between(now, next, work)) {
      if (work.limit_reached())
        return Error{ErrorCode::unsettled, 0, {std::to_string(limits.max_options)}};
      return bad_step();
    }
    link.record.push_back(std::move(next));
  }
  if (!reader->at_end()) return reader->fail(ErrorCode::expected_end);
  return link;
}

}  // namespace

Result<std::string> percent_decode(std::string_view text) {
  std::string decoded;
  decoded.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int high = text[i] == '%' && i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
    const int low = high >= 0 ? hex_digit(text[i + 2]) : -1;
    if (low < 0) {
      decoded.push_back(text[i]);
      continue;
    }
    const char c = static_cast<char>(static_cast<unsigned char>(high * 16 + low));
    if (high < 2 || c == 0x7F)
      return Error{ErrorCode::control_character, code_points(text.substr(0, i)) + 1, {}};
    decoded.push_back(c);
    i += 2;
  }
  return decoded;
}

Result<Link> read_link(std::string_view text, const InputLimits& limits) {
  if (text.size() > 3 * limits.max_bytes)
    return Error{ErrorCode::too_long, 0, {std::to_string(limits.max_bytes)}};
  auto decoded = link_decode(text);
  if (!decoded) return decoded.error();
  auto link = read_exactly(*decoded, limits);
  if (link || link.error().code == ErrorCode::unsettled) return link;
  std::string_view rest = *decoded;
  for (int dropped = 0; dropped < limits::marks_after_link; ++dropped) {
    const auto* mark =
        std::find_if(std::begin(trailing), std::end(trailing), [&](std::string_view t) {
          return rest.size() > t.size() && rest.substr(rest.size() - t.size()) == t;
        });
    if (mark == std::end(trailing)) break;
    rest.remove_suffix(mark->size());
    auto shorter = read_exactly(rest, limits);
    if (!shorter && shorter.error().code == ErrorCode::unsettled) return shorter;
    if (!shorter) continue;
    shorter->dropped = decoded->substr(rest.size());
    // "nim:" is a position cut short, not the rule "nim" with a colon after it.
    const auto has = [&](std::string_view colon) {
      return shorter->dropped.find(colon) != std::string::npos;
    };
    if (shorter->rule && (has(":") || has(full_width_colon))) continue;
    return shorter;
  }
  return link;
}

std::string print_step(const Position& after, const PositionMove& move) {
  std::string out;
  std::size_t last = SIZE_MAX;
  const auto put = [&](std::size_t term) {
    if (term == last) return;
    last = term;
    if (!out.empty()) out.push_back('&');
    const bool numbered = after.terms.size() > 1 || after.terms[term].rule->numbered_steps();
    if (numbered) out.append(std::to_string(term + 1)).append(".");
    out += print_state(*after.terms[term].rule, after.terms[term].state);
  };
  put(move.term);
  for (const PositionMove& also : move.also) put(also.term);
  return out;
}

namespace {

/// Positions, then options, percent-encoded throughout or only where a '%' stands.
std::string encode_link(const std::string& plain, const std::vector<std::string>& options,
                        bool encoded) {
  const auto append = [&](std::string_view text, std::string& out) {
    if (encoded) return append_encoded(text, out);
    for (const char c : text) {
      out.push_back(c);
      if (c == '%') out += "25";
    }
  };
  std::string link;
  append(plain, link);
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string_view option = options[i];
    link.push_back(i == 0 ? '?' : '&');
    // A title is anybody's text.
    const bool title = option.substr(0, title_option.size()) == title_option;
    const std::size_t name = std::min(option.find('='), option.size() - 1) + 1;
    if (title || encoded || option.find_first_of("&;") != std::string_view::npos ||
        option.find("->") != std::string_view::npos) {
      link.append(option.substr(0, name));
      append_encoded(option.substr(name), link);
    } else {
      append(option, link);
    }
  }
  if (encoded && !link.empty() && link.back() == '.') link.replace(link.size() - 1, 1, "%2E");
  return link;
}

}  // namespace

Result<std::string> write_link(const std::vector<Position>& record,
                               const std::vector<std::string>& options) {
  std::string plain = record.empty() ? "" : print(record.front());
  for (std::size_t i = 1; i < record.size(); ++i) {
    const auto move = move_between(record[i - 1], record[i]);
    if (!move) return Error{ErrorCode::bad_step, 0, {print(record[i]).substr(0, 60)}};
    plain.append("!").append(print_step(record[i], *move));
  }
  const bool encoded =
      !record.empty() && std::any_of(record.front().terms.begin(), record.front().terms.end(),
                                     [](const Term& t) { return t.rule->game().encoded_links; });
  return encode_link(plain, options, encoded);
}

std::string write_link(const Rule& rule, const std::vector<std::string>& options) {
  return encode_link(rule.text(), options, rule.game().encoded_links);
}

}  // namespace nimber
