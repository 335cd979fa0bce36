import { Button } from '@bank/ui';
import { typeName } from '../words/record-name.ts';
import type { Words } from '../words/words.ts';
import type { OrderListModel, PageModel } from './page-model.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { EditionTrail } from './parts/EditionTrail.tsx';
import { Labelled } from './parts/Labelled.tsx';
import { Panel } from './parts/Panel.tsx';
import { languageOf } from './parts/language-of.ts';
import styles from './OrderPage.module.css';

type Props = Extract<PageModel, { page: 'order' }> & { words: Words; token: string };

/** Moved by buttons, which work without script, or by dragging. */
export function OrderPage({ edition, lists, chosen, entries, mayWrite, words, token }: Props) {
  const { ordering } = words;
  const address = `/editions/${edition.id}/order`;
  const list = lists.find(({ id }) => id === chosen);
  return (
    <>
      <EditionTrail edition={edition} words={words} />
      <form className={styles.choose} aria-label={ordering.choose}>
        <Labelled id="list" label={ordering.choose}>
          <select id="list" name="list" defaultValue={chosen}>
            {lists.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one, words)}
              </option>
            ))}
          </select>
        </Labelled>
        <Button type="submit" compact variant="quiet">
          {ordering.show}
        </Button>
      </form>
      {list && (
        <Panel title={nameOf(list, words)}>
          <p>{ordering.hint}</p>
          <ActionForm
            token={token}
            label={ordering.title}
            action={address}
            isTall
            data-order=""
            data-moved={ordering.moved}
            data-saved={words.saved}
            data-failed={words.notSaved}
          >
            <input type="hidden" name="list" value={chosen} />
            <ol className={styles.list}>
              {entries.map(({ item, title }) => (
                <li key={item} className={styles.entry} data-title={title}>
                  <input type="hidden" name="order" value={item} />
                  <span lang={languageOf(title)}>{title}</span>
                  {mayWrite && (
                    <span className={styles.moves}>
                      <Button
                        compact
                        variant="quiet"
                        type="submit"
                        name="move"
                        value={`up:${item}`}
                        aria-label={ordering.up(title)}
                      >
                        {ordering.upShort}
                      </Button>
                      <Button
                        compact
                        variant="quiet"
                        type="submit"
                        name="move"
                        value={`down:${item}`}
                        aria-label={ordering.down(title)}
                      >
                        {ordering.downShort}
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ol>
            <p role="status" data-order-status="" />
          </ActionForm>
        </Panel>
      )}
    </>
  );
}

function nameOf({ kind, language, about }: OrderListModel, words: Words): string {
  const { ordering } = words;
  const menus: Readonly<Record<string, string>> = { menu: ordering.menu, left: ordering.left };
  const inLanguage = language === undefined ? '' : language === 'CN' ? words.chinese : words.english;
  return [menus[kind] ?? typeName(words, kind), about, inLanguage].filter(Boolean).join(' · ');
}
