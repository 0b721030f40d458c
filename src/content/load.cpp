#include "content/load.h"

#include <utility>

#include "content/yaml.h"
#include "kernel/data/packed.h"
#include "kernel/data/reader.h"

namespace kostka::content {
namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Game;
using kernel::GameModule;

constexpr std::string_view kHeader = "pack";  // pack.yaml

// The format is looked at before anything else, because a file of another format may mean anything.
bool has_our_format(const Document& header, Diagnostics& diagnostics) {
  const Document& format = header["format"];
  if (!format.is_int() || format.as_int() == kPackFormat) return true;
  diagnostics.error(format, "this program reads packs of format " + std::to_string(kPackFormat) +
                                ", and this one has format " + std::to_string(format.as_int()));
  return false;
}

}  // namespace

std::optional<Pack> read_pack(const Document& files, Diagnostics& diagnostics) {
  const std::size_t problems = diagnostics.count();
  const Document* header = files.find(kHeader);
  if (!header) {
    diagnostics.error(files, files.size() == 0 ? "there is no YAML file here; a pack has a pack.yaml and others"
                                               : "pack.yaml is missing; it says for which game the pack is");
    return std::nullopt;
  }
  if (!has_our_format(*header, diagnostics)) return std::nullopt;
  Pack pack;
  kernel::Reader reader(*header, diagnostics, "pack");
  reader.integer("format", kPackFormat, kPackFormat);
  pack.game = reader.text("game");
  pack.game_mark = (*header)["game"].mark();
  pack.name = reader.bilingual("name");
  reader.finish();
  if (diagnostics.count() != problems) return std::nullopt;
  pack.content = files;
  return pack;
}

std::optional<Pack> read_pack_folder(const std::filesystem::path& folder, Diagnostics& diagnostics) {
  const std::size_t problems = diagnostics.count();
  const Document files = read_yaml_folder(folder, diagnostics);
  // What is wrong with the YAML itself is said first; a header half read would only add confusing consequences.
  if (diagnostics.count() != problems) return std::nullopt;
  return read_pack(files, diagnostics);
}

std::unique_ptr<Game> load_pack(const GameModule& module, const Pack& pack, Diagnostics& diagnostics) {
  if (pack.game != module.id) {
    diagnostics.error(pack.game_mark,
                      "this is a pack for \"" + pack.game + "\", not for \"" + std::string(module.id) + '"');
    return nullptr;
  }
  const std::size_t problems = diagnostics.count();
  auto game = module.load(pack.content, diagnostics);
  return diagnostics.count() == problems ? std::move(game) : nullptr;
}

std::unique_ptr<Game> load_packed(const GameModule& module, std::span<const std::byte> packed,
                                  Diagnostics& diagnostics) {
  if (packed.empty()) return load_pack(module, {std::string(module.id), {}, Document::map(), {}}, diagnostics);
  std::string error;
  const std::optional<Document> files = kernel::unpack(packed, diagnostics.sources(), error);
  if (!files) {
    diagnostics.error(kernel::Mark{}, error);
    return nullptr;
  }
  const std::optional<Pack> pack = read_pack(*files, diagnostics);
  return pack ? load_pack(module, *pack, diagnostics) : nullptr;
}

std::unique_ptr<Game> load_folder(const GameModule& module, const std::filesystem::path& folder,
                                  Diagnostics& diagnostics) {
  const std::optional<Pack> pack = read_pack_folder(folder, diagnostics);
  return pack ? load_pack(module, *pack, diagnostics) : nullptr;
}

}  // namespace kostka::content
