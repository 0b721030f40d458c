// Completion: the handler of an asynchronous operation, whatever its type is, so that what keeps it needs no template.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/associated_executor.hpp>

#include <memory>
#include <utility>

namespace kostka::server {

template <class... Results>
class Completion {
 public:
  using executor_type = boost::asio::any_io_executor;

  template <class Handler>
  explicit Completion(Handler handler)
      : executor_(boost::asio::get_associated_executor(handler)),
        held_(std::make_unique<Holding<Handler>>(std::move(handler))) {}
  template <class Handler>
  Completion(Handler handler, const executor_type& fallback)
      : executor_(boost::asio::get_associated_executor(handler, fallback)),
        held_(std::make_unique<Holding<Handler>>(std::move(handler))) {}

  [[nodiscard]] executor_type get_executor() const noexcept { return executor_; }
  // The handler's memory is given back before it is called: it may start the next operation.
  void operator()(Results... results) { std::exchange(held_, nullptr)->call(results...); }

 private:
  struct Held {
    Held() = default;
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    virtual ~Held() = default;
    virtual void call(Results... results) = 0;
  };
  template <class Handler>
  struct Holding final : Held {
    explicit Holding(Handler&& held) : handler(std::move(held)) {}
    void call(Results... results) override { std::move(handler)(results...); }
    Handler handler;
  };

  executor_type executor_;
  std::unique_ptr<Held> held_;
};

}  // namespace kostka::server
