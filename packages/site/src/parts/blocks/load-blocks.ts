import { CODES, isCallRejected } from '@bank/contract';

/** A block whose call failed is undefined and says so in its own place. */
type Blocks<Calls> = { [Name in keyof Calls]: Awaited<Calls[Name]> | undefined };

/**
 * Awaits the calls of a page's blocks side by side. `tolerant` is for the browser, where one failed block must not
 * blank the page; the server rejects instead, so that it can answer with the last good page. All calls failing,
 * or a visitor who has gone elsewhere, rejects in both. What has never been published is no failure.
 */
export async function loadBlocks<Calls extends Record<string, Promise<unknown>>>(
  calls: Calls,
  { tolerant, signal }: { tolerant: boolean; signal: AbortSignal | undefined },
): Promise<Blocks<Calls>> {
  const names = Object.keys(calls);
  if (!tolerant) {
    const answers = await Promise.all(Object.values(calls).map((call) => call.catch(nothingYet)));
    return Object.fromEntries(names.map((name, index) => [name, answers[index]])) as Blocks<Calls>;
  }
  const settled = await Promise.allSettled(Object.values(calls));
  const failure = settled.find((result) => result.status === 'rejected');
  if (failure && (signal?.aborted || settled.every(({ status }) => status === 'rejected')))
    throw failure.reason;
  return Object.fromEntries(
    names.map((name, index) => {
      const result = settled[index];
      return [name, result?.status === 'fulfilled' ? result.value : undefined];
    }),
  ) as Blocks<Calls>;
}

function nothingYet(error: unknown): undefined {
  if (isCallRejected(error) && error.body.code === CODES.notFound.code) return undefined;
  throw error;
}
