#include "records/sink.hpp"

namespace nimber {

Record& Record::text(const char* name, std::string_view value) {
  field(name).text(value);
  return *this;
}
Record& Record::whole(const char* name, std::uint64_t value) {
  field(name).whole(value);
  return *this;
}
Record& Record::whole(const char* name, const std::optional<std::uint64_t>& value) {
  return value ? whole(name, *value) : null(name);
}
Record& Record::count(const char* name, std::uint64_t value) {
  field(name).count(value);
  return *this;
}
Record& Record::truth(const char* name, bool value) {
  field(name).truth(value);
  return *this;
}
Record& Record::null(const char* name) {
  field(name).null();
  return *this;
}
Record& Record::wholes(const char* name, const std::vector<std::uint64_t>& list) {
  return this->list(name, list, [&](std::uint64_t item) { sink_.whole(item); });
}
Record& Record::counts(const char* name, const std::vector<std::uint64_t>& list) {
  return this->list(name, list, [&](std::uint64_t item) { sink_.count(item); });
}
Record& Record::counts(const char* name, const std::vector<std::uint32_t>& list) {
  return this->list(name, list, [&](std::uint32_t item) { sink_.count(item); });
}
Record& Record::texts(const char* name, const std::vector<std::string>& list) {
  return this->list(name, list, [&](const std::string& item) { sink_.text(item); });
}

}  // namespace nimber
