import type { FundManager } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { RateChange } from '../../../../parts/blocks/RateChange.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { fundPath } from '../../../../parts/links/fund-paths.ts';
import { FactTable } from './FactTable.tsx';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from './Managers.module.css';
import { None } from './None.tsx';
import { TabSection } from './TabSection.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';

/** Who runs the fund and who ran it, with what it returned in their time; and what else they run or ran. */
export function Managers({ managers }: { managers: readonly FundManager[] }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const day = (given: string) => dayInData(given, language);
  const time = ({ startDate, endDate }: { startDate: string; endDate?: string | undefined }) =>
    endDate === undefined
      ? words['fund.since'](day(startDate))
      : words['fund.between'](day(startDate), day(endDate));
  return (
    <TabSection id="fund-managers" title={words['fund.managerTitle']} note={words['fund.past']}>
      {managers.length === 0 ? <None>{words['fund.noManagers']}</None> : null}
      <ul className={styles.managers}>
        {managers.map(({ id, name, startDate, endDate, tenureReturn, resume, funds }) => (
          <li key={`${id} ${startDate}`}>
            <div className={styles.head}>
              <h3>{name}</h3>
              <span className={styles.tag} data-former={endDate === undefined ? undefined : ''}>
                {words[endDate === undefined ? 'fund.present' : 'fund.former']}
              </span>
              <span className={`num ${styles.time}`}>{time({ startDate, endDate })}</span>
              <span className={styles.return}>
                {words['fund.tenureReturn']} <RateChange value={tenureReturn} />
              </span>
            </div>
            <p>{resume}</p>
            {funds.length < 2 ? null : (
              <FactTable
                caption={words['fund.managerFunds'](name, funds.length)}
                columns={[
                  words['fund.managerFunds'](name, funds.length),
                  words['fund.tenure'],
                  words['fund.tenureReturn'],
                ]}
                rows={funds.map((term) => ({
                  key: `${term.fundCode} ${term.startDate}`,
                  cells: [
                    <>
                      <a href={to(fundPath(term.fundCode))} className={styles.fund}>
                        {term.fundName}
                      </a>
                      <small className={`num ${styles.term}`}>{time(term)}</small>
                    </>,
                    time(term),
                    term.tenureReturn === '' ? (
                      words['fund.none']
                    ) : (
                      <RateChange key="return" value={term.tenureReturn} />
                    ),
                  ],
                  values: [undefined, term.startDate, term.tenureReturn],
                }))}
              />
            )}
          </li>
        ))}
      </ul>
    </TabSection>
  );
}
