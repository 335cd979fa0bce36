import type { Announcement, InfoPublicDoc, KeyFigures } from '@bank/contract';
import { Icon } from '@bank/ui';
import { FileList } from '../../../parts/articles/FileList.tsx';
import { AnnouncementRows } from '../parts/AnnouncementRows.tsx';
import { RATIOS } from '../parts/figures/figure-columns.ts';
import { keyFiguresCsv } from '../parts/investment-files.ts';
import { KeyFiguresTable } from '../parts/KeyFiguresTable.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { latePart } from '../../../base/state/LatePart.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';

export const ratioLines = latePart('ratio-lines', () =>
  import('../parts/figures/RatioLines.tsx').then(({ RatioLines }) => RatioLines),
);

interface CapitalViewProps {
  years: readonly KeyFigures[];
  disclosures: readonly InfoPublicDoc[];
  documents: readonly Announcement[];
}

/** Capital, the Pillar 3 reports, and what was issued (IR-6). */
export function CapitalView({ years, disclosures, documents }: CapitalViewProps) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  return (
    <>
      <Part
        id="ratios"
        title={words.capitalRatios}
        note={words.capitalNote}
        action={
          <a href={keyFiguresCsv(language)} download="">
            <Icon name="download" size={16} />
            {words.csv}
          </a>
        }
      >
        <ratioLines.Part years={years} />
        <KeyFiguresTable years={years} codes={RATIOS} caption={words.capitalRatios} />
      </Part>
      <Part id="pillar3" title={words.pillar3} note={words.pillar3Note}>
        {disclosures.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <FileList
            files={disclosures.map(({ file, title, publishDate }) => ({ ...file, name: title, publishDate }))}
          />
        )}
      </Part>
      <Part id="documents" title={words.capitalAnnouncements}>
        <AnnouncementRows announcements={documents} withType={false} />
      </Part>
    </>
  );
}
