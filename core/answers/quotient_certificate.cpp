#include "answers/quotient_certificate.hpp"
#include <nimber/position.hpp>
#include <nimber/reader.hpp>

#include <array>

namespace nimber {
namespace {

enum QuotientField : std::size_t {
  quotient_format,
  quotient_rule,
  quotient_heaps,
  quotient_order,
  quotient_p_portion,
  quotient_generators,
  quotient_elements,
  quotient_p,
  quotient_phi,
  quotient_table,
  quotient_preperiod,
  quotient_period,
  quotient_proven,
  quotient_checked_to,
  quotient_fields
};
constexpr std::array<std::string_view, quotient_fields> quotient_field_names = {
    "certificate", "rule", "heaps", "order",     "p_portion", "generators", "elements",
    "p",           "phi",  "table", "preperiod", "period",    "proven",     "checked_to"};

/// The longest list, and the longest string in one, that are read.
constexpr std::size_t longest_list = 1 << 16;

class QuotientReader {
 public:
  explicit QuotientReader(std::string_view text) : text_(text) {}

  Result<QuotientClaim> run() {
    QuotientClaim claim;
    std::array<bool, quotient_fields> seen{};
    if (!accept('{')) return fail("object");
    do {
      std::string name;
      if (!string(name)) return fail("name");
      std::size_t field = 0;
      while (field < quotient_fields && quotient_field_names[field] != name) ++field;
      if (field == quotient_fields) return fail("unknown " + name);
      if (seen[field]) return fail("repeated " + name);
      seen[field] = true;
      if (!accept(':')) return fail("':'");
      if (const char* expected = value(field, claim); expected != nullptr) return fail(expected);
    } while (accept(','));
    if (!accept('}') || next() != text_.size()) return fail("end");
    for (std::size_t field = quotient_rule; field < quotient_fields; ++field) {
      if (!seen[field]) return fail("missing " + std::string(quotient_field_names[field]));
    }
    if (has_preperiod_ != has_period_) return fail("integer");
    if (has_period_) claim.quotient.period = numbers_;
    return claim;
  }

 private:
  /// Reads one value; what was expected instead, or null.
  const char* value(std::size_t field, QuotientClaim& claim) {
    Quotient& q = claim.quotient;
    std::uint64_t format = 0;
    switch (field) {
      case quotient_format: return integer(format) && format == 1 ? nullptr : "1";
      case quotient_rule: return string(q.rule) ? nullptr : "string";
      case quotient_heaps: return integer(q.heaps) ? nullptr : "integer";
      case quotient_order: return integer(claim.order) ? nullptr : "integer";
      case quotient_p_portion: return integer(claim.p_portion) ? nullptr : "integer";
      case quotient_generators: return strings(q.generators) ? nullptr : "list";
      case quotient_elements: return strings(q.elements) ? nullptr : "list";
      case quotient_p: return integers(claim.p) ? nullptr : "list";
      case quotient_phi: return integers(claim.phi) ? nullptr : "list";
      case quotient_table:
        return list([&] { return integers(claim.table.emplace_back()); }) ? nullptr : "list";
      case quotient_preperiod:
        has_preperiod_ = !word("null");
        return !has_preperiod_ || integer(numbers_.preperiod) ? nullptr : "integer";
      case quotient_period:
        has_period_ = !word("null");
        return !has_period_ || integer(numbers_.period) ? nullptr : "integer";
      case quotient_proven:
        claim.proven = word("true");
        return claim.proven || word("false") ? nullptr : "true or false";
      default: return integer(q.checked_to) ? nullptr : "integer";
    }
  }

