import type { Announcement } from '@bank/contract';
import { TableFrame } from '../../../parts/reading/TableFrame.tsx';
import { formatFileSize } from '../../../base/format/file-size.ts';
import { pdfViewAddress } from '../../../parts/links/pdf-address.ts';
import { useDocument, useSite, useWords } from '../../../base/state/site-context.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './ReportsGrid.module.css';

/** In the order in which a year brings them. */
const COLUMNS = ['03', '02', '04', '01'] as const;

/** Reports by the year they are about and their type. */
export function ReportsGrid({ reports }: { reports: readonly Announcement[] }) {
  const words = useWords(investmentWords);
  const years = [...new Set(reports.flatMap(({ reportYear = '' }) => reportYear))].sort().toReversed();
  const [newest] = years;
  return (
    <TableFrame caption={words.reportsGrid}>
      <thead>
        <tr>
          <th scope="col">{words.year}</th>
          {COLUMNS.map((type) => (
            <th key={type} scope="col">
              {words.kindsOfReport[type]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year}>
            <th scope="row" className={styles.year}>
              {year}
            </th>
            {COLUMNS.map((type) => {
              const report = reports.find(
                ({ announceType, reportYear }) => announceType === type && reportYear === year,
              );
              return (
                <td key={type}>
                  {report === undefined ? (
                    <span className={styles.none}>{year === newest ? words.noReport : words.notKept}</span>
                  ) : (
                    <Report report={report} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function Report({ report: { title, file } }: { report: Announcement }) {
  const { language } = useSite();
  const { fileBase } = useDocument();
  const words = useWords(investmentWords);
  return (
    <>
      <a className={styles.report} href={pdfViewAddress(language, file.path) ?? fileBase + file.path}>
        {title}
      </a>
      <span className={`num ${styles.facts}`}>
        {words.fileFacts(file.ext.toUpperCase(), file.pages, formatFileSize(file.size))}
      </span>
    </>
  );
}
