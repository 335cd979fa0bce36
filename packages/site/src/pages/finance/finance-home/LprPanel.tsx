import type { LoanRate } from '@bank/contract';
import { Change, Icon, SortHead, SortedTable, TextLink } from '@bank/ui';
import { dayInData, dayInProse } from '../../../base/format/day.ts';
import { decimalSign, formatSigned } from '../../../base/format/decimal.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { useSorted } from '../../../parts/reading/use-sorted.ts';
import { DIRECTIONS } from '../../../parts/blocks/RateChange.tsx';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './LprPanel.module.css';
import { lprLines, type LprLine } from './lpr-moves.ts';

/** The chart's script comes when the visitor comes near it; its drawing is in the page. */
export const lprChart = latePart('market-lpr', () =>
  import('./LprChart.tsx').then(({ LprChart }) => LprChart),
);

const HEADING = 'lpr-title';

/** Both LPRs with their last move, drawn since the first, every move of theirs, and all of it as a file. */
export function LprPanel({ rates }: { rates: readonly LoanRate[] }) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(corporateWords);
  const lines = lprLines(rates);
  const file = `/download/lpr.csv${language === 'EN' ? '?language=EN' : ''}`;
  const conclusion = lines
    .map(({ term, rate, moves: [last], monthsHeld }) =>
      words.lprConclusion(
        words.lprTerms[term] ?? term,
        formatPercent(rate),
        last && [dayInProse(last.date, language), formatSigned(last.points)],
        monthsHeld,
      ),
    )
    .join(words.lprJoin);
  return (
    <div className={styles.panel}>
      <h3 id={HEADING}>{words.lpr}</h3>
      <dl className={styles.figures}>
        {lines.map((line) => (
          <TermFigures key={line.term} line={line} />
        ))}
      </dl>
      <div className={styles.chart}>
        <lprChart.Part lines={lines} labelledBy={HEADING} conclusion={conclusion} />
      </div>
      <div className={styles.foot}>
        <details className={styles.moves}>
          <summary>{words.lprMoves}</summary>
          <div className={styles.tables}>
            {lines.map((line) => (
              <Moves key={line.term} line={line} />
            ))}
          </div>
        </details>
        <a className={styles.file} href={file} download="">
          <Icon name="download" />
          {words.lprFile}
        </a>
        <TextLink href={to('/personal/dkll?column=101006')}>{words.lprMore}</TextLink>
      </div>
    </div>
  );
}

function TermFigures({ line: { term, rate, moves, monthsHeld } }: { line: LprLine }) {
  const { language } = useSite();
  const words = useWords(corporateWords);
  const [last] = moves;
  return (
    <div className={styles.term}>
      <dt>{words.lprTerms[term]}</dt>
      <dd className={`num ${styles.rate}`}>{formatPercent(rate)}</dd>
      {last === undefined ? null : (
        <>
          <dd>
            {words.lprLastMove} <span className="num">{dayInData(last.date, language)}</span>{' '}
            <PointsOf points={last.points} />
          </dd>
          <dd>{words.lprHeld(monthsHeld)}</dd>
        </>
      )}
    </div>
  );
}

function Moves({ line: { term, moves } }: { line: LprLine }) {
  const { language } = useSite();
  const words = useWords(corporateWords);
  const name = words.lprTerms[term] ?? term;
  const { rows, order } = useSorted(moves, {
    date: ({ date }) => date,
    rate: ({ rate }) => rate,
    points: ({ points }) => points,
  });
  return (
    <SortedTable order={order} className={styles.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <SortHead order={order} by="date">
            {words.lprMonth}
          </SortHead>
          <SortHead order={order} by="rate">
            {words.lprMovedTo}
          </SortHead>
          <SortHead order={order} by="points">
            {words.lprMove}
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, rate, points }) => (
          <tr key={date}>
            <th scope="row" className="num">
              {dayInData(date, language)}
            </th>
            <td className="num">{formatPercent(rate)}</td>
            <td>
              <PointsOf points={points} />
            </td>
          </tr>
        ))}
      </tbody>
    </SortedTable>
  );
}

function PointsOf({ points }: { points: string }) {
  const words = useWords(corporateWords);
  return (
    <Change direction={DIRECTIONS[decimalSign(points)]} figure={words.basisPoints(formatSigned(points))} />
  );
}
