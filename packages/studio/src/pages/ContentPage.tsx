import { Button } from '@bank/ui';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { EditionTrail } from './parts/EditionTrail.tsx';
import { ItemRows } from './parts/ItemRows.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import styles from './ContentPage.module.css';

type Props = Extract<PageModel, { page: 'content' }> & { words: Words; token: string };

export function ContentPage({
  edition,
  query,
  type,
  types,
  found,
  items,
  columns,
  mayMake,
  words,
  token,
}: Props) {
  return (
    <>
      <EditionTrail edition={edition} words={words} />
      <search>
        <form className={styles.search} aria-label={words.search}>
          <Labelled id="q" label={words.searchLabel}>
            <input id="q" name="q" type="search" defaultValue={query} />
          </Labelled>
          <Labelled id="type" label={words.type}>
            <select id="type" name="type" defaultValue={type}>
              <option value="">{words.allTypes}</option>
              {types.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </Labelled>
          <Button type="submit" compact variant="quiet">
            {words.search}
          </Button>
        </form>
      </search>
      {mayMake && (
        <Panel title={words.newArticle}>
          <ActionForm token={token} label={words.newArticle} action={`/editions/${edition.id}/items`}>
            <Labelled id="column" label={words.columnNumber}>
              {columns ? (
                <select id="column" name="column">
                  {columns.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              ) : (
                <input id="column" name="column" required pattern="\d{6}" inputMode="numeric" />
              )}
            </Labelled>
            <Labelled id="key" label={words.itemKey} hint={words.itemKeyHint}>
              <input
                id="key"
                name="key"
                required
                pattern="[a-z0-9\-]+"
                maxLength={80}
                aria-describedby="key-hint"
              />
            </Labelled>
            <Button type="submit" compact>
              {words.make}
            </Button>
          </ActionForm>
        </Panel>
      )}
      <Panel title={words.found(found, items.length)}>
        <ItemRows items={items} words={words} />
      </Panel>
    </>
  );
}
