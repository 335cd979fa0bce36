import { createContext, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { FxRatesData } from './fx-rates-data.ts';
import { useLiveRates, type LiveRates } from './use-live-rates.ts';

/**
 * Holds the rates for whoever listens. The context itself never changes: when one does, React drops the markup of late
 * parts below it, for it cannot know that they do not read it.
 */
class RatesHolder {
  #live: LiveRates;
  readonly #listeners = new Set<() => void>();

  constructor(live: LiveRates) {
    this.#live = live;
  }

  readonly read = () => this.#live;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  hold(live: LiveRates): void {
    this.#live = live;
    for (const listener of this.#listeners) listener();
  }
}

const RatesContext = createContext<RatesHolder | undefined>(undefined);

/** One reading of the rates for the converter in the banner and the table below it. */
export function SharedRates({ data, children }: PageProps<FxRatesData> & { children: ReactNode }) {
  const live = useLiveRates(data.fx);
  const [holder] = useState(() => new RatesHolder(live));
  useLayoutEffect(() => {
    if (holder.read() !== live) holder.hold(live);
  }, [holder, live]);
  return <RatesContext value={holder}>{children}</RatesContext>;
}

export function useSharedRates(): LiveRates {
  const holder = use(RatesContext);
  if (holder === undefined) throw new Error('Exchange rates are shown outside SharedRates');
  return useSyncExternalStore(holder.subscribe, holder.read, holder.read);
}
