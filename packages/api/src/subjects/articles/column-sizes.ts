import type { Language } from '@bank/contract';
import { perSnapshot } from '../../base/per-snapshot.ts';

type Column = `${Language} ${string}`;

const inParts = (column: Column) => column.split(' ') as [Language, string];

/** How many articles a column shows. Counting goes through all of them, so it is done once for a content version. */
export const articleCount = perSnapshot((content, column: Column) => {
  const [language, section] = inParts(column);
  return content.count('article', language, { section });
});

/** The months in which a column has articles, newest first, with how many; as {@link articleCount}. */
export const articleMonths = perSnapshot((content, column: Column) => {
  const [language, section] = inParts(column);
  return content.months('article', language, section);
});
