import type { HandlersOf } from '../handlers.ts';

export const searchHandlers = {
  async hotSearches({ content }, { language }) {
    return (await content.list('hot-search', language)).map(({ body }) => body.keyword);
  },
} satisfies HandlersOf<'hotSearches'>;
