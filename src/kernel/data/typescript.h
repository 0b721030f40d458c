// The shape of reflected types as TypeScript, so that a browser is held to the same member lists as the program.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "kernel/data/reflect.h"
#include "kernel/data/type_name.h"

namespace kostka::kernel {

// A module of TypeScript that is being put together. It says what Reflect<T> writes: structs are interfaces, enums are
// unions of their names, what may be missing is `| null`, and a document of somebody else's is unknown.
class TypeScript {
 public:
  // `opening` is what stands above the first declaration; `imported` are names that it brings in.
  explicit TypeScript(std::string opening, std::set<std::string, std::less<>> imported = {})
      : text_(std::move(opening)), declared_(std::move(imported)) {}

  template <class... Types>
  void declare() {
    (declare_type<Types>(), ...);
  }

  // A union of messages, each with its "type" (message_type()); the alternatives are declared before it.
  template <class Variant>
  void declare_messages(std::string_view name) {
    declare_union(name, static_cast<Variant*>(nullptr));
  }

  // A union of events, each with its id and its named members (`Told` in the module of a game).
  template <class Events>
  void declare_events(std::string_view name) {
    text_ += "\nexport type " + std::string(name) + " =";
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Events>>([this](auto event) {
      using OneEvent = typename decltype(event)::type;
      text_ += "\n  | { event: \"" + message_type<OneEvent>() + "\"; data: { ";
      std::string_view between;
      boost::mp11::mp_for_each<detail::Members<OneEvent>>([&](auto member) {
        using Member = std::remove_cvref_t<decltype(std::declval<OneEvent>().*member.pointer)>;
        text_ += between;
        text_ += std::string(document_name(member.name)) + ": " + spell<Member>();
        between = "; ";
      });
      text_ += " } }";
    });
    text_ += ";\n";
  }

  [[nodiscard]] const std::string& text() const { return text_; }
  // The names that declarations use but nothing declares: empty in a module that is whole.
  [[nodiscard]] std::set<std::string, std::less<>> missing() const {
    std::set<std::string, std::less<>> names;
    for (const std::string& name : used_) {
      if (!declared_.contains(name)) names.insert(name);
    }
    return names;
  }

 private:
  template <class T>
  struct Spell;
  template <class T>
  struct SpellList {
    static std::string type(TypeScript& module) {
      const std::string item = module.spell<typename T::value_type>();
      return (item.find(' ') == std::string::npos ? item : '(' + item + ')') + "[]";
    }
  };
  template <class T>
  struct Spell<std::vector<T>> : SpellList<std::vector<T>> {};
  template <class T, std::size_t N>
  struct Spell<std::array<T, N>> : SpellList<std::array<T, N>> {};
  template <class T, std::size_t N>
  struct Spell<FixedVector<T, N>> : SpellList<FixedVector<T, N>> {};
  // Seats are counted; all other ids have names. One that names nothing stands in an optional.
  template <class Tag, class Rep>
  struct Spell<Id<Tag, Rep>> {
    static std::string type(TypeScript&) { return Tag::kind == Seat::Kind::kind ? "number" : "string"; }
  };
  template <class T>
  struct Spell<std::optional<T>> {
    static std::string type(TypeScript& module) { return module.spell<T>() + " | null"; }
  };

  // How a member of this type is written.
  template <class T>
  std::string spell() {
    if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (std::integral<T>) {
      static_assert(!Reflect<T>::kWide, "sets of 64 bits are no numbers of a browser");
      return "number";
    } else if constexpr (std::same_as<T, std::string> || requires { requires Reflect<T>::kIsText; }) {
      return "string";
    } else if constexpr (std::same_as<T, Document>) {
      return "unknown";
    } else if constexpr (DescribedEnum<T> || DescribedStruct<T>) {
      return *used_.emplace(type_name<T>()).first;
    } else {
      return Spell<T>::type(*this);
    }
  }

  template <class T>
  void declare_type() {
    declared_.emplace(type_name<T>());
    const std::string name(type_name<T>());
    if constexpr (DescribedEnum<T>) {
      text_ += "\nexport type " + name + " =";
      for (std::size_t i = 0; i < kEnumNames<T>.size(); ++i) {
        text_ += (i > 0 ? " | \"" : " \"") + std::string(kEnumNames<T>[i]) + '"';
      }
      text_ += ";\n";
    } else {
      text_ += "\nexport interface " + name + " {\n";
      boost::mp11::mp_for_each<detail::Members<T>>([this](auto member) {
        using Member = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
        text_ += "  " + std::string(document_name(member.name)) + ": " + spell<Member>() + ";\n";
      });
      text_ += "}\n";
    }
  }

  template <class... Messages>
  void declare_union(std::string_view name, const std::variant<Messages...>*) {
    text_ += "\nexport type " + std::string(name) + " =";
    ((text_ += "\n  | ({ type: \"" + message_type<Messages>() + "\" } & " + spell<Messages>() + ")"), ...);
    text_ += ";\n";
  }

  std::string text_;
  std::set<std::string, std::less<>> declared_;
  std::set<std::string, std::less<>> used_;
};

}  // namespace kostka::kernel
