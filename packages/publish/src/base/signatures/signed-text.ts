/** A manifest as far as it matters here: browsers, which sign too, know no more of it. */
interface Signable {
  signatures?: unknown;
  maker?: unknown;
  checker?: unknown;
}

/** What a person signs: who, as what and when, and the whole manifest but for the signatures themselves. */
export function signedText(manifest: Signable, name: string, role: string, at?: string): string {
  const { signatures: _signatures, maker: _maker, checker: _checker, ...rest } = manifest;
  const when = at === undefined ? '' : `${at}\n`;
  return `bank-content-release\n${role}\n${JSON.stringify(name)}\n${when}${canonical(rest)}`;
}

/** JSON with sorted keys, so that writing the manifest in another order keeps its signatures. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
