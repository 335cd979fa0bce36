import type { Announcement, ArticleSummary, KeyFigures } from '@bank/contract';
import { Icon } from '@bank/ui';
import { FileList } from '../../../parts/articles/FileList.tsx';
import { KeyFiguresTable } from '../parts/KeyFiguresTable.tsx';
import { keyFigureFactsCsv, keyFiguresCsv } from '../parts/investment-files.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Part } from '../../../parts/reading/Part.tsx';
import { ReportsGrid } from './ReportsGrid.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './ReportsView.module.css';

export const figureColumns = latePart('figure-columns', () =>
  import('../parts/figures/FigureColumns.tsx').then(({ FigureColumns }) => FigureColumns),
);

interface ReportsViewProps {
  reports: readonly Announcement[];
  materials: readonly ArticleSummary[];
  years: readonly KeyFigures[];
}

/** The reports centre: years by type, five years of figures, and what else was published with results (IR-2). */
export function ReportsView({ reports, materials, years }: ReportsViewProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  const title = words.keyFigures(years.length);
  const files = materials.flatMap(({ attachments: [file], publishDate }) =>
    file === undefined ? [] : [{ ...file, publishDate }],
  );
  return (
    <>
      <Part id="reports" title={words.reportsGrid} note={words.reportsNote}>
        <ReportsGrid reports={reports} />
      </Part>
      <Part
        id="key-figures"
        title={title}
        note={words.keyFiguresNote}
        action={
          <a href={keyFiguresCsv(language)} download="">
            <Icon name="download" size={16} />
            {words.csv}
          </a>
        }
      >
        <figureColumns.Part years={years} />
        <KeyFiguresTable years={years} caption={title} />
        <p>
          <a className={styles.data} href={keyFigureFactsCsv(language)} download="">
            <Icon name="download" size={16} />
            {words.factsCsv}
          </a>{' '}
          {words.factsNote}
        </p>
      </Part>
      {files.length === 0 ? null : (
        <Part id="materials" title={words.materials}>
          <FileList files={files} />
        </Part>
      )}
    </>
  );
}
