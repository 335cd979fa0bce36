import { useEffect, useState } from 'react';
import { branchList, type BranchList, type Position } from '@bank/contract';
import { browserClients } from '../../../../base/page/browser-clients.ts';
import { useSite } from '../../../../base/state/site-context.ts';
import { tell } from '../plan/plan-sync.ts';
import { BRANCHES_SHOWN, type BranchListData } from '../load-branches.ts';

const ASK_TIMEOUT_MS = 15_000;
/** A position of the last minutes will do. */
const POSITION_AGE_MS = 300_000;
/** Refused by the visitor (Geolocation API, PERMISSION_DENIED). */
const DENIED = 1;

export type NearMe =
  | { kind: 'OFF' }
  | { kind: 'LOCATING' }
  | { kind: 'REFUSED' }
  | { kind: 'UNAVAILABLE' }
  | { kind: 'FAILED' }
  | { kind: 'ON'; position: Position; nearest: BranchList; of: BranchListData };

/**
 * The same list in order of distance from the visitor, who is asked only on a press (BR-4). The position is rounded
 * to some hundred metres, sent in a call and never in an address, and forgotten with the page.
 */
export function useNearMe(data: BranchListData) {
  const { language } = useSite();
  const [near, setNear] = useState<NearMe>({ kind: 'OFF' });
  const [position, setPosition] = useState<Position>();

  useEffect(() => {
    if (position === undefined) return undefined;
    const asked = new AbortController();
    browserClients[language]
      .call(branchList, { ...data.wish, ...position, pageSize: BRANCHES_SHOWN }, asked.signal)
      .then((nearest) => setNear({ kind: 'ON', position, nearest, of: data }))
      .catch(() => {
        if (!asked.signal.aborted) setNear({ kind: 'FAILED' });
      });
    return () => asked.abort();
  }, [data, language, position]);

  useEffect(() => {
    tell({ visitor: position });
    return () => tell({ visitor: undefined });
  }, [position]);

  const ask = () => {
    if (!('geolocation' in navigator)) {
      setNear({ kind: 'UNAVAILABLE' });
      return;
    }
    setNear({ kind: 'LOCATING' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ lng: rounded(coords.longitude), lat: rounded(coords.latitude) }),
      ({ code }) => setNear({ kind: code === DENIED ? 'REFUSED' : 'UNAVAILABLE' }),
      { timeout: ASK_TIMEOUT_MS, maximumAge: POSITION_AGE_MS },
    );
  };
  const stop = () => {
    setPosition(undefined);
    setNear({ kind: 'OFF' });
  };
  // A list of other limits is on its way.
  const shown: NearMe = near.kind === 'ON' && near.of !== data ? { kind: 'LOCATING' } : near;
  return { near: shown, ask, stop };
}

const rounded = (degrees: number) => Number(degrees.toFixed(3));
