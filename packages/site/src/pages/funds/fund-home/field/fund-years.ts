import { useEffect, useState } from 'react';
import { fundYear, type FundYear, type Language } from '@bank/contract';
import { browserClients } from '../../../../base/page/browser-clients.ts';

/** Kept as long as the document lives: a fund that is looked at again costs nothing. */
const kept = new Map<string, FundYear>();

export type YearState = FundYear | 'COMING' | 'FAILED';

/** The year of the fund on show; `given` is the one that came with the page. */
export function useFundYear(fundCode: string, given: FundYear, language: Language): YearState {
  const here = given.fundCode === fundCode ? given : kept.get(fundCode);
  const [fetched, setFetched] = useState<{ fundCode: string; year: FundYear | undefined }>();
  useEffect(() => {
    if (here !== undefined) return undefined;
    const abort = new AbortController();
    void fetchYear(fundCode, language, abort.signal).then((year) => {
      if (!abort.signal.aborted) setFetched({ fundCode, year });
      return year;
    });
    return () => abort.abort();
  }, [fundCode, here, language]);
  if (here !== undefined) return here;
  if (fetched?.fundCode !== fundCode) return 'COMING';
  return fetched.year ?? 'FAILED';
}

/** The figures are on the page: that the curve is missing is said in its place, and the next pick asks again. */
async function fetchYear(
  fundCode: string,
  language: Language,
  signal: AbortSignal,
): Promise<FundYear | undefined> {
  try {
    const year = await browserClients[language].call(fundYear, { fundCode }, signal);
    kept.set(fundCode, year);
    return year;
  } catch {
    return undefined;
  }
}
