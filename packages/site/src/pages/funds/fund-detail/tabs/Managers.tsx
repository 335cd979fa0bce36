import type { FundManager } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { RateChange } from '../../../../parts/blocks/RateChange.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import styles from './Managers.module.css';
import { None } from './None.tsx';
import { Section } from './Section.tsx';
import { fundDetailWords } from '../../../../words/funds/fund-detail/words.ts';

/** Who runs the fund and who ran it, with what it returned in their time. */
export function Managers({ managers }: { managers: readonly FundManager[] }) {
  const { language } = useSite();
  const words = useWords(fundDetailWords);
  const day = (given: string) => dayInData(given, language);
  return (
    <Section id="fund-managers" title={words['fund.managerTitle']} note={words['fund.past']}>
      {managers.length === 0 ? <None>{words['fund.noManagers']}</None> : null}
      <ul className={styles.managers}>
        {managers.map(({ id, name, startDate, endDate, tenureReturn, resume }) => (
          <li key={`${id} ${startDate}`}>
            <div className={styles.head}>
              <h3>{name}</h3>
              <span className={styles.tag} data-former={endDate === undefined ? undefined : ''}>
                {words[endDate === undefined ? 'fund.present' : 'fund.former']}
              </span>
              <span className={`num ${styles.time}`}>
                {endDate === undefined
                  ? words['fund.since'](day(startDate))
                  : words['fund.between'](day(startDate), day(endDate))}
              </span>
              <span className={styles.return}>
                {words['fund.tenureReturn']} <RateChange value={tenureReturn} />
              </span>
            </div>
            <p>{resume}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
