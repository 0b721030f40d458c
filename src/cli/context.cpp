#include "cli/context.h"

#include <utility>

#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/nearest.h"

namespace kostka::cli {

using kernel::say;
using kernel::Text;

void fail(Text sentence, ExitCode code) { throw Failure{std::move(sentence), code}; }

void fail_with(const Text& sentence, const kernel::Diagnostics& diagnostics) {
  std::string lines = '\n' + diagnostics.to_text();
  lines.pop_back();
  fail({sentence.en + lines, sentence.pl + lines}, kFindings);
}

Text did_you_mean(std::string_view wanted, const std::vector<std::string_view>& known) {
  const std::string_view near = kernel::nearest(wanted, known);
  if (near.empty()) return {};
  return say(" Did you mean \"{0}\"?", " Czy chodziło o „{0}”?", {near});
}

const kernel::GameModule& module_named(std::string_view id) {
  if (const kernel::GameModule* module = games::find_module(id)) return *module;
  std::vector<std::string_view> known;
  for (const kernel::GameModule& module : games::modules()) known.push_back(module.id);
  fail(say("There is no game \"{0}\".{1} `kostka games` lists all.",
           "Nie ma gry „{0}”.{1} Wszystkie wymienia `kostka games`.", {id, did_you_mean(id, known)}));
}

std::string Context::text(std::string_view en, std::string_view pl) const {
  return std::string(language_ == kernel::Language::pl ? pl : en);
}

const kernel::Game& Context::game(std::string_view id) {
  if (const auto found = games_.find(id); found != games_.end()) return *found->second;
  const kernel::GameModule& module = module_named(id);
  return *games_.emplace(module.id, load(module)).first->second;
}

std::vector<const kernel::Game*> Context::games() {
  std::vector<const kernel::Game*> all;
  for (const kernel::GameModule& module : games::modules()) all.push_back(&game(module.id));
  return all;
}

std::vector<content::Pack> Context::read_packs(kernel::Diagnostics& diagnostics) const {
  std::vector<content::Pack> read;
  for (const std::filesystem::path& folder : packs) {
    auto pack = content::read_pack_folder(folder, diagnostics);
    if (!pack) {
      fail_with(say("The pack {0} cannot be used:", "Pakietu {0} nie można użyć:", {folder.string()}), diagnostics);
    }
    read.push_back(std::move(*pack));
  }
  return read;
}

kernel::Document Context::content(const kernel::GameModule& module) const {
  kernel::Diagnostics diagnostics;
  auto content = content::content_of(module, read_packs(diagnostics), content::packed_content, diagnostics);
  if (!content) fail_for(module, {}, diagnostics);
  return std::move(*content);
}

std::unique_ptr<kernel::Game> Context::load(const kernel::GameModule& module) const {
  kernel::Diagnostics diagnostics;
  const std::vector<content::Pack> own = read_packs(diagnostics);
  auto game = content::load_packs(module, own, content::packed_content, diagnostics);
  if (!game) fail_for(module, own, diagnostics);
  return game;
}

void Context::fail_for(const kernel::GameModule& module, std::span<const content::Pack> own,
                       const kernel::Diagnostics& diagnostics) const {
  std::vector<Text> folders;
  for (std::size_t i = 0; i < own.size(); ++i) {
    const std::string folder = packs[i].string();
    if (content::is_layer_of(module, own[i].game)) folders.push_back({folder, folder});
  }
  if (folders.size() == 1) {
    fail_with(say("The pack {0} cannot be used:", "Pakietu {0} nie można użyć:", {folders[0]}), diagnostics);
  }
  if (!folders.empty()) {
    fail_with(say("The packs {0} cannot be used together:", "Pakietów {0} nie można użyć razem:", {join_and(folders)}),
              diagnostics);
  }
  fail_with(say("The built-in content of \"{0}\" cannot be used:", "Wbudowanej zawartości „{0}” nie można użyć:",
                {module.id}),
            diagnostics);
}

}  // namespace kostka::cli
