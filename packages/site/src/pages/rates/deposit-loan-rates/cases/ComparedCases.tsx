import type { ReactNode } from 'react';
import { VisuallyHidden } from '@bank/ui';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { ratesAddress, type RatesView } from '../rates-address.ts';
import { freePlace, keptCases, writeCase, type KeptCase } from './cases.ts';
import styles from './ComparedCases.module.css';

interface CaseRow<Answered> {
  name: string;
  cell: (one: Answered, index: number) => ReactNode;
  isMain?: boolean;
}

interface ComparedCasesProps<Answered> {
  subject: RatesView['subject'];
  path: string;
  query: PageQuery;
  fields: readonly string[];
  /** The cases that have an answer, with it. */
  answered: readonly Answered[];
  rows: readonly CaseRow<Answered>[];
  /** There is an answer on the page that could be kept. */
  canKeep: boolean;
}

/** Up to three answers side by side. The address holds them, so that they can be sent on and gone back from. */
export function ComparedCases<Answered extends { kept: KeptCase }>(props: ComparedCasesProps<Answered>) {
  const { subject, path, query, fields, answered, rows, canKeep } = props;
  const view: RatesView = { subject, isCalculator: true };
  const words = useWords(ratesWords);
  const place = freePlace(query);
  const address = (change: PageQuery) => `${ratesAddress(path, view, { ...query, ...change })}#cases`;
  const again = (values: PageQuery) =>
    `${ratesAddress(path, view, { ...keptCases(query), calc: '1', ...values })}#calculator`;
  if (answered.length === 0 && !canKeep) return null;
  return (
    <section id="cases" aria-labelledby="cases-title" data-stay="">
      <div className={styles.head}>
        <h2 className={styles.title} id="cases-title">
          {words['cases.title']}
        </h2>
        {!canKeep ? null : place === undefined ? (
          <p className={styles.note}>{words['cases.full']}</p>
        ) : (
          <a className={styles.keep} href={address({ [place]: writeCase(fields, query) })}>
            {words['cases.keep']}
          </a>
        )}
      </div>
      {answered.length === 0 ? (
        <p className={styles.note}>{words['cases.hint']}</p>
      ) : (
        <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby="cases-title">
          <table className={styles.table} aria-labelledby="cases-title">
            <thead>
              <tr>
                <td />
                {answered.map(({ kept: { place: own, values } }, index) => (
                  <th key={own} scope="col">
                    {words['cases.name'](index + 1)}
                    <span className={styles.tools}>
                      <a href={again(values)}>
                        {words['cases.again']}
                        <VisuallyHidden>{words['cases.name'](index + 1)}</VisuallyHidden>
                      </a>
                      <a href={address({ [own]: undefined })}>
                        {words['cases.remove']}
                        <VisuallyHidden>{words['cases.name'](index + 1)}</VisuallyHidden>
                      </a>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cell, isMain = false }) => (
                <tr key={name} data-main={isMain ? '' : undefined}>
                  <th scope="row">{name}</th>
                  {answered.map((one, index) => (
                    <td key={one.kept.place} className="num">
                      {cell(one, index)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
