import type { PointsRules } from '@bank/contract';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { TableFrame } from '../../../parts/reading/TableFrame.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { PointsExamples } from './PointsExamples.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './PointsRulesPage.module.css';

export function PointsRulesPage({ data: rules }: PageProps<PointsRules>) {
  const words = useWords(cardWords);
  const { earning, exclusions, expiry, redemptions, examples, content } = rules;
  const contents = [
    ['earning', words.earning],
    ['examples', words.examples],
    ['exclusions', words.exclusions],
    ['expiry', words.expiry],
    ['redemptions', words.redemptions],
    ['clauses', words.clauses],
  ] as const;
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={words.contents}>
        <ul>
          {contents.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Part id="earning" title={words.earning}>
        <TableFrame caption={words.earning}>
          <thead>
            <tr>
              <th scope="col">{words.earningKind}</th>
              <th scope="col">{words.earningRule}</th>
              <th scope="col">{words.earningMost}</th>
              <th scope="col">{words.earningNote}</th>
            </tr>
          </thead>
          <tbody>
            {earning.map(({ kind, name, perAmount, points, monthlyMost, note }) => (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <td>{words.earningRuleText(formatDecimal(perAmount), points)}</td>
                <td>
                  {monthlyMost === undefined ? words.noMost : words.most(formatDecimal(String(monthlyMost)))}
                </td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </Part>
      <Part id="examples" title={words.examples} note={words.examplesNote}>
        <PointsExamples examples={examples} />
      </Part>
      <div className={styles.halves}>
        <Part id="exclusions" title={words.exclusions}>
          <Lines lines={exclusions} />
        </Part>
        <Part id="expiry" title={words.expiry}>
          <Lines lines={expiry} />
        </Part>
      </div>
      <Part id="redemptions" title={words.redemptions}>
        <dl className={styles.redemptions}>
          {redemptions.map(({ name, points, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={`num ${styles.figure}`}>{words.most(formatDecimal(String(points)))}</dd>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="clauses" title={words.clauses}>
        <RichText html={content} tableLabel={words.table} />
      </Part>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
