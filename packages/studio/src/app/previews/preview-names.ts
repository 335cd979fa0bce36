/** Each preview is a site of its own, under a label that nobody guesses: `https://<label>.preview.bank.example`. */
export interface PreviewNames {
  originOf: (label: string) => string;
  /** The label in a Host header; undefined where that is no name of a preview. */
  labelIn: (host: string) => string | undefined;
}

const ANY = '*';

/** @param pattern `https://*.preview.bank.example`. Gives undefined for anything else than one label to fill in an https origin */
export function previewNamesOf(pattern: string): PreviewNames | undefined {
  if (!/^https:\/\/\*(?:\.[\w-]+)+(?::\d+)?$/.test(pattern)) return undefined;
  const originOf = (label: string) => pattern.replace(ANY, label);
  // As browsers write it: without the port that is understood, and in small letters.
  const sample = originOf('a');
  if (!URL.canParse(sample) || new URL(sample).origin !== sample) return undefined;
  const ending = new URL(sample).host.slice(1);
  return {
    originOf,
    labelIn(host) {
      const written = host.toLowerCase();
      const label = written.slice(0, -ending.length);
      return written.endsWith(ending) && /^[\da-z]+$/.test(label) ? label : undefined;
    },
  };
}

/** Whether the last two names are the same: with fewer no two hosts are of one site, of which browsers send cookies into frames. */
export function mayBeOneSite(one: string, other: string): boolean {
  const lastTwo = (origin: string) => new URL(origin).hostname.split('.').slice(-2).join('.');
  return lastTwo(one) === lastTwo(other);
}
