import { Activity, useState, type ReactElement } from 'react';
import { LeafView, type LeafViewProps } from './LeafView.tsx';
import { PageProblem } from '../../frame/layouts/PageProblem.tsx';
import { useRoute } from '../../base/page/route-context.ts';

/** The pages of a language: those whose record says keepAlive stay mounted, hidden, with state and effects paused. */
export function KeepAliveOutlet() {
  const { view, problem } = useRoute();
  const { record, leaf } = view;
  const [kept, setKept] = useState<ReadonlyMap<string, ReactElement<LeafViewProps>>>(new Map());

  const keep = record.keepAlive && leaf.kind === 'page' && problem === undefined;
  let shown = kept;
  if (keep && kept.get(record.id)?.props.leaf !== leaf) {
    shown = new Map(kept).set(record.id, <LeafView record={record} leaf={leaf} />);
    setKept(shown);
  }
  return (
    <>
      {[...shown].map(([id, page]) => (
        <Activity key={id} mode={keep && id === record.id ? 'visible' : 'hidden'}>
          {page}
        </Activity>
      ))}
      {problem === undefined ? null : <PageProblem error={problem} />}
      {keep || problem !== undefined ? null : <LeafView record={record} leaf={leaf} />}
    </>
  );
}
