const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Bytes as people read them, 1,024 to the step: 3355443 → `3.2 MB`, 84 000 → `82 KB`. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (Math.round(size) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit < 2 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit] ?? ''}`;
}
