#include "rules/own/own_rule.hpp"

#include <algorithm>
#include <utility>

namespace nimber {

Result<std::vector<OwnPart>> OwnRule::read_parts(Reader& reader) const {
  std::vector<OwnPart> parts;
  if (reader.accept('-')) return parts;
  const bool heaps = shape_.kind == OwnShape::Kind::number;
  do {
    if (parts.size() == reader.limits().max_parts)
      return reader.fail(ErrorCode::too_many_parts, {std::to_string(reader.limits().max_parts)});
    OwnPart part;
    // As people type it: "(8,13)", of a set "{8,13}".
    const char open = reader.peek();
    const char close = open == '(' ? ')' : open == '{' ? '}' : open == '[' ? ']' : '\0';
    if (close != '\0') reader.skip();
    const std::size_t from = reader.index();
    do {
      const auto number = reader.integer();
      if (!number) return number.error();
      part.push_back(static_cast<std::int64_t>(*number));
      if (part.size() > OwnShape::most_cells) break;
    } while (!heaps && reader.accept(','));
    if (!shape_.fits(part.size())) {
      const std::string wanted = shape_.cells() ? "1.." + std::to_string(OwnShape::most_cells)
                                                : std::to_string(shape_.names.size());
      return reader.fail_at(from, ErrorCode::bad_own, {"shape", wanted});
    }
    if (close != '\0' && !reader.accept(close))
      return reader.fail(ErrorCode::bad_own, {"expected", std::string(1, close)});
    if (shape_.sorted()) std::sort(part.begin(), part.end());
    parts.push_back(std::move(part));
  } while (reader.accept(heaps ? ',' : ';'));
  return parts;
}

void OwnRule::print(const OwnPart& part, std::string& out) const {
  for (std::size_t i = 0; i < part.size(); ++i) {
    if (i > 0) out.push_back(',');
    append(out, static_cast<std::uint64_t>(part[i]));
  }
}

std::string OwnRule::print(const std::vector<OwnPart>& parts) const {
  if (parts.empty()) return "-";
  std::string out;
  for (const OwnPart& part : parts) {
    if (!out.empty()) out.push_back(shape_.kind == OwnShape::Kind::number ? ',' : ';');
    print(part, out);
  }
  return out;
}

}  // namespace nimber
