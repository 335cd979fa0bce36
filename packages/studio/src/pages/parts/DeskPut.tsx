import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import { ActionForm } from './ActionForm.tsx';
import { Labelled } from './Labelled.tsx';
import styles from './DeskPut.module.css';

interface Props {
  desk: string;
  /** The open edition whose rows these replace; undefined for a new one. */
  edition?: number;
  words: Words;
  token: string;
}

/** Rows are pasted, chosen or dropped. */
export function DeskPut({ desk, edition, words, token }: Props) {
  const into = edition === undefined ? '' : `?edition=${edition}`;
  return (
    <div className={styles.ways}>
      <p>{words.desk.lead}</p>
      <ActionForm token={token} label={words.desk.put} action={`/desks/${desk}${into}`} isTall>
        <Labelled id="rows" label={words.desk.paste} isWide>
          <textarea id="rows" name="rows" rows={6} spellCheck={false} required />
        </Labelled>
        <Button type="submit" compact>
          {words.desk.put}
        </Button>
      </ActionForm>
      <div
        data-drop={`/desks/${desk}/file${into}`}
        data-token={token}
        data-failed={words.refusals.failed}
        className={styles.drop}
      >
        <Labelled id="file" label={words.desk.file}>
          <input id="file" type="file" accept=".csv,.xlsx" />
        </Labelled>
        <p role="status" data-drop-status="" />
      </div>
    </div>
  );
}