  /// Where the next token begins.
  std::size_t next() {
    while (at_ < text_.size() &&
           (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
      ++at_;
    return at_;
  }
  bool accept(char c) {
    if (next() == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool word(std::string_view wanted) {
    if (text_.substr(next(), wanted.size()) != wanted) return false;
    at_ += wanted.size();
    return true;
  }
  bool string(std::string& out) {
    if (!accept('"')) return false;
    for (out.clear(); at_ < text_.size(); ++at_) {
      char c = text_[at_];
      if (c == '"') {
        ++at_;
        return true;
      }
      if (c == '\\') {
        if (++at_ == text_.size()) return false;
        c = text_[at_];
        if (c != '"' && c != '\\' && c != '/') return false;
      } else if (static_cast<unsigned char>(c) < 0x20) {
        return false;
      }
      out.push_back(c);
    }
    return false;
  }
  /// Digits without leading zeros.
  bool integer(std::uint64_t& number) {
    const std::size_t from = next();
    number = 0;
    for (; at_ < text_.size() && Reader::is_digit(text_[at_]); ++at_) {
      number = number * 10 + static_cast<std::uint64_t>(text_[at_] - '0');
      if (number > max_integer) return false;
    }
    return at_ > from && (text_[from] != '0' || at_ - from == 1);
  }
  /// Reads `[`, items and `]`.
  template <class Item>
  bool list(Item item) {
    if (!accept('[')) return false;
    if (accept(']')) return true;
    for (std::size_t length = 0; length < longest_list; ++length) {
      if (!item()) return false;
      if (accept(']')) return true;
      if (!accept(',')) return false;
    }
    return false;
  }
  bool integers(std::vector<std::uint32_t>& out) {
    return list([&] {
      std::uint64_t number = 0;
      if (!integer(number) || number > UINT32_MAX) return false;
      out.push_back(static_cast<std::uint32_t>(number));
      return true;
    });
  }
  bool strings(std::vector<std::string>& out) {
    return list([&] { return string(out.emplace_back()); });
  }

  Error fail(std::string expected) const {
    std::size_t column = 1;
    for (std::size_t i = 0; i < at_ && i < text_.size(); ++i)
      column += (static_cast<unsigned char>(text_[i]) & 0xC0) != 0x80;
    return {ErrorCode::bad_certificate, column, {std::move(expected)}};
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool has_preperiod_ = false;
  bool has_period_ = false;
  Period numbers_;
};

template <class List, class Item>
void append_list(std::string& out, const List& items, Item item) {
  out.push_back('[');
  bool first = true;
  for (const auto& one : items) {
    if (!first) out.append(", ");
    first = false;
    item(one);
  }
  out.push_back(']');
}

}  // namespace

std::string print(const Quotient& quotient, bool certificate) {
  std::string out = "{";
  const auto name = [&](QuotientField field) {
    if (out.size() > 1) out.append(", ");
    out.push_back('"');
    out.append(quotient_field_names[field]).append("\": ");
  };
  const auto number = [&](QuotientField field, std::uint64_t value) {
    name(field);
    append(out, value);
  };
  // Rules and letters hold no character that JSON escapes but for predicates, which have no
  // quotation mark and no backslash either.
  const auto quoted = [&](std::string_view text) {
    out.push_back('"');
    out.append(text);
    out.push_back('"');
  };
  const auto element = [&](Element e) { append(out, e); };
  if (certificate) number(quotient_format, 1);
  name(quotient_rule);
  quoted(quotient.rule);
  number(quotient_heaps, quotient.heaps);
  number(quotient_order, quotient.order());
  number(quotient_p_portion, quotient.p.size());
  name(quotient_generators);
  append_list(out, quotient.generators, quoted);
  name(quotient_elements);
  append_list(out, quotient.elements, quoted);
  name(quotient_p);
  append_list(out, quotient.p, element);
  name(quotient_phi);
  append_list(out, quotient.phi, element);
  name(quotient_table);
  out.push_back('[');
  const std::size_t order = quotient.order();
  for (std::size_t i = 0; i < order; ++i) {
    out.append(i > 0 ? ", [" : "[");
    for (std::size_t j = 0; j < order; ++j) {
      if (j > 0) out.append(", ");
      append(out, quotient.table[i * order + j]);
    }
    out.push_back(']');
  }
  out.push_back(']');
  if (quotient.period) {
    number(quotient_preperiod, quotient.period->preperiod);
    number(quotient_period, quotient.period->period);
  } else {
    name(quotient_preperiod);
    out.append("null");
    name(quotient_period);
    out.append("null");
  }
  name(quotient_proven);
  out.append(quotient.period ? "true" : "false");
  number(quotient_checked_to, quotient.checked_to);
  out.push_back('}');
  return out;
}

Result<QuotientClaim> read_quotient(std::string_view text) { return QuotientReader(text).run(); }

}  // namespace nimber
