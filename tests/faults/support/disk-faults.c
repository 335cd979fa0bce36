/*
 * Preloaded into a process, stands between it and its files under DISK_UNDER. Steps are writes, syncs, truncations and
 * removals, counted from 1; what else the process does with other files is left alone.
 *
 *   DISK_TRACE=<file>      every step is appended: operation, file, length, offset, bytes
 *   DISK_FAIL_AT=<n>       step n fails with EIO, once
 *   DISK_KILL_AT=<n>       the process is killed in the middle of step n: half of a write is done
 *   DISK_SYNC_RATE=<n>     n of 1,000 syncs fail, drawn from DISK_SEED
 *   DISK_RATE=<n>          n of 1,000 reads, writes and syncs fail
 *   DISK_ARMED_BY=<file>   rates count only while this file exists
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

struct record {
  char operation;
  char file[55];
  uint64_t length, offset;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *under, *armed_by;
static long fail_at, kill_at, step;
static unsigned rate, sync_rate;
static uint64_t state;
static int trace = -1;

#define REAL(type, name, ...) static type (*name)(__VA_ARGS__)
REAL(ssize_t, real_write, int, const void *, size_t);
REAL(ssize_t, real_pwrite, int, const void *, size_t, off64_t);
REAL(ssize_t, real_read, int, void *, size_t);
REAL(ssize_t, real_pread, int, void *, size_t, off64_t);
REAL(int, real_fsync, int);
REAL(int, real_fdatasync, int);
REAL(int, real_ftruncate, int, off64_t);
REAL(int, real_unlink, const char *);

static long number(const char *name) {
  const char *text = getenv(name);
  return text == NULL ? 0 : atol(text);
}

__attribute__((constructor)) static void start(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_read = dlsym(RTLD_NEXT, "read");
  real_pread = dlsym(RTLD_NEXT, "pread64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  fail_at = number("DISK_FAIL_AT");
  kill_at = number("DISK_KILL_AT");
  rate = (unsigned)number("DISK_RATE");
  sync_rate = (unsigned)number("DISK_SYNC_RATE");
  state = 88172645463325252ull ^ ((uint64_t)number("DISK_SEED") << 17);
  const char *file = getenv("DISK_TRACE");
  if (file != NULL) trace = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  armed_by = getenv("DISK_ARMED_BY");
  under = getenv("DISK_UNDER");
}

/* The name of a file under DISK_UNDER, without the folder; NULL for every other. */
static const char *ours(const char *path) {
  size_t length = under == NULL ? 0 : strlen(under);
  return length > 0 && strncmp(path, under, length) == 0 && path[length] == '/' ? path + length + 1 : NULL;
}

static const char *name_of(int fd, char *buffer, size_t size) {
  if (under == NULL || fd == trace) return NULL;
  char link[40];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, buffer, size - 1);
  if (length < 0) return NULL;
  buffer[length] = 0;
  return ours(buffer);
}

static int drawn(unsigned thousandths) {
  if (thousandths == 0 || (armed_by != NULL && access(armed_by, F_OK) != 0)) return 0;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state % 1000 < thousandths;
}

/* Counts a step; says whether it has to fail, or in `dies` whether the process ends in it. */
static int begin(char operation, int *dies) {
  pthread_mutex_lock(&lock);
  step += 1;
  int fails = step == fail_at || drawn(rate) || (operation == 'S' && drawn(sync_rate));
  *dies = step == kill_at;
  return fails;
}

static void end(char operation, const char *name, const void *bytes, size_t length, off64_t offset) {
  if (trace >= 0) {
    struct record head = {operation, {0}, length, (uint64_t)offset};
    strncpy(head.file, name, sizeof head.file - 1);
    struct iovec parts[] = {{&head, sizeof head}, {(void *)bytes, operation == 'W' ? length : 0}};
    if (writev(trace, parts, 2) < 0) abort();
  }
  pthread_mutex_unlock(&lock);
}

static int refuse(void) {
  pthread_mutex_unlock(&lock);
  errno = EIO;
  return -1;
}

static void die(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

ssize_t write(int fd, const void *bytes, size_t length) {
  char path[4096];
  int dies;
  const char *name = name_of(fd, path, sizeof path);
  if (name == NULL) return real_write(fd, bytes, length);
  if (begin('W', &dies)) return refuse();
  off64_t at = lseek64(fd, 0, SEEK_CUR);
  if (dies) {
    real_write(fd, bytes, length / 2);
    die();
  }
  ssize_t written = real_write(fd, bytes, length);
  end('W', name, bytes, written < 0 ? 0 : (size_t)written, at);
  return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  char path[4096];
  int dies;
  const char *name = name_of(fd, path, sizeof path);
  if (name == NULL) return real_pwrite(fd, bytes, length, at);
  if (begin('W', &dies)) return refuse();
  if (dies) {
    real_pwrite(fd, bytes, length / 2, at);
    die();
  }
  ssize_t written = real_pwrite(fd, bytes, length, at);
  end('W', name, bytes, written < 0 ? 0 : (size_t)written, at);
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return pwrite64(fd, bytes, length, at); }

static int synced(int fd, int (*real)(int)) {
  char path[4096];
  int dies;
  const char *name = name_of(fd, path, sizeof path);
  if (name == NULL) return real(fd);
  if (begin('S', &dies)) return refuse();
  if (dies) die();
  int result = real(fd);
  end('S', name, NULL, 0, 0);
  return result;
}

int fsync(int fd) { return synced(fd, real_fsync); }
int fdatasync(int fd) { return synced(fd, real_fdatasync); }

int ftruncate64(int fd, off64_t length) {
  char path[4096];
  int dies;
  const char *name = name_of(fd, path, sizeof path);
  if (name == NULL) return real_ftruncate(fd, length);
  if (begin('T', &dies)) return refuse();
  if (dies) die();
  int result = real_ftruncate(fd, length);
  end('T', name, NULL, (size_t)length, 0);
  return result;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
  int dies;
  const char *name = ours(path);
  if (name == NULL) return real_unlink(path);
  if (begin('U', &dies)) return refuse();
  if (dies) die();
  int result = real_unlink(path);
  end('U', name, NULL, 0, 0);
  return result;
}

static int read_fails(int fd) {
  char path[4096];
  if (rate == 0 || name_of(fd, path, sizeof path) == NULL) return 0;
  pthread_mutex_lock(&lock);
  int fails = drawn(rate);
  pthread_mutex_unlock(&lock);
  return fails;
}

ssize_t read(int fd, void *bytes, size_t length) {
  if (read_fails(fd)) return errno = EIO, -1;
  return real_read(fd, bytes, length);
}

ssize_t pread64(int fd, void *bytes, size_t length, off64_t at) {
  if (read_fails(fd)) return errno = EIO, -1;
  return real_pread(fd, bytes, length, at);
}

ssize_t pread(int fd, void *bytes, size_t length, off_t at) { return pread64(fd, bytes, length, at); }
