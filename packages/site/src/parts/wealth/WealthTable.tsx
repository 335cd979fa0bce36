import type { ReactNode } from 'react';
import { RiskLevel, SortLinkHead, VisuallyHidden, type SortDirection } from '@bank/ui';
import table from '../blocks/price-table.module.css';
import { formatHoldingTerm } from '../../base/format/holding-term.ts';
import { formatMoney } from '../../base/format/money.ts';
import { riskNumber } from '../../base/format/risk-number.ts';
import { useSite } from '../../base/state/site-context.ts';
import { Benchmark } from './Benchmark.tsx';
import type { ShownWealth } from './shown-products.ts';

/** Classes beside those that every table of prices has. */
interface WealthTableLook {
  table?: string;
  nameColumn?: string;
  riskColumn?: string;
  figureColumn?: string;
  lastColumn?: string;
  name?: string;
  terms?: string;
  figure?: string;
}

interface WealthRow {
  product: ShownWealth;
  /** Its name, and what is said right under it. */
  name: ReactNode;
  /** Under the name and, on a phone, under the terms. */
  standing?: ReactNode;
  /** Takes the place of the bare figures of the benchmark. */
  figure?: ReactNode;
  /** Takes the place of what the figure is. */
  basis?: string | undefined;
  action: ReactNode;
}

export type WealthColumn = 'risk' | 'benchmark' | 'term' | 'minimum';

/** The site's own word over each column. */
export const WEALTH_HEADS = {
  risk: 'home.wealthRisk',
  benchmark: 'home.wealthBenchmark',
  term: 'home.wealthTerm',
  minimum: 'home.wealthMinimumShort',
} as const satisfies Record<WealthColumn, string>;

/** Where a list is sorted by a column of its own, and what a press on its head gives. */
export interface WealthSort {
  href: string;
  direction: SortDirection | undefined;
  label: string;
}

interface WealthTableProps {
  /** Names the table where a heading over it says the same. */
  label?: string;
  caption?: string;
  rows: readonly WealthRow[];
  /** Under every benchmark. */
  figureNote?: string;
  /** What the last column is for. */
  action: string;
  look: WealthTableLook;
  /** Of a list that its address sorts. */
  sortOf?: (column: WealthColumn, name: string) => WealthSort;
}

/** Wealth products, six columns; on a phone name and figure, with risk, term and minimum under the name. */
export function WealthTable(props: WealthTableProps) {
  const { label, caption, rows, figureNote, action, look, sortOf } = props;
  const { language, words } = useSite();
  const head = (column: WealthColumn, className: string) => {
    const name = words[WEALTH_HEADS[column]];
    return sortOf === undefined ? (
      <th scope="col" className={className}>
        {name}
      </th>
    ) : (
      <SortLinkHead className={className} isTextOnPhones {...sortOf(column, name)}>
        {name}
      </SortLinkHead>
    );
  };
  return (
    <table className={join(table.table, table.tall, look.table)} aria-label={label}>
      {caption === undefined ? null : <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
      <thead data-stay={sortOf && ''}>
        <tr>
          <th scope="col" className={join(table.text, look.nameColumn)}>
            {words['home.wealthName']}
          </th>
          {head('risk', join(table.text, table.wide, look.riskColumn))}
          {head('benchmark', join(look.figureColumn))}
          {head('term', join(table.wide))}
          {head('minimum', join(table.wide))}
          <th scope="col" className={look.lastColumn}>
            <VisuallyHidden>{action}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, name, standing, figure, basis, action: toDo }) => {
          const risk = { level: riskNumber(product.riskLevel), code: product.riskLevel };
          const term = formatHoldingTerm(product.termDays, language);
          const minimum = formatMoney(product.minAmount, product.currency, language);
          return (
            <tr key={product.prodCode}>
              <th scope="row" className={join(table.text, table.name, look.name)}>
                {name}
                <span className={join(table.facts, table.narrow, look.terms)}>
                  <RiskLevel {...risk} />
                  <span>{term}</span>
                  <span>{words['home.wealthFrom'](minimum)}</span>
                </span>
                {standing}
              </th>
              <td className={join(table.text, table.wide)}>
                <RiskLevel {...risk} label={words['home.riskLevel'][product.riskLevel]} />
              </td>
              <td className={join('num', table.figure, look.figure)}>
                {figure ?? <Benchmark product={product} />}
                {/* A bar names its own parts. */}
                {basis === undefined && product.benchmarkParts !== undefined ? null : (
                  <small>{basis ?? product.benchmarkText}</small>
                )}
                {figureNote === undefined ? null : <small>{figureNote}</small>}
              </td>
              <td className={join('num', table.wide)}>{term}</td>
              <td className={join('num', table.wide)}>{minimum}</td>
              <td className={look.lastColumn}>{toDo}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function join(...classes: (string | undefined)[]): string {
  return classes.filter((one) => one !== undefined).join(' ');
}
