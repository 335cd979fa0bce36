import { Fragment, type ReactNode } from 'react';
import { RiskLevel } from '@bank/ui';
import type { FundDetail } from '@bank/contract';
import { CompareToggle } from '../../../parts/compare/CompareToggle.tsx';
import { shortDay } from '../../../base/format/day.ts';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { fundKind } from '../parts/fund-kind.ts';
import { fundPath } from '../../../parts/links/fund-paths.ts';
import { FundBanner } from '../parts/FundBanner.tsx';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import { riskNumber } from '../../../base/format/risk-number.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import { bracketed } from '../../../base/format/punctuation.ts';
import styles from './FundHead.module.css';

type Figure = readonly [key: string, name: ReactNode, figure: ReactNode];

/** Name, code, kind, company, risk and the four figures that a fund is known by. */
export function FundHead({ fund }: { fund: FundDetail }) {
  const to = useAddress();
  const { language, words: site } = useSite();
  const all = useWords(fundWords);
  const words = useWords(fundDetailWords);
  const { riskLevel, fundCode, fundName, classes } = fund;
  const facts = [
    <span key="code" className="num">
      {fundCode}
    </span>,
    fundKind(site['home.fundTypes'][fund.fundType], fund.subType, language),
    fund.companyName,
    all['funds.statuses'][fund.status],
  ];
  return (
    <FundBanner
      title={fundName}
      aside={
        <dl className={styles.figures}>
          {useFigures(fund).map(([key, name, figure]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <ul className={styles.facts}>
        {facts.map((fact, index) => (
          // The facts have no other identity than their place.
          <li key={index}>{fact}</li>
        ))}
      </ul>
      <div className={styles.state}>
        <Term code="RISK_LEVEL">
          <RiskLevel
            level={riskNumber(riskLevel)}
            code={riskLevel}
            label={site['home.riskLevel'][riskLevel]}
          />
        </Term>
        {classes.map((other) => (
          <a key={other.fundCode} className={styles.class} href={to(fundPath(other.fundCode))}>
            {words['fund.otherClass'](other.fundName)}
          </a>
        ))}
        <span className={styles.compare}>
          <CompareToggle
            kind="fund"
            item={{ code: fundCode, name: fundName }}
            label={words['fund.compare']}
          />
        </span>
      </div>
    </FundBanner>
  );
}

function useFigures(fund: FundDetail): Figure[] {
  const here = useSite();
  const all = useWords(fundWords);
  const words = useWords(fundDetailWords);
  const day = fund.navDate === '' ? '' : bracketed(shortDay(fund.navDate, here), here.language);
  const year: Figure = [
    'Y1',
    all['funds.window']['Y1'],
    fund.returns.Y1 === undefined ? words['fund.none'] : <RateChange key="Y1" value={fund.returns.Y1} />,
  ];
  if (fund.sevenDayYield !== undefined) {
    const { tenThousandIncome = '' } = fund;
    return [
      [
        'yield',
        <Fragment key="name">
          <Term code="SEVEN_DAY_YIELD">{words['fund.yield']}</Term>
          {day}
        </Fragment>,
        formatPercent(fund.sevenDayYield, 3),
      ],
      [
        'income',
        <Term key="income" code="TEN_THOUSAND_INCOME">
          {words['fund.income']}
        </Term>,
        <Fragment key="figure">
          {tenThousandIncome === '' ? words['fund.none'] : formatDecimal(tenThousandIncome, 4)}
          <small> {words['fund.incomeUnit']}</small>
        </Fragment>,
      ],
      year,
    ];
  }
  const nav = (value: string) => (value === '' ? words['fund.none'] : formatDecimal(value, 4));
  return [
    [
      'unit',
      <Fragment key="name">
        <Term code="UNIT_NAV">{words['fund.unitNav']}</Term>
        {day}
      </Fragment>,
      nav(fund.unitNav),
    ],
    ['day', words['fund.dayRate'], <RateChange key="day" value={fund.dayRate} />],
    year,
    [
      'acc',
      <Term key="acc" code="ACC_NAV">
        {words['fund.accNav']}
      </Term>,
      nav(fund.accNav),
    ],
  ];
}
