#include <nimber/period.hpp>
#include <nimber/position.hpp>
#include <nimber/reader.hpp>
#include "text/json_reader.hpp"

#include <array>

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
  common_fields,
  mask_field = common_fields,
  counts_heaps_field,
  last_rare_field,
  witnesses_field,
  fields
};
constexpr std::array<std::string_view, fields> field_names = {
    "certificate", "rule",       "theorem", "preperiod",    "period",    "saltus",
    "reach",       "checked_to", "mask",    "counts_heaps", "last_rare", "witnesses"};

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
  if (const auto& sparse = certificate.sparse) {
    number(mask_field, sparse->mask);
    name(counts_heaps_field);
    out.append(sparse->counts_heaps ? "true" : "false");
    number(last_rare_field, sparse->last_rare);
    number(witnesses_field, sparse->witnesses);
  }
  out.push_back('}');
  return out;
}

Result<Certificate> read_certificate(std::string_view text) {
  Certificate certificate;
  SparseProof sparse;
  JsonReader json(text);
  const auto number = [&](std::uint64_t& out) {
    return json.integer(out, Certificate::largest_number) ? nullptr : "integer";
  };
  const auto words = [&](std::string& out) { return json.string(out) ? nullptr : "string"; };
  const auto wrong =
      json.object({field_names.begin(), field_names.end()}, [&](std::size_t field) -> const char* {
        std::uint64_t format = 0;
        switch (field) {
          case format_field:
            if (const char* expected = number(format)) return expected;
            return format == Certificate::format ? nullptr : "1";
          case rule_field: return words(certificate.rule);
          case theorem_field: return words(certificate.theorem);
          case preperiod_field: return number(certificate.numbers.preperiod);
          case period_field: return number(certificate.numbers.period);
          case saltus_field: return number(certificate.numbers.saltus);
          case reach_field: return number(certificate.reach);
          case mask_field: return number(sparse.mask);
          case counts_heaps_field:
            return json.truth(sparse.counts_heaps) ? nullptr : "true or false";
          case last_rare_field: return number(sparse.last_rare);
          case witnesses_field: return number(sparse.witnesses);
          default: return number(certificate.checked_to);
        }
      });
  if (wrong) return *wrong;
  for (std::size_t field = 0; field < fields; ++field) {
    const bool asked = field < common_fields || certificate.theorem == SparseProof::theorem;
    if (asked && !json.has(field)) return json.missing(field_names[field]);
    if (!asked && json.has(field)) return json.unknown(field, field_names[field]);
  }
  if (certificate.theorem == SparseProof::theorem) certificate.sparse = sparse;
  return certificate;
}

}  // namespace nimber
