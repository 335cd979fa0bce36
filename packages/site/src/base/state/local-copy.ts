/** Answers that are kept in the browser count for ten minutes. */
export const COPY_LIFETIME_MS = 10 * 60_000;

interface LocalCopy {
  /** Of what it is a copy, as the document says it. */
  v: string;
  /** When it stops counting, in ms since 1970. */
  exp: number;
  data: unknown;
}

/** An answer kept in local storage; undefined when it is missing, old, of another version, or not what `isData` expects. */
export function readCopy<Data>(
  key: string,
  version: string,
  isData: (data: unknown) => data is Data,
): Data | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isCopy(copy) || copy.v !== version) return undefined;
    const left = copy.exp - Date.now();
    // A clock that was put back would otherwise keep a copy for ever.
    const isFresh = left > 0 && left <= COPY_LIFETIME_MS;
    return isFresh && isData(copy.data) ? copy.data : undefined;
  } catch {
    // Storage is refused, or somebody else's text stands there: the call is made as if nothing had been kept.
    return undefined;
  }
}

export function writeCopy(key: string, version: string, data: unknown): void {
  const copy: LocalCopy = { v: version, exp: Date.now() + COPY_LIFETIME_MS, data };
  try {
    localStorage.setItem(key, JSON.stringify(copy));
  } catch {
    // Storage is refused or full: the next document asks again.
  }
}

function isCopy(value: unknown): value is LocalCopy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'v' in value &&
    'data' in value &&
    'exp' in value &&
    typeof value.exp === 'number'
  );
}
