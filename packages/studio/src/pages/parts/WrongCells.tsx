import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import type { WrongCellModel } from '../page-model.ts';
import { ActionForm } from './ActionForm.tsx';
import { Labelled } from './Labelled.tsx';

interface Props {
  edition: number;
  cells: readonly WrongCellModel[];
  words: Words;
  token: string;
}

/** Each cell that is wrong, with its row and column and what it should be, to be corrected here. */
export function WrongCells({ edition, cells, words, token }: Props) {
  return (
    <ActionForm token={token} label={words.desk.wrong} action={`/editions/${edition}/cells`} isTall>
      {cells.map(({ name, place, of, column, value, text }) => {
        const id = `cell.${name}`;
        return (
          <Labelled
            key={name}
            id={id}
            label={`${place} · ${of} · ${words.desk.columns[column] ?? column}`}
            hint={text}
            isWide
          >
            <input
              id={id}
              name={id}
              defaultValue={value}
              aria-describedby={`${id}-hint`}
              aria-invalid="true"
              autoComplete="off"
            />
          </Labelled>
        );
      })}
      <Button type="submit" compact>
        {words.desk.correct}
      </Button>
    </ActionForm>
  );
}
