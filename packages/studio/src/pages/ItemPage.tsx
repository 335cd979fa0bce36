import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { FieldRow, PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { EditionTrail } from './parts/EditionTrail.tsx';
import { FindingList } from './parts/FindingList.tsx';
import { ItemField } from './parts/ItemField.tsx';
import { MediaPicker } from './parts/MediaPicker.tsx';
import { PageBeside, PageBesideToggle } from './parts/PageBeside.tsx';
import { Panel } from './parts/Panel.tsx';
import styles from './ItemPage.module.css';

type Props = Extract<PageModel, { page: 'item' }> & { words: Words; token: string };

export function ItemPage({
  edition,
  name,
  title,
  sources,
  rows,
  mayWrite,
  isRemoved,
  mayTakeOut,
  isTable,
  hasPage,
  isChecking,
  findings,
  atFields,
  words,
  token,
}: Props) {
  const filled = rows.filter(({ isEmpty }) => !isEmpty);
  const empty = rows.filter(({ isEmpty }) => isEmpty);
  const parts: PairParts = { words, mayWrite, edition: `/editions/${edition.id}`, token };
  return (
    <>
      <EditionTrail edition={edition} words={words} />
      <p className={styles.source}>
        {name} · {words.source} {sources.join(', ')}
      </p>
      {hasPage && <PageBesideToggle words={words} />}
      {isRemoved && <p>{words.takenOut}</p>}
      {isTable && <p>{words.notEditable}</p>}
      {findings.length + atFields.length > 0 && (
        <Panel title={words.findings}>
          <FindingList findings={findings} atFields={atFields} words={words} />
        </Panel>
      )}
      <div className={styles.desk}>
        {!isTable && (
          <ActionForm
            token={token}
            label={title}
            action={`/editions/${edition.id}/item/${name}`}
            isTall
            className={styles.form}
            {...(mayWrite && {
              'data-autosave': `/editions/${edition.id}/item/${name}`,
              'data-saved': words.saved,
              'data-saving': words.saving,
              'data-unsaved': words.unsaved,
              'data-not-saved': words.notSaved,
              'data-signed-out': words.signedOutWhileTyping,
            })}
          >
            <div className={styles.heads} aria-hidden="true">
              <span>{words.chinese}</span>
              <span>{words.english}</span>
            </div>
            {filled.map((row) => (
              <Pair key={row.name} row={row} {...parts} />
            ))}
            {empty.length > 0 && (
              <details className={styles.more}>
                <summary>{words.moreFields(empty.length)}</summary>
                <div className={styles.form}>
                  {empty.map((row) => (
                    <Pair key={row.name} row={row} {...parts} />
                  ))}
                </div>
              </details>
            )}
            {mayWrite && (
              <div className={styles.save}>
                <Button type="submit" compact>
                  {words.save}
                </Button>
                <span role="status">
                  <span data-save-status="" />{' '}
                  <span data-check-status="" hidden={!isChecking}>
                    {words.checking}
                  </span>
                </span>
                <a
                  href={`/sign-in?back=${encodeURIComponent(`/editions/${edition.id}/item/${name}`)}`}
                  data-sign-in-again=""
                  hidden
                >
                  {words.signInAgain}
                </a>
              </div>
            )}
          </ActionForm>
        )}
        {hasPage && <PageBeside address={`${parts.edition}/item/${name}/page`} words={words} />}
      </div>
      {mayTakeOut && (
        <ActionForm
          token={token}
          label={isRemoved ? words.putBack : words.takeOut}
          action={`/editions/${edition.id}/item/${name}/${isRemoved ? 'put-back' : 'take-out'}`}
        >
          {!isRemoved && <p>{words.takeOutHint}</p>}
          <Button type="submit" compact variant="quiet">
            {isRemoved ? words.putBack : words.takeOut}
          </Button>
        </ActionForm>
      )}
      {mayWrite && <MediaPicker edition={parts.edition} token={token} words={words} />}
    </>
  );
}

interface PairParts {
  words: Words;
  mayWrite: boolean;
  edition: string;
  token: string;
}

function Pair({ row, ...parts }: PairParts & { row: FieldRow }) {
  const { zh, en, both } = row;
  if (both) return <ItemField field={both} {...parts} />;
  return (
    <div className={styles.pair}>
      {zh ? <ItemField field={zh} {...parts} /> : <span />}
      {en && <ItemField field={en} {...parts} />}
    </div>
  );
}
