#include "laws/quotients/quotient_certificate.hpp"
#include <nimber/position.hpp>
#include <nimber/reader.hpp>
#include "text/json_reader.hpp"

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

Result<QuotientClaim> read_quotient(std::string_view text) {
  QuotientClaim claim;
  Quotient& q = claim.quotient;
  bool has_preperiod = false;
  bool has_period = false;
  Period numbers;
  JsonReader json(text);
  const auto number = [&](std::uint64_t& out) {
    return json.integer(out, max_integer) ? nullptr : "integer";
  };
  const auto string = [&](std::string& out) { return json.string(out) ? nullptr : "string"; };
  const auto strings = [&](std::vector<std::string>& out) {
    return json.list([&] { return json.string(out.emplace_back()); }) ? nullptr : "list";
  };
  const auto read_integers = [&](std::vector<std::uint32_t>& out) {
    return json.list([&] {
      std::uint64_t one = 0;
      if (!json.integer(one, UINT32_MAX)) return false;
      out.push_back(static_cast<std::uint32_t>(one));
      return true;
    });
  };
  const auto integers = [&](std::vector<std::uint32_t>& out) {
    return read_integers(out) ? nullptr : "list";
  };
  const auto wrong = json.object(
      {quotient_field_names.begin(), quotient_field_names.end()},
      [&](std::size_t field) -> const char* {
        std::uint64_t format = 0;
        switch (field) {
          case quotient_format:
            return json.integer(format, max_integer) && format == 1 ? nullptr : "1";
          case quotient_rule: return string(q.rule);
          case quotient_heaps: return number(q.heaps);
          case quotient_order: return number(claim.order);
          case quotient_p_portion: return number(claim.p_portion);
          case quotient_generators: return strings(q.generators);
          case quotient_elements: return strings(q.elements);
          case quotient_p: return integers(claim.p);
          case quotient_phi: return integers(claim.phi);
          case quotient_table:
            return json.list([&] { return read_integers(claim.table.emplace_back()); }) ? nullptr
                                                                                        : "list";
          case quotient_preperiod:
            has_preperiod = !json.word("null");
            return has_preperiod ? number(numbers.preperiod) : nullptr;
          case quotient_period:
            has_period = !json.word("null");
            return has_period ? number(numbers.period) : nullptr;
          case quotient_proven: return json.truth(claim.proven) ? nullptr : "true or false";
          default: return number(q.checked_to);
        }
      });
  if (wrong) return *wrong;
  for (std::size_t field = quotient_rule; field < quotient_fields; ++field) {
    if (!json.has(field)) return json.missing(quotient_field_names[field]);
  }
  if (has_preperiod != has_period)
    return json.missing(quotient_field_names[has_period ? quotient_preperiod : quotient_period]);
  if (has_period) q.period = numbers;
  return claim;
}

}  // namespace nimber
