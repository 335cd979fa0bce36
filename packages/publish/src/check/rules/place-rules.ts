import { distanceBetween, toGcj02 } from '@bank/contract';
import { describeFound } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import type { Report } from '../checked-record.ts';

/** Mainland of the bank's branches and merchants; a swapped pair or a lost digit falls outside. */
const LNG_RANGE = [73, 136] as const;
const LAT_RANGE = [18, 54] as const;
/** The shift is up to 700 m, its approximation exact to a few: what is further off was not converted from the same place. */
const CONVERSION_ERROR_M = 30;

/** Degrees, in WGS-84 and in GCJ-02. */
export interface Place {
  lngWgs: number;
  latWgs: number;
  lngGcj: number;
  latGcj: number;
}

type ReportPlace = (problem: Parameters<Report>[1]) => void;

/** Both coordinates of a place lie in the mainland and mean the same point (BR-5). */
export function checkPlace({ lngWgs, latWgs, lngGcj, latGcj }: Place, report: ReportPlace): void {
  const fields = [
    ['lngWgs', lngWgs, LNG_RANGE],
    ['latWgs', latWgs, LAT_RANGE],
    ['lngGcj', lngGcj, LNG_RANGE],
    ['latGcj', latGcj, LAT_RANGE],
  ] as const;
  let isInRange = true;
  for (const [field, value, [least, most]] of fields) {
    if (value >= least && value <= most) continue;
    isInRange = false;
    const expected = words`degrees from ${least} to ${most}`;
    report({ path: [field], expected, found: describeFound(value) });
  }
  if (!isInRange) return;
  const converted = toGcj02({ lng: lngWgs, lat: latWgs });
  const apart = Math.round(distanceBetween(converted, { lng: lngGcj, lat: latGcj }));
  if (apart <= CONVERSION_ERROR_M) return;
  const expected = words`the place of lngWgs and latWgs in GCJ-02, ${converted.lng.toFixed(6)}, ${converted.lat.toFixed(6)}`;
  report({
    path: ['lngGcj'],
    expected,
    found: words`${lngGcj}, ${latGcj}, ${apart} m away`,
    needle: String(lngGcj),
  });
}
