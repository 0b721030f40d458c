# How every target of the project is built: one place for language level, warnings, sanitizers and ccache.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

find_program(KOSTKA_CCACHE ccache)
if(KOSTKA_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${KOSTKA_CCACHE})
endif()

set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -gline-tables-only")
set(CMAKE_CXX_FLAGS_DEV "-O0 -g")  # the preset for work on one file: compiled at once, and a debugger sees everything

# What is linked again and again while one works is linked by lld where it is there, in a fifth of the time. What users run is
# linked by the system's linker everywhere.
find_program(KOSTKA_LLD ld.lld-19)
if(KOSTKA_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT CMAKE_BUILD_TYPE STREQUAL "Release")
  add_link_options(-fuse-ld=lld-19)
endif()

# Most of the time of a build goes into reading headers, so the files of a target are compiled ten at a time. The preset
# "dev" compiles them one at a time, so that a change costs only its own file.
option(KOSTKA_UNITY "Compile several files at once" ON)
set(KOSTKA_BATCH 10 CACHE STRING "How many files are compiled at once")
set(CMAKE_UNITY_BUILD ${KOSTKA_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE ${KOSTKA_BATCH})

# What makes a fault of memory end the program instead of being used by somebody: checked frames, checked calls of the C
# library, jumps only to where jumps may go, and tables of addresses that cannot be written (docs/security.md;
# tests/cli/hardening.sh looks at the program). The sanitizers see more than all of this, so their builds go without.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(KOSTKA_HARDENING -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  list(APPEND KOSTKA_HARDENING -fcf-protection=full -fstack-clash-protection)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64|arm64")
  list(APPEND KOSTKA_HARDENING -mbranch-protection=standard -fstack-clash-protection)
endif()

function(kostka_flags target)
  target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 needs this for symmetric transfer between coroutines to be a tail call at every level.
    target_compile_options(${target} PRIVATE -foptimize-sibling-calls)
    # g++ 12 believes that std::sort reaches for the sixteenth element of every list, also of one that holds four.
    target_compile_options(${target} PRIVATE -Wno-array-bounds)
    if(KOSTKA_UNITY)
      # A file that another one includes is taken for a header, whose frames should hold nothing of its own.
      target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
  endif()
  if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT KOSTKA_SANITIZE AND NOT KOSTKA_THREAD_SANITIZER)
    target_compile_options(${target} PRIVATE ${KOSTKA_HARDENING})
    target_link_options(${target} PUBLIC -pie -Wl,-z,relro,-z,now,-z,noexecstack)
  endif()
  if(KOSTKA_SANITIZE)
    target_compile_options(${target} PUBLIC -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(${target} PUBLIC -fsanitize=address,undefined)
  endif()
  if(KOSTKA_THREAD_SANITIZER)
    target_compile_options(${target} PUBLIC -fsanitize=thread -fno-omit-frame-pointer
                           -include ${CMAKE_SOURCE_DIR}/cmake/tsan_atomic_count.h)
    target_link_options(${target} PUBLIC -fsanitize=thread)
  endif()
  if(KOSTKA_FUZZERS AND NOT target MATCHES "^test_")  # what only tests run is not fuzzed
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# kostka_library(folder [PLAIN] [USES libs...]): a static library of src/<folder> and the rooms in it.
#   PLAIN: no exceptions; may use no file, thread, socket or clock (tests/architecture checks the includes).
function(kostka_library folder)
  cmake_parse_arguments(LIB "PLAIN" "" "USES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS src/${folder}/*.cpp)
  if(NOT sources)
    # A folder of headers only; the empty source lets it be a library like the others.
    set(sources ${CMAKE_BINARY_DIR}/generated/empty.cpp)
    if(NOT EXISTS ${sources})
      file(WRITE ${sources} "")
    endif()
  endif()
  add_library(kostka_${folder} STATIC ${sources})
  kostka_flags(kostka_${folder})
  if(LIB_PLAIN)
    target_compile_options(kostka_${folder} PRIVATE -fno-exceptions)
  endif()
  foreach(lib IN LISTS LIB_USES)
    target_link_libraries(kostka_${folder} PUBLIC kostka_${lib})
  endforeach()
endfunction()
