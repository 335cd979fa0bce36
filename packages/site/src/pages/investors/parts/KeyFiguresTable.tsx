import type { KeyFigures } from '@bank/contract';
import { VisuallyHidden } from '@bank/ui';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { TableFrame } from '../../../parts/reading/TableFrame.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** All key figures of the years given, newest first; `codes` keeps some of them. */
export function KeyFiguresTable({
  years,
  codes,
  caption,
}: {
  years: readonly KeyFigures[];
  codes?: readonly string[];
  caption: string;
}) {
  const words = useWords(investmentWords);
  const rows = (years[0]?.items ?? []).filter(({ code }) => codes === undefined || codes.includes(code));
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">{words.keyFigure}</th>
          <th scope="col">{words.unit}</th>
          {years.map(({ year }) => (
            <th key={year} scope="col" className="num">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, unit }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>{unit === '' ? <VisuallyHidden>{words.noUnit}</VisuallyHidden> : unit}</td>
            {years.map(({ year, items }) => (
              <td key={year} className="num">
                {formatDecimal(items.find((item) => item.code === code)?.value ?? '0')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
