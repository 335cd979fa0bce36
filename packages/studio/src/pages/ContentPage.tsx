import { Button } from '@bank/ui';
import { ITEM_KEY } from './item-key.ts';
import { typeName } from '../words/record-name.ts';
import type { Words } from '../words/words.ts';
import type { PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { EditionTrail } from './parts/EditionTrail.tsx';
import { ItemRows } from './parts/ItemRows.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import styles from './ContentPage.module.css';

type Props = Extract<PageModel, { page: 'content' }> & { words: Words; token: string };

export function ContentPage({ edition, query, type, types, found, items, places, words, token }: Props) {
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
                <option key={one} value={one}>
                  {typeName(words, one)}
                </option>
              ))}
            </select>
          </Labelled>
          <Button type="submit" compact variant="quiet">
            {words.search}
          </Button>
        </form>
      </search>
      {places.length > 0 && (
        <Panel title={words.newItem}>
          <ActionForm token={token} label={words.newItem} action={`/editions/${edition.id}/items`}>
            <Labelled id="column" label={words.newPlace}>
              <select id="column" name="column">
                {places.map(({ value, type: kind, place }) => (
                  <option key={value} value={value}>
                    {[typeName(words, kind), /^\d{6}$/.test(place) ? words.newPlaceOf(place) : place]
                      .filter(Boolean)
                      .join(' · ')}
                  </option>
                ))}
              </select>
            </Labelled>
            <Labelled id="key" label={words.itemKey} hint={words.itemKeyHint}>
              <input
                id="key"
                name="key"
                required
                pattern={ITEM_KEY}
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
