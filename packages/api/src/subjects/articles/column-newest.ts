import type { ArticleSummary, Language } from '@bank/contract';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { toArticleSummary } from './to-article.ts';

const LOOKED_AT = 12;

/** The first articles of a column, among which each of them finds its like; read once for a content version. */
export const columnNewest = perSnapshot(
  async (content, column: `${Language} ${string}`): Promise<ArticleSummary[]> => {
    const [language, section] = column.split(' ') as [Language, string];
    return (await content.list('article', language, { section, limit: LOOKED_AT })).map(toArticleSummary);
  },
);
