import type { ComponentProps } from 'react';
import type { PagePart, PageQuery } from '../../../base/page/page-module.ts';
import { lazyPart } from '../../../base/state/lazy-part.ts';
import type { CardComparison } from './CardComparison.tsx';

const FILE = 'CardComparison.tsx';

/** Most visitors come to find a card; only an address with cards in it needs their comparison. */
export const comparison = lazyPart<ComponentProps<typeof CardComparison>>(
  FILE,
  async () => (await import('./CardComparison.tsx')).CardComparison,
);

export function comparisonPart({ codes }: PageQuery): PagePart | undefined {
  return codes === undefined ? undefined : { file: FILE, fetch: comparison.fetch };
}
