import { PRICES } from './assumptions.ts';
import { sumOf, times } from './money.ts';

const HOURS_A_MONTH = 720;

/** A month, in CNY, as decimal text. */
export interface Bill {
  cores: string;
  disk: string;
  cdn: string;
  origin: string;
  total: string;
}

export interface Bought {
  cores: number;
  diskGb: number;
  cdnGb: number;
  originGb: number;
}

export function billOf({ cores, diskGb, cdnGb, originGb }: Bought): Bill {
  const parts = {
    cores: times(PRICES.coreHour, cores * HOURS_A_MONTH),
    disk: times(PRICES.diskGbMonth, diskGb),
    cdn: times(PRICES.cdnGb, cdnGb),
    origin: times(PRICES.originGb, originGb),
  };
  return { ...parts, total: sumOf(Object.values(parts)) };
}
