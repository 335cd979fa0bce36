import { beijingDay } from '@bank/contract';
import type { VisitorHandlersOf } from '../../base/handler.ts';
import { pageTree } from '../navigation/page-tree.ts';

export const speedHandlers = {
  async pageSpeed(deps, { language, path, window, lcp, inp, cls, fcp, ttfb }) {
    // Nobody fills a table with pages that there are not.
    const { records } = await pageTree(deps.content, language);
    if (!records.some((record) => record.path === path)) return true as const;
    const day = beijingDay(deps.now());
    deps.visits.speeds.count({ day, path, window, measures: { lcp, inp, cls, fcp, ttfb } });
    return true as const;
  },
} satisfies VisitorHandlersOf<'pageSpeed'>;
