import { beijingDay, type ShareCloses } from '@bank/contract';
import { ShareCloses as ClosesSchema } from '@bank/contract/schemas';
import type { Logger } from 'pino';
import { demoCloses } from './demo-closes.ts';
import { keptAnswer } from './kept-answer.ts';

/** A day closes once; a service that adds it late is heard within the quarter of an hour. */
const FRESH_MS = 900_000;
/** Asks nobody, and says so in the answer. */
export const DEMO = 'demo';

/** The share's closing prices; null while the source cannot be reached or says something else. */
export type ClosesSource = () => Promise<ShareCloses | null>;

export function closesSource(source: string, log: Pick<Logger, 'warn'>, now?: () => number): ClosesSource {
  if (source === DEMO) {
    return async () => ({ isDemo: true, closes: demoCloses(beijingDay((now ?? Date.now)())) });
  }
  const ask = keptAnswer({
    url: source,
    schema: ClosesSchema.omit({ isDemo: true }),
    freshMs: FRESH_MS,
    name: 'closing prices',
    log,
    now,
  });
  return async () => {
    const answer = await ask();
    return answer && { isDemo: false, ...answer };
  };
}
