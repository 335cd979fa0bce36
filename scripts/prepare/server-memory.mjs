// How the process that serves is to use memory; deploy/Dockerfile says the same, and a test holds them together.

/**
 * For glibc; other libraries do not read them. Each thread would have an arena of its own, whose free room the others cannot use: two
 * are enough for one thread that renders and some that pack. A block from 48 KB on, as the text of a page before it is packed, is
 * given back to the system when it is freed, also after larger ones were: glibc would raise that bound by itself to 32 MB. With 8 KB a
 * page took some 130 faults more, each a page of memory made anew; with 128 KB the holes between what stays and what goes held 30 MB
 * (docs/decisions/0080).
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '49152',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

/**
 * V8 would take three times 64 MB for what is young; with 8 a page takes the same processor time. And it would keep the pages of its heap
 * that it has emptied, some 45 MB of them, for the next time that it grows.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--memory-saver-mode'];
