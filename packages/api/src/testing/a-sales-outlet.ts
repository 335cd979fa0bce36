import { aRecord } from '@bank/store/testing';

type Both = readonly [chinese: string, english: string];

/** An outlet whose staff may sell, by its names in both languages. */
export const aSalesOutlet = (
  key: string,
  [branchName, branchNameEn]: Both,
  [city, cityEn]: Both,
  sort: number,
) => aRecord('sales-outlet', { key }, { branchName, branchNameEn, city, cityEn, sort });
