// Read before everything else in the build with the thread sanitizer, instead of Asio's header of the same guard: Asio's
// reference counts use a fence, which the sanitizer does not know, and every count that reaches zero would be reported.
#define BOOST_ASIO_DETAIL_ATOMIC_COUNT_HPP
#ifdef __cplusplus
#include <atomic>

namespace boost::asio::detail {

using atomic_count = std::atomic<long>;
inline void increment(atomic_count& count, long by) { count += by; }
inline void decrement(atomic_count& count, long by) { count -= by; }
inline void ref_count_up(atomic_count& count) { count.fetch_add(1, std::memory_order_relaxed); }
inline bool ref_count_down(atomic_count& count) { return count.fetch_sub(1, std::memory_order_acq_rel) == 1; }

}  // namespace boost::asio::detail
#endif
