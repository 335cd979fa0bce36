import { useRef } from 'react';
import { Icon } from '@bank/ui';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { FilterChoices } from '../../../parts/lists/filters/FilterChoices.tsx';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { KeptFields } from '../../../parts/forms/KeptFields.tsx';
import styles from './ColumnChooser.module.css';
import { columnName, columnsOnOffer, columnsShown } from './fund-columns.tsx';
import { windowOf } from './fund-query.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Which columns the list shows, as a form whose answer is the address; with script a tick applies at once. */
export function ColumnChooser({ path, query }: { path: string; query: PageQuery }) {
  const words = useWords(fundWords);
  const form = useRef<HTMLFormElement>(null);
  const { cols, page: _page, ...kept } = query;
  const window = windowOf(query);
  const options = columnsOnOffer(query)
    .filter((code) => code !== window)
    .map((value) => ({ value, label: columnName(value, words) }));
  return (
    <details className={styles.chooser}>
      <summary className={styles.summary}>
        {words['funds.columns']}
        <Icon name="chevron-down" size={13} />
      </summary>
      <form
        ref={form}
        // A new address shows its own choices, whatever was ticked before.
        key={`${cols} ${query['type']}`}
        className={styles.form}
        method="get"
        aria-label={words['funds.columns']}
        action={path}
        data-stay=""
        onChange={() => form.current?.requestSubmit()}
      >
        <KeptFields fields={kept} />
        <FilterChoices
          group={{
            kind: 'MANY',
            name: 'cols',
            label: words['funds.columns'],
            options,
            chosen: columnsShown(query),
          }}
        />
        <p className={styles.actions}>
          <button className={styles.apply} type="submit">
            {words['funds.columnsApply']}
          </button>
          {cols === undefined ? null : (
            <a
              className={styles.reset}
              href={addressWith(path, query, { cols: undefined, page: query['page'] })}
            >
              {words['funds.columnsReset']}
            </a>
          )}
        </p>
      </form>
    </details>
  );
}
