import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { fxRates, type FxRates } from '@bank/contract';
import { browserClients } from '../../../base/page/browser-clients.ts';
import { useSite } from '../../../base/state/site-context.ts';
import { changedCells, type CellChanges } from './changed-cells.ts';

const REFRESH_MS = 60_000;

/** What the last refresh came to, for whoever does not see the cells change. */
type RefreshNote =
  { kind: 'changed'; currencies: string[] } | { kind: 'unchanged'; at: number } | { kind: 'failed' };

/** Moments are in ms since 1970. */
interface Read {
  fx: FxRates;
  changes: CellChanges;
  /** Absent for the rates that came with the page. */
  readAt?: number;
  /** The last attempt, whatever it brought: the next one counts from it. */
  triedAt?: number;
}

const firstRead = (given: FxRates): Read => ({ fx: given, changes: new Map() });

/**
 * The rates of the page, read again every minute while the visitor can see them and has not paused it (FX-2). A hidden
 * tab asks for nothing; when it is shown again and a minute has passed it asks at once.
 */
export function useLiveRates(given: FxRates) {
  const { language } = useSite();
  const [source, setSource] = useState(given);
  const [read, setRead] = useState<Read>(() => firstRead(given));
  const [note, setNote] = useState<RefreshNote>();
  const [isPaused, setPaused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const isHidden = useHiddenTab();

  if (source !== given) {
    setSource(given);
    setRead(firstRead(given));
  }
  useEffect(() => () => running.current?.abort(), []);

  const { fx, triedAt } = read;
  const refresh = useCallback(
    async (isAsked: boolean) => {
      running.current?.abort();
      const attempt = new AbortController();
      running.current = attempt;
      setBusy(isAsked);
      try {
        const next = await browserClients[language].call(fxRates, {}, attempt.signal);
        if (attempt.signal.aborted) return;
        const changes = changedCells(fx.list, next.list);
        const now = Date.now();
        setRead({ fx: next, changes, readAt: now, triedAt: now });
        const currencies = [...new Set([...changes.keys()].map((cell) => cell.slice(0, 3)))];
        if (currencies.length > 0) setNote({ kind: 'changed', currencies });
        // Nobody wants to hear every minute that nothing happened.
        else setNote(isAsked ? { kind: 'unchanged', at: now } : undefined);
      } catch {
        if (attempt.signal.aborted) return;
        setNote((last) => (last?.kind === 'failed' && !isAsked ? last : { kind: 'failed' }));
        setRead((last) => ({ ...last, triedAt: Date.now() }));
      }
      setBusy(false);
    },
    [fx, language],
  );

  useEffect(() => {
    if (isPaused || isHidden) return undefined;
    const due = Math.max(0, (triedAt ?? arrivalOf(given)) + REFRESH_MS - Date.now());
    const timer = setTimeout(() => void refresh(false), due);
    return () => clearTimeout(timer);
  }, [given, triedAt, isPaused, isHidden, refresh]);

  const { changes, readAt } = read;
  // The same until something in it changes.
  return useMemo(
    () => ({
      fx,
      changes,
      given,
      readAt,
      note,
      isBusy,
      isPaused,
      setPaused,
      refresh: () => void refresh(true),
    }),
    [fx, changes, given, readAt, note, isBusy, isPaused, refresh],
  );
}

export type LiveRates = ReturnType<typeof useLiveRates>;

const arrivals = new WeakMap<FxRates, number>();
const never = () => () => undefined;

/**
 * When the browser got hold of the rates that are shown, in ms since 1970; undefined until it has taken over the page.
 * Asked for where it is shown: it is news to nobody else on the page.
 */
export function useReadAt({ readAt, given }: LiveRates): number | undefined {
  return useSyncExternalStore(
    never,
    () => readAt ?? arrivalOf(given),
    () => undefined,
  );
}

function arrivalOf(given: FxRates): number {
  const known = arrivals.get(given) ?? Date.now();
  arrivals.set(given, known);
  return known;
}

function useHiddenTab(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.hidden,
    () => false,
  );
}
