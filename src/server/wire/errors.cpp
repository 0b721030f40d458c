#include "server/wire/errors.h"

#include <array>

#include "kernel/data/enum_names.h"

namespace kostka::server {

namespace {

struct Meaning {
  Code code;
  unsigned status;
  std::string_view en, pl;
};

constexpr std::array kMeanings = [] {
  using enum Code;
  return std::array{
      Meaning{bad_request, 400, "The request cannot be understood.", "Nie można zrozumieć żądania."},
      Meaning{bad_message, 400, "The message cannot be understood.", "Nie można zrozumieć wiadomości."},
      Meaning{bad_name, 400, "A name has 1 to 40 characters, none of them a control character.",
              "Nazwa ma od 1 do 40 znaków, bez znaków sterujących."},
      Meaning{bad_table, 400, "Such a table cannot be made.", "Takiego stołu nie można utworzyć."},
      Meaning{unauthorized, 401, "This needs an account, and the token does not belong to one.",
              "Do tego potrzebne jest konto, a token nie należy do żadnego."},
      Meaning{forbidden, 403, "Only others may do this here.", "To mogą tu zrobić tylko inni."},
      Meaning{origin, 403, "The request comes from another site.", "Żądanie pochodzi z innej strony."},
      Meaning{host, 421, "This server is not known under that name.", "Ten serwer nie działa pod tą nazwą."},
      Meaning{not_found, 404, "There is nothing here.", "Niczego tu nie ma."},
      Meaning{no_such_table, 404, "There is no such table, or it is not for you.",
              "Nie ma takiego stołu albo nie jest dla ciebie."},
      Meaning{no_such_game, 404, "There is no such game.", "Nie ma takiej gry."},
      Meaning{method_not_allowed, 405, "This cannot be done here.", "Tego nie można tu zrobić."},
      Meaning{too_large, 413, "That is too large.", "To jest za duże."},
      Meaning{media_type, 415, "The body of a request must be JSON.", "Treść żądania musi być w formacie JSON."},
      Meaning{rate, 429, "That was too often; wait a moment.", "Za często; odczekaj chwilę."},
      Meaning{too_many_connections, 503, "There are too many connections.", "Jest zbyt wiele połączeń."},
      Meaning{hello_first, 400, "The first message must be hello, and only the first.",
              "Pierwszą wiadomością musi być hello, i tylko pierwszą."},
      Meaning{hello_late, 408, "Nothing was said in time.", "Nikt się na czas nie odezwał."},
      Meaning{not_your_seat, 403, "This seat is not yours.", "To nie jest twoje miejsce."},
      Meaning{stand_in, 409, "A bot plays for this seat; take the seat back first.",
              "Za to miejsce gra bot; najpierw je odbierz."},
      Meaning{seat_taken, 409, "This seat is taken.", "To miejsce jest zajęte."},
      Meaning{no_open_seat, 409, "No seat is open.", "Nie ma wolnego miejsca."},
      Meaning{already_seated, 409, "You already have a seat at this table.", "Masz już miejsce przy tym stole."},
      Meaning{not_away, 409, "A bot can play only for somebody who has left or been away for a minute.",
              "Bot może zagrać tylko za kogoś, kto odszedł lub jest nieobecny od minuty."},
      Meaning{already_begun, 409, "The match has already begun.", "Rozgrywka już się zaczęła."},
      Meaning{not_begun, 409, "The match has not begun yet.", "Rozgrywka jeszcze się nie zaczęła."},
      Meaning{seats_open, 409, "The match cannot begin while a seat is open.",
              "Rozgrywka nie może się zacząć, gdy jakieś miejsce jest wolne."},
      Meaning{not_finished, 409, "This is shown only when the match is finished.",
              "To można zobaczyć dopiero po zakończeniu rozgrywki."},
      Meaning{match_is_over, 409, "The match is over.", "Rozgrywka jest zakończona."},
      Meaning{match_is_faulted, 409, "The match was stopped by an error in its rules.",
              "Rozgrywkę zatrzymał błąd w zasadach programu."},
      Meaning{not_asked, 409, "It is not this seat's decision.", "To nie jest decyzja tego miejsca."},
      Meaning{no_such_option, 409, "There is no such option.", "Nie ma takiej możliwości."},
      Meaning{stale, 409, "The match has gone on since.", "Rozgrywka potoczyła się już dalej."},
      Meaning{no_undo, 409,
              "There is nothing you may take back: chance, a reveal or somebody's decision came after it.",
              "Nie ma czego cofnąć: potem był los, odkrycie albo czyjaś decyzja."},
      Meaning{no_takeback, 409, "Nobody has asked for such a takeback, or the match cannot go back there.",
              "Nikt nie prosił o takie cofnięcie albo rozgrywka nie może tam wrócić."},
      Meaning{takeback_open, 409, "Another takeback is still being decided.", "Inne cofnięcie czeka jeszcze na zgodę."},
      Meaning{no_chat, 403, "Only players can chat at this table.", "Przy tym stole mogą rozmawiać tylko gracze."},
      Meaning{bad_link, 404, "The link has been used, has expired or never existed.",
              "Link został już użyty, wygasł lub nigdy nie istniał."},
      Meaning{no_such_row, 400, "The journal has no such row.", "Dziennik nie ma takiego wiersza."},
      Meaning{busy, 503, "Too much is waiting at this table; try again.",
              "Przy tym stole zbyt wiele czeka; spróbuj ponownie."},
      Meaning{store, 503, "This cannot be saved at the moment; the server keeps trying, and nothing is lost.",
              "Nie można tego teraz zapisać; serwer próbuje dalej i nic nie przepadło."},
      Meaning{unreadable, 503, "This cannot be read at the moment; try again.",
              "Nie można tego teraz odczytać; spróbuj ponownie."},
      Meaning{quota, 429, "You have as many as one person may have here.",
              "Masz już tyle, ile może mieć tu jedna osoba."},
      Meaning{too_many_guests, 429,
              "As many guests have come from your network today as one network may send; try again tomorrow.",
              "Z twojej sieci przyszło dziś tylu gości, ilu może przyjść z jednej; spróbuj jutro."},
      Meaning{muted, 403, "The owner of the table does not let you chat here.",
              "Właściciel stołu nie pozwala ci tu rozmawiać."},
      Meaning{banned, 403, "The owner of this table has banned you from it.",
              "Właściciel tego stołu zablokował ci do niego dostęp."},
      Meaning{no_friend, 404, "This person is not among your friends.", "Tej osoby nie ma wśród twoich znajomych."},
      Meaning{bad_endpoint, 400, "Notices cannot be sent to such an address.",
              "Na taki adres nie można wysyłać powiadomień."},
      Meaning{slow_reader, 408, "The connection is too slow for what happens here.",
              "Połączenie jest zbyt wolne na to, co się tu dzieje."},
      Meaning{deleted, 410, "The table was deleted by its owner.", "Właściciel usunął ten stół."},
      Meaning{going_down, 503, "The server is being stopped; the match goes on when it is back.",
              "Serwer jest wyłączany; rozgrywka potoczy się dalej, gdy wróci."},
      Meaning{broken, 500, "The server failed at this.", "Serwer zawiódł."},
  };
}();

constexpr bool each_has_its_place() {
  for (std::size_t i = 0; i < kMeanings.size(); ++i) {
    if (static_cast<std::size_t>(kMeanings[i].code) != i) return false;
  }
  return kMeanings.size() == kernel::kEnumNames<Code>.size();
}
static_assert(each_has_its_place(), "every code has its meaning, in the order of Code");

const Meaning& meaning_of(Code code) { return kMeanings[static_cast<std::size_t>(code)]; }

}  // namespace

protocol::Error error_of(Code code) {
  const Meaning& meaning = meaning_of(code);
  return {std::string(kernel::enum_name(code)), {std::string(meaning.en), std::string(meaning.pl)}, std::nullopt};
}

protocol::Error error_of(Code code, const kernel::Text& detail) {
  protocol::Error error = error_of(code);
  error.text.en += ' ' + detail.en;
  error.text.pl += ' ' + detail.pl;
  return error;
}

unsigned http_status(std::string_view code) {
  const auto known = kernel::enum_value<Code>(code);
  return known ? meaning_of(*known).status : 500;
}

}  // namespace kostka::server
