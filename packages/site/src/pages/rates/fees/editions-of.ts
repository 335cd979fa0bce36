import type { FeeList } from '@bank/contract';

/** The edition in force and the next one, of which there may be none. */
export function editionsOf({ versions, today }: Pick<FeeList, 'versions' | 'today'>) {
  return {
    current: versions.find(({ effectiveDate }) => effectiveDate <= today),
    coming: versions.findLast(({ effectiveDate }) => effectiveDate > today),
  };
}
