import { otherLanguage, type PaperInLanguages } from '@bank/contract';
import { Icon } from '@bank/ui';
import { HTML_LANG } from '../../../base/page/language-paths.ts';
import { textLanguage } from '../../../base/format/text-language.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { pdfViewAddress } from '../../../parts/links/pdf-address.ts';
import { pdfWords } from '../../../words/common/pdf/words.ts';
import styles from './OtherLanguageNote.module.css';

interface OtherLanguageNoteProps {
  file: string;
  paper: PaperInLanguages;
  /** As the file itself has it, once it is open. */
  title?: string | undefined;
}

/** Over a document in the other language: that it is there in this one too, or is not (LANG-2). */
export function OtherLanguageNote({ file, paper, title }: OtherLanguageNoteProps) {
  const { language } = useSite();
  const words = useWords(pdfWords);
  const own = paper[language]?.path;
  const isOthers = own !== file && paper[otherLanguage(language)]?.path === file;
  // Pages of both languages may carry one file, whose own title alone says which it is in.
  const isForeign = isOthers || (title !== undefined && textLanguage(title) !== HTML_LANG[language]);
  if (!isForeign) return null;
  const address = own === undefined || own === file ? undefined : pdfViewAddress(language, own);
  return (
    <p className={styles.note}>
      <Icon name="info" size={20} />
      {address === undefined ? (
        words['pdf.onlyInOther']
      ) : (
        <>
          {words['pdf.inOther']} <a href={address}>{words['pdf.openOwn']}</a>
        </>
      )}
    </p>
  );
}
