import { useId, useState, type SubmitEvent } from 'react';
import { Icon } from '@bank/ui';
import { fundList, type Fund } from '@bank/contract';
import { browserClients } from '../../../base/page/browser-clients.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { FUND_LIST_PATH, fundPath } from '../../../parts/links/fund-paths.ts';
import { fundHomeWords } from '../../../words/funds/fund-home/words.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FundSearch.module.css';
import { pickFund } from './field/picked-fund.ts';

const SHOWN = 6;
/** Of the field's heading: there the visitor is taken. */
const FIELD = 'fund-field';

interface Found {
  keyword: string;
  total: number;
  list: readonly Fund[];
}

/** Finds funds by name, code or pinyin and shows the one that is meant in the field; without script in the list. */
export function FundSearch() {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(fundHomeWords);
  const all = useWords(fundWords);
  const [found, setFound] = useState<Found>();
  const listId = useId();

  const show = (fund: Fund) => {
    setFound(undefined);
    pickFund(fund.fundCode);
    document.getElementById(FIELD)?.focus();
    document.getElementById(FIELD)?.scrollIntoView({ block: 'start' });
  };
  const search = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const typed = new FormData(form).get('keyword');
    const keyword = typeof typed === 'string' ? typed.trim() : '';
    if (keyword === '') return;
    event.preventDefault();
    event.stopPropagation();
    try {
      const { list, total } = await browserClients[language].call(fundList, { keyword, pageSize: SHOWN });
      const [only] = list;
      if (total === 1 && only !== undefined && isDrawn(only)) show(only);
      else setFound({ keyword, total, list });
    } catch {
      // The list page searches too, and says itself what is wrong.
      location.assign(to(FUND_LIST_PATH) + searchText({ keyword }));
    }
  };

  return (
    <div
      className={styles.place}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setFound(undefined);
      }}
    >
      <form
        className={styles.search}
        method="get"
        action={to(FUND_LIST_PATH)}
        role="search"
        aria-label={words['zone.search']}
        onSubmit={(event) => void search(event)}
      >
        <input
          className={styles.field}
          type="search"
          name="keyword"
          maxLength={50}
          placeholder={all['funds.keywordHint']}
          aria-label={all['funds.keyword']}
        />
        <button className={styles.go} type="submit">
          <Icon name="search" />
          {all['funds.search']}
        </button>
      </form>
      <div role="status">
        {found === undefined ? null : (
          <div className={styles.found} data-tone="paper">
            <p id={listId}>
              {found.total === 0
                ? words['zone.searchNone'](found.keyword)
                : words['zone.searchFound'](found.total)}
            </p>
            <ul aria-labelledby={listId}>
              {found.list.map((fund) => (
                <li key={fund.fundCode}>
                  {isDrawn(fund) ? (
                    <button type="button" onClick={() => show(fund)}>
                      <span>{fund.fundName}</span> <span className="num">{fund.fundCode}</span>
                    </button>
                  ) : (
                    <a href={to(fundPath(fund.fundCode))}>
                      <span>{fund.fundName}</span> <small>{words['zone.searchYoung']}</small>
                    </a>
                  )}
                </li>
              ))}
              {found.total > found.list.length ? (
                <li>
                  <a href={to(FUND_LIST_PATH + searchText({ keyword: found.keyword }))}>
                    {words['zone.searchAll']}
                  </a>
                </li>
              ) : null}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

/** What the field draws: a year of risk and of return, and not ended. */
const isDrawn = ({ returns, stdDev, status }: Fund) =>
  returns.Y1 !== undefined && stdDev !== undefined && status !== '5';
