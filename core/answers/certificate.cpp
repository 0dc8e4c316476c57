#include <nimber/period.hpp>
#include <nimber/position.hpp>
#include <nimber/reader.hpp>

#include <array>
#include <optional>

namespace nimber {
namespace {

enum Field : std::size_t {
  format_field,
  rule_field,
  theorem_field,
  preperiod_field,
  period_field,
  saltus_field,
  reach_field,
  checked_field,
  fields
};
constexpr std::array<std::string_view, fields> field_names = {
    "certificate", "rule", "theorem", "preperiod", "period", "saltus", "reach", "checked_to"};

/// The only JSON that is read here: one object of strings and of integers 0 .. 2 * 10^18.
class ObjectReader {
 public:
  explicit ObjectReader(std::string_view text) : text_(text) {}

  Result<Certificate> run() {
    Certificate certificate;
    std::array<bool, fields> seen{};
    if (!accept('{')) return fail("object");
    do {
      const std::size_t from = next();
      const auto name = string();
      if (!name) return fail("name");
      std::size_t field = 0;
      while (field < fields && field_names[field] != *name) ++field;
      if (field == fields) return fail_at(from, "unknown " + *name);
      if (seen[field]) return fail_at(from, "repeated " + *name);
      seen[field] = true;
      if (!accept(':')) return fail("':'");
      if (field == rule_field || field == theorem_field) {
        auto value = string();
        if (!value) return fail("string");
        (field == rule_field ? certificate.rule : certificate.theorem) = std::move(*value);
        continue;
      }
      const auto number = integer();
      if (!number) return fail("integer");
      switch (field) {
        case format_field:
          if (*number != Certificate::format) return fail("1");
          break;
        case preperiod_field: certificate.numbers.preperiod = *number; break;
        case period_field: certificate.numbers.period = *number; break;
        case saltus_field: certificate.numbers.saltus = *number; break;
        case reach_field: certificate.reach = *number; break;
        default: certificate.checked_to = *number; break;
      }
    } while (accept(','));
    if (!accept('}')) return fail("end");
    if (next() != text_.size()) return fail("end");
    for (std::size_t field = 0; field < fields; ++field) {
      if (!seen[field]) return fail("missing " + std::string(field_names[field]));
    }
    return certificate;
  }

 private:
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
  /// Escapes are those that a rule or a code could need: \" \\ \/.
  std::optional<std::string> string() {
    if (!accept('"')) return std::nullopt;
    std::string out;
    for (; at_ < text_.size(); ++at_) {
      char c = text_[at_];
      if (c == '"') {
        ++at_;
        return out;
      }
      if (c == '\\') {
        if (++at_ == text_.size()) return std::nullopt;
        c = text_[at_];
        if (c != '"' && c != '\\' && c != '/') return std::nullopt;
      } else if (static_cast<unsigned char>(c) < 0x20) {
        return std::nullopt;
      }
      out.push_back(c);
    }
    return std::nullopt;
  }
  /// Digits without leading zeros.
  std::optional<std::uint64_t> integer() {
    const std::size_t from = next();
    std::uint64_t number = 0;
    for (; at_ < text_.size() && Reader::is_digit(text_[at_]); ++at_) {
      number = number * 10 + static_cast<std::uint64_t>(text_[at_] - '0');
      if (number > Certificate::largest_number) return std::nullopt;
    }
    if (at_ == from || (text_[from] == '0' && at_ - from > 1)) return std::nullopt;
    return number;
  }

  Error fail(std::string expected) const { return fail_at(at_, std::move(expected)); }
  Error fail_at(std::size_t at, std::string expected) const {
    std::size_t column = 1;
    for (std::size_t i = 0; i < at && i < text_.size(); ++i)
      column += (static_cast<unsigned char>(text_[i]) & 0xC0) != 0x80;
    return {ErrorCode::bad_certificate, column, {std::move(expected)}};
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

void append_quoted(std::string& out, std::string_view text) {
  out.push_back('"');
  for (const char c : text) {
    if (c == '"' || c == '\\') out.push_back('\\');
    out.push_back(c);
  }
  out.push_back('"');
}

}  // namespace

std::string print(const Certificate& certificate) {
  std::string out = "{";
  const auto name = [&](Field field) {
    if (field != format_field) out.append(", ");
    append_quoted(out, field_names[field]);
    out.append(": ");
  };
  const auto number = [&](Field field, std::uint64_t value) {
    name(field);
    append(out, value);
  };
  number(format_field, Certificate::format);
  name(rule_field);
  append_quoted(out, certificate.rule);
  name(theorem_field);
  append_quoted(out, certificate.theorem);
  number(preperiod_field, certificate.numbers.preperiod);
  number(period_field, certificate.numbers.period);
  number(saltus_field, certificate.numbers.saltus);
  number(reach_field, certificate.reach);
  number(checked_field, certificate.checked_to);
  out.push_back('}');
  return out;
}

Result<Certificate> read_certificate(std::string_view text) { return ObjectReader(text).run(); }

}  // namespace nimber
