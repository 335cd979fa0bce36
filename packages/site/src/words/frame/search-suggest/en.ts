import type { WordsLike } from '../../loading/messages.ts';
import type { searchSuggest as chinese } from './zh-cn.ts';

export const searchSuggest = {
  list: 'Suggestions',
  count: (count: number) =>
    count === 0
      ? 'No suggestions'
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}; use the up and down arrow keys`,
  kind: { PRODUCT: 'Service', NEWS: 'News', NOTICE: 'Announcement', FILE: 'Document', BRANCH: 'Branch' },
  word: 'Search',
} satisfies WordsLike<typeof chinese>;
