import { wealthOpenings, type Client } from '@bank/contract';
import { openingsOf } from './opening-runs.ts';

/** As many days as tell every day from some. */
const DAYS_ASKED = 10;

/** By product code: the next opening day of those that do not deal on every dealing day. */
export async function nextOpenings(
  client: Client,
  prodCodes: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  if (prodCodes.length === 0) return {};
  const asked = { prodCodes: [...prodCodes], limit: DAYS_ASKED };
  const known = (await client.call(wealthOpenings, asked, signal)).map(
    ({ prodCode, days }) => [prodCode, openingsOf(days)] as const,
  );
  return Object.fromEntries(
    known.flatMap(([prodCode, openings]) =>
      openings === undefined || openings.isDaily ? [] : [[prodCode, openings.next.date]],
    ),
  );
}
