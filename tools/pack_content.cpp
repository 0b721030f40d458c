// Build-time program: packs folders of content into one C++ source that defines content/packed_content.h.
//     pack_content OUTPUT.cpp content/knockdown content/relic ...
// A mistake in a YAML file ends with status 1 and `file:line: message`, which build tools show as a compile error.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "content/files.h"
#include "content/yaml.h"
#include "kernel/data/packed.h"

namespace {

using kostka::kernel::Diagnostics;
using kostka::kernel::Document;

std::string byte_list(const std::vector<std::byte>& bytes) {
  constexpr std::size_t kPerLine = 32;
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i % kPerLine == 0) out += "\n   ";
    out += ' ' + std::to_string(std::to_integer<unsigned>(bytes[i])) + ',';
  }
  return out;
}

// The source for games with these names and packed forms, in the order of the names.
std::string source(const std::vector<std::string>& games, const std::vector<std::vector<std::byte>>& packed) {
  std::string out =
      "// Written by tools/pack_content.cpp.\n#include \"content/packed_content.h\"\n\n"
      "namespace kostka::content {\n\nnamespace {\n";
  std::string table, names;
  for (std::size_t i = 0; i < games.size(); ++i) {
    out += "const unsigned char kGame" + std::to_string(i) + "[] = {" + byte_list(packed[i]) + "\n};\n";
    table += "  if (game == \"" + games[i] + "\") return std::as_bytes(std::span(kGame" + std::to_string(i) + "));\n";
    names += "\"" + games[i] + "\", ";
  }
  if (!games.empty()) out += "constexpr std::string_view kGames[] = {" + names + "};\n";
  out += "}  // namespace\n\nstd::span<const std::byte> packed_content([[maybe_unused]] std::string_view game) {\n" +
         table + "  return {};\n}\n\nstd::span<const std::string_view> packed_games() { return " +
         (games.empty() ? "{}" : "kGames") + "; }\n\n}  // namespace kostka::content\n";
  return out;
}

int run(const std::filesystem::path& output, std::vector<std::filesystem::path> folders) {
  std::ranges::sort(folders, {}, [](const std::filesystem::path& folder) { return folder.filename(); });
  std::vector<std::string> games;
  std::vector<std::vector<std::byte>> packed;
  std::string errors;
  for (const std::filesystem::path& folder : folders) {
    Diagnostics diagnostics;
    const Document document = kostka::content::read_yaml_folder(folder, diagnostics);
    errors += diagnostics.to_text();
    games.push_back(folder.filename().string());
    packed.push_back(kostka::kernel::pack(document, diagnostics.sources()));
  }
  std::string error;
  if (errors.empty() && !kostka::content::write_file(output, source(games, packed), error)) errors = error + '\n';
  std::fputs(errors.c_str(), stderr);
  return errors.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("usage: pack_content OUTPUT.cpp FOLDER...\n", stderr);
    return 2;
  }
  return run(argv[1], {argv + 2, argv + argc});
}
