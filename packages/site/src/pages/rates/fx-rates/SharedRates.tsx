import { createContext, use, type ReactNode } from 'react';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { FxRatesData } from './fx-rates-data.ts';
import { useLiveRates, type LiveRates } from './use-live-rates.ts';

const LiveRatesContext = createContext<LiveRates | undefined>(undefined);

/** One reading of the rates for the converter in the banner and the table below it. */
export function SharedRates({ data, children }: PageProps<FxRatesData> & { children: ReactNode }) {
  return <LiveRatesContext value={useLiveRates(data.fx)}>{children}</LiveRatesContext>;
}

export function useSharedRates(): LiveRates {
  const live = use(LiveRatesContext);
  if (live === undefined) throw new Error('Exchange rates are shown outside SharedRates');
  return live;
}
