import type { HandlerDeps } from '../../base/handler.ts';
import { NotFound } from '../../base/problems.ts';
import { csvText } from './csv-text.ts';
import { downloads } from './downloads.ts';

export type DownloadAnswer =
  | { kind: 'file'; text: string; fileName: string }
  /** Which parameter is wrong or missing, and what was expected, in words for whoever wrote the address. */
  | { kind: 'refused'; message: string }
  | { kind: 'missing' };

/** One file as asked for by an address, before it is built. */
export type AskedDownload =
  | { kind: 'asked'; key: string; isKept: boolean; build: (deps: HandlerDeps) => Promise<DownloadAnswer> }
  | Exclude<DownloadAnswer, { kind: 'file' }>;

/**
 * Reads `wealth-nav` with `prodCode=…`. The key is the same for every address of the same file, so that repeated,
 * reordered or foreign parameters fill no cache.
 */
export function askDownload(name: string, search: URLSearchParams): AskedDownload {
  const download = Object.hasOwn(downloads, name) ? downloads[name] : undefined;
  if (download === undefined) return { kind: 'missing' };
  const fields = Object.keys(download.parameters.shape);
  const given = fields.flatMap((field) => {
    const value = search.get(field);
    return value === null ? [] : [[field, value]];
  });
  const checked = download.parameters.safeParse(Object.fromEntries(given));
  if (!checked.success) {
    const problems = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { kind: 'refused', message: problems.join('\n') };
  }
  const query = checked.data as Parameters<typeof download.table>[1];
  return {
    kind: 'asked',
    key: `${name} ${JSON.stringify(checked.data)}`,
    isKept: download.isKept,
    async build(deps) {
      try {
        const { fileName, header, rows } = await download.table(deps, query);
        return { kind: 'file', text: csvText([header, ...rows]), fileName: `${fileName}.csv` };
      } catch (error) {
        if (error instanceof NotFound) return { kind: 'missing' };
        throw error;
      }
    },
  };
}
