import { wealthOpenings, wealthTrack, type Client, type WealthTrack } from '@bank/contract';
import { openingsOf, type Openings } from '../../parts/opening-runs.ts';

/** More than the calendar of dealing days has for a product that is open every day of two months. */
const OPENINGS_ASKED = 60;

export interface ProductTrackData {
  /** `from` is the first day of a formula's levels. */
  track: Pick<WealthTrack, 'periods' | 'months' | 'outcomes'> & { from?: string };
  openings?: Openings;
}

/** What the product reached and when it deals; the levels of a formula by the day stay behind. */
export async function loadProductTrack(
  client: Client,
  prodCode: string,
  signal: AbortSignal | undefined,
): Promise<ProductTrackData> {
  const [{ periods, months, outcomes, benchmark }, [opening]] = await Promise.all([
    client.call(wealthTrack, { prodCode }, signal),
    client.call(wealthOpenings, { prodCodes: [prodCode], limit: OPENINGS_ASKED }, signal),
  ]);
  const from = benchmark[0]?.date;
  const openings = openingsOf(opening?.days ?? []);
  return {
    track: { periods, months, outcomes, ...(from !== undefined && { from }) },
    ...(openings !== undefined && { openings }),
  };
}
