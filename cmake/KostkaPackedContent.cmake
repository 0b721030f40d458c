# kostka_packed_content: content/<game>/*.yaml of every game, and lessons/*.yaml, in packed form: a static library that
# defines src/content/packed_content.h. Include after kostka_content is defined. A mistake in a YAML file is a build
# error with its file and line; names of files are relative to the source tree, so the bytes are the same everywhere.
add_executable(pack_content tools/pack_content.cpp)
kostka_flags(pack_content)
target_link_libraries(pack_content PRIVATE kostka_content)

file(GLOB content_files RELATIVE ${CMAKE_SOURCE_DIR} CONFIGURE_DEPENDS content/*/*.yaml lessons/*.yaml)
set(content_folders "")
foreach(file IN LISTS content_files)
  get_filename_component(folder ${file} DIRECTORY)
  list(APPEND content_folders ${folder})
endforeach()
list(REMOVE_DUPLICATES content_folders)

set(packed_source ${CMAKE_BINARY_DIR}/generated/packed_content.cpp)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/generated)
add_custom_command(
  OUTPUT ${packed_source}
  COMMAND pack_content ${packed_source} ${content_folders}
  DEPENDS pack_content ${content_files}
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
  COMMENT "Packing content"
  VERBATIM)

add_library(kostka_packed_content STATIC ${packed_source})
kostka_flags(kostka_packed_content)
