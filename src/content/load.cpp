#include "content/load.h"

#include <algorithm>
#include <utility>

#include "content/yaml.h"
#include "kernel/data/layers.h"
#include "kernel/data/packed.h"
#include "kernel/data/reader.h"
#include "kernel/play/judgement.h"

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

std::optional<Pack> unpack_pack(std::span<const std::byte> bytes, Diagnostics& diagnostics) {
  std::string error;
  const std::optional<Document> files = kernel::unpack(bytes, diagnostics.sources(), error);
  if (files) return read_pack(*files, diagnostics);
  diagnostics.error(kernel::Mark{}, error);
  return std::nullopt;
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
  pack.adds = reader.flag_or("adds", false);
  reader.has("sets");  // the game reads them
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

bool is_layer_of(const GameModule& module, std::string_view game) {
  return std::ranges::count(module.layers(), game) > 0;
}

std::optional<Document> content_of(const GameModule& module, std::span<const Pack> own,
                                   const kernel::PackedFolder& packed, Diagnostics& diagnostics,
                                   std::vector<std::string>* replaced) {
  std::optional<Document> content;
  const auto lay = [&](const Document& files) { content = content ? lay_over(*content, files, replaced) : files; };
  for (const std::string_view folder : module.layers()) {
    // From the last pack that stands by itself on; what lies below it is of no account.
    std::vector<const Pack*> packs;
    bool stands_alone = false;
    for (const Pack& pack : own) {
      if (pack.game != folder) continue;
      if (!pack.adds) packs.clear();
      stands_alone = stands_alone || !pack.adds;
      packs.push_back(&pack);
    }
    if (const auto bytes = packed(folder); !stands_alone && !bytes.empty()) {
      const std::optional<Pack> built_in = unpack_pack(bytes, diagnostics);
      if (!built_in) return std::nullopt;
      lay(built_in->content);
    }
    for (const Pack* pack : packs) lay(pack->content);
  }
  return content ? std::move(content) : Document::map();
}

std::unique_ptr<Game> load_packs(const GameModule& module, std::span<const Pack> own,
                                 const kernel::PackedFolder& packed, Diagnostics& diagnostics) {
  const std::optional<Document> content = content_of(module, own, packed, diagnostics);
  return content ? kernel::load_game(module, *content, diagnostics) : nullptr;
}

std::unique_ptr<Game> load_packed(const GameModule& module, const kernel::PackedFolder& packed,
                                  Diagnostics& diagnostics) {
  return load_packs(module, {}, packed, diagnostics);
}

std::unique_ptr<Game> load_pack(const GameModule& module, const Pack& pack, Diagnostics& diagnostics) {
  if (is_layer_of(module, pack.game)) return kernel::load_game(module, pack.content, diagnostics);
  diagnostics.error(pack.game_mark,
                    "this is a pack for \"" + pack.game + "\", not for \"" + std::string(module.id) + '"');
  return nullptr;
}

std::unique_ptr<Game> load_folder(const GameModule& module, const std::filesystem::path& folder,
                                  Diagnostics& diagnostics) {
  const std::optional<Pack> pack = read_pack_folder(folder, diagnostics);
  return pack ? load_pack(module, *pack, diagnostics) : nullptr;
}

}  // namespace kostka::content
