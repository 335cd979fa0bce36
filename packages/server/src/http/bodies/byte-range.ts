interface ByteRange {
  /** First and last byte, both included, as in the header. */
  first: number;
  last: number;
}

/**
 * One range of a Range header (RFC 9110, 14.2): `bytes=0-99`, `bytes=100-`, `bytes=-100`.
 * Undefined where the header is absent, of another unit, malformed, or asks for several: then the whole is sent.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first >= size ? 'unsatisfiable' : { first, last };
}
