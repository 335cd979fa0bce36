import { Activity, useState, type ReactElement } from 'react';
import { useMatches } from 'react-router';
import { LeafView, type LeafViewProps } from './LeafView.tsx';
import type { LeafData, LeafHandle } from './route-data.ts';

/**
 * Stands where `<Outlet>` would: pages whose record says keepAlive stay mounted, hidden, with their
 * state and effects paused. Pages get their data as props because the router drops the loader data
 * of a route that no longer matches.
 */
export function KeepAliveOutlet() {
  const leaf = useMatches().at(-1);
  const record = (leaf?.handle as LeafHandle | undefined)?.record;
  const data = leaf?.loaderData as LeafData | undefined;
  const [kept, setKept] = useState<ReadonlyMap<string, ReactElement<LeafViewProps>>>(new Map());
  if (leaf === undefined || record === undefined || data === undefined) return null;

  const keep = record.keepAlive && data.kind === 'page';
  let shown = kept;
  if (keep && kept.get(leaf.id)?.props.leaf !== data) {
    shown = new Map(kept).set(leaf.id, <LeafView record={record} leaf={data} />);
    setKept(shown);
  }
  return (
    <>
      {[...shown].map(([id, view]) => (
        <Activity key={id} mode={keep && id === leaf.id ? 'visible' : 'hidden'}>
          {view}
        </Activity>
      ))}
      {keep ? null : <LeafView record={record} leaf={data} />}
    </>
  );
}
