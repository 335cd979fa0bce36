import type { Highlights, KeyFigures } from '@bank/contract';
import { VisuallyHidden } from '@bank/ui';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { TableFrame } from '../../../parts/reading/TableFrame.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** All key figures of the years given, newest first; `codes` keeps some of them, `latest` is newer than the last year. */
export function KeyFiguresTable({
  years,
  codes,
  caption,
  latest,
}: {
  years: readonly KeyFigures[];
  codes?: readonly string[];
  caption: string;
  latest?: Highlights | undefined;
}) {
  const words = useWords(investmentWords);
  const rows = (years[0]?.items ?? []).filter(({ code }) => codes === undefined || codes.includes(code));
  const newest = latest?.items.filter(({ code }) => rows.some((row) => row.code === code)) ?? [];
  const columns: { label: string; items: readonly { code: string; value: string }[] }[] = [
    ...(newest.length === 0 ? [] : [{ label: words.latest, items: newest }]),
    ...years.map(({ year, items }) => ({ label: year, items })),
  ];
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">{words.keyFigure}</th>
          <th scope="col">{words.unit}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="num">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, unit }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>{unit === '' ? <VisuallyHidden>{words.noUnit}</VisuallyHidden> : unit}</td>
            {columns.map(({ label, items }) => {
              const value = items.find((item) => item.code === code)?.value;
              return (
                <td key={label} className="num">
                  {value === undefined ? '—' : formatDecimal(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
