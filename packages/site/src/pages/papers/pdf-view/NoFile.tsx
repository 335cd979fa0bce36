import { HOME_PATHS, type Language } from '@bank/contract';
import { ButtonLink } from '@bank/ui';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { Notice } from './Notice.tsx';
import { pdfWords } from '../../../words/common/pdf/words.ts';

const SHELVES = {
  CN: { investor: '/investment', notices: '/bobbank/secondlist?column=701002' },
  EN: { investor: '/en/investment', notices: '/en/bobbank/secondlist?column=701002' },
} as const satisfies Record<Language, Record<string, string>>;

/** The address names no file of ours, whatever else it names: nothing is fetched (PDF-3). */
export function NoFile() {
  const words = useWords(pdfWords);
  return (
    <Notice title={words['pdf.noFileTitle']} text={words['pdf.noFile']} isPage>
      <Shelves />
    </Notice>
  );
}

/** Where the bank's documents are published. */
export function Shelves() {
  const { language } = useSite();
  const words = useWords(pdfWords);
  return (
    <>
      <ButtonLink href={SHELVES[language].investor}>{words['pdf.noFileInvestor']}</ButtonLink>
      <ButtonLink variant="quiet" href={SHELVES[language].notices}>
        {words['pdf.noFileNotices']}
      </ButtonLink>
      <ButtonLink variant="quiet" href={HOME_PATHS[language]}>
        {words['problem.home']}
      </ButtonLink>
    </>
  );
}
