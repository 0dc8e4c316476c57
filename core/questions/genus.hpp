// The genus of a position.
#pragma once

#include "questions/answers.hpp"
#include "search/genus.hpp"

namespace nimber {

class AskedGenus final : public AskedWork<GenusSearch> {
 public:
  using AskedWork::AskedWork;
  std::vector<std::string> json(const Words* words) const override;
};

Result<AskedPtr> ask_genus(Asking& asking);

}  // namespace nimber
