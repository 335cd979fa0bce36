import type { Words } from '../../words/words.ts';
import type { DeskChangeModel } from '../page-model.ts';
import { Rows } from './Rows.tsx';

export function DeskChanges({ changes, words }: { changes: readonly DeskChangeModel[]; words: Words }) {
  if (changes.length === 0) return <p>{words.deskNoChanges}</p>;
  return (
    <Rows
      caption={words.deskChanges}
      heads={[words.title, words.before, words.after, words.difference, words.since, words.findings]}
      figures={[1, 2, 3]}
      rows={changes.map(({ key, name, before, after, difference, since, isLarge }) => ({
        key,
        isMarked: isLarge,
        cells: [name, before || words.empty, after, difference, since, isLarge ? words.deskLarge : ''],
      }))}
    />
  );
}
