import type { HandlersOf } from '../../base/handler.ts';
import { papers } from './papers.ts';

export const fileHandlers = {
  async paperInLanguages({ content }, { path }) {
    return (await papers(content, 'all')).get(path) ?? {};
  },
} satisfies HandlersOf<'paperInLanguages'>;
