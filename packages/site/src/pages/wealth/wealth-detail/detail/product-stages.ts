import type { WealthProduct } from '@bank/contract';

interface ProductStage {
  name: 'raiseStart' | 'raiseEnd' | 'valueDate' | 'maturityDate';
  day: string | undefined;
  /** `current` is the last date that has passed: the product stands between it and the next. */
  state: 'past' | 'current' | 'next';
}

const NAMES = ['raiseStart', 'raiseEnd', 'valueDate', 'maturityDate'] as const;
/** How many of the dates have passed in each state: presale, raising, open, closed, ended. */
const PASSED: Record<WealthProduct['status'], number> = { '1': 0, '2': 1, '3': 3, '4': 3, '5': 4 };

/** The four dates of a product; one that is unknown is left out, except the last. */
export function productStages(product: WealthProduct): ProductStage[] {
  const passed = PASSED[product.status];
  const known = NAMES.map((name, index) => ({ name, day: product[name], isPast: index < passed })).filter(
    ({ name, day }) => day !== undefined || name === 'maturityDate',
  );
  const current = known.findLastIndex(({ isPast }) => isPast);
  return known.map(({ name, day, isPast }, index) => ({
    name,
    day,
    state: index === current ? 'current' : isPast ? 'past' : 'next',
  }));
}
