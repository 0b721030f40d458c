#include "content/tree_builder.h"

#include <utility>

namespace kostka::content {

using kernel::Document;
using kernel::Mark;

TreeWeight weigh(const Document& document) {
  TreeWeight weight{1, document.is_text() ? document.as_text().size() : 0};
  const auto add = [&weight](const Document& part) {
    const TreeWeight more = weigh(part);
    weight.nodes += more.nodes;
    weight.text += more.text;
  };
  if (document.is_list()) {
    for (const Document& item : document.items()) add(item);
  }
  if (document.is_map()) {
    for (const Document::Entry& entry : document.entries()) {
      weight.text += entry.key.size();
      add(entry.value);
    }
  }
  return weight;
}

bool TreeBuilder::begin(Document node, Mark mark) {
  if (open_.size() >= limits_.depth) {
    diagnostics_.error(mark, "lists and maps are nested more than " + std::to_string(limits_.depth) + " deep");
    return false;
  }
  if (!charge({1, 0}, mark)) return false;
  node.set_mark(mark);
  open_.push_back({});
  open_.back().node = std::move(node);
  return true;
}

bool TreeBuilder::end() {
  Document node = std::move(open_.back().node);
  open_.pop_back();
  place(std::move(node));
  return true;
}

bool TreeBuilder::value(Document value, Mark mark) {
  if (!charge(weigh(value), mark)) return false;
  value.set_mark(mark);
  place(std::move(value));
  return true;
}

bool TreeBuilder::key(std::string key, Mark mark) {
  if (!charge({0, key.size()}, mark)) return false;
  Open& map = open_.back();
  map.key_is_new = map.keys.insert(key).second;
  if (!map.key_is_new) diagnostics_.error(mark, "the key " + kernel::in_quotes(key) + " occurs twice in one map");
  map.key = std::move(key);
  map.key_mark = mark;
  map.has_key = true;
  return true;
}

bool TreeBuilder::charge(TreeWeight weight, Mark mark) {
  used_.nodes += weight.nodes;
  used_.text += weight.text;
  if (used_.nodes <= limits_.nodes && used_.text <= limits_.text) return true;
  diagnostics_.error(mark, used_.nodes > limits_.nodes
                               ? "the file has more than " + std::to_string(limits_.nodes) + " values"
                               : "the texts of the file have more than " + std::to_string(limits_.text) + " bytes");
  return false;
}

void TreeBuilder::place(Document node) {
  last_ = nullptr;
  if (open_.empty()) {
    root_ = std::move(node);
    last_ = &root_;
    return;
  }
  Open& parent = open_.back();
  if (parent.node.is_list()) {
    last_ = &parent.node.push(std::move(node));
    return;
  }
  if (parent.key_is_new) last_ = &parent.node.add(std::move(parent.key), std::move(node), parent.key_mark);
  parent.has_key = false;
}

}  // namespace kostka::content
