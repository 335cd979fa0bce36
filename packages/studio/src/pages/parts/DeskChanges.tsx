import type { Words } from '../../words/words.ts';
import type { DeskChangeModel } from '../page-model.ts';
import { Rows } from './Rows.tsx';

export function DeskChanges({ changes, words }: { changes: readonly DeskChangeModel[]; words: Words }) {
  if (changes.length === 0) return <p>{words.desk.noChanges}</p>;
  const large = changes.filter(({ isLarge }) => isLarge).length;
  return (
    <>
      {large > 0 && (
        <p>
          <strong>{words.desk.largeCount(large)}</strong>
        </p>
      )}
      <Rows
        caption={words.desk.changes}
        heads={[
          words.desk.thing,
          words.figure,
          words.before,
          words.after,
          words.difference,
          words.since,
          words.findings,
        ]}
        figures={[2, 3, 4, 5]}
        rows={changes.map(
          ({ key, name, column, before, after, difference, since, limit, isLarge }, index) => ({
            key: `${key} ${column} ${index}`,
            isMarked: isLarge,
            cells: [
              name === '' ? key : name,
              words.desk.columns[column] ?? column,
              before || words.empty,
              after || words.empty,
              difference,
              since,
              isLarge ? words.desk.large(limit) : '',
            ],
          }),
        )}
      />
    </>
  );
}
