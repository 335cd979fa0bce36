import type { SearchHit } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import { formatFileSize } from '../../../../base/format/file-size.ts';
import { textLanguage } from '../../../../base/format/text-language.ts';
import { HTML_LANG } from '../../../../base/page/language-paths.ts';
import { SiteLink } from '../../../../parts/links/SiteLink.tsx';
import { Marked } from '../../../../parts/suggest/Marked.tsx';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import styles from './Hit.module.css';

/** One result: what it is, its title, the place in the text that matches, and where it stands. */
export function Hit({ hit }: { hit: SearchHit }) {
  const { language } = useSite();
  const words = useWords(searchWords);
  const facts = [
    hit.columnName,
    hit.publishDate === '' ? '' : dayInData(hit.publishDate, language),
    hit.fileExt === undefined || hit.fileSize === undefined
      ? ''
      : `${hit.fileExt.toUpperCase()} ${formatFileSize(hit.fileSize)}`,
  ].filter((fact) => fact !== '');
  // A document may be in another language than the page that it hangs on.
  const langOf = (text: string) => {
    const lang = textLanguage(text);
    return lang === HTML_LANG[language] ? undefined : lang;
  };
  return (
    <article className={styles.hit}>
      <p className={styles.kind}>
        {words.kind[hit.docType]}
        {hit.bestBet === '1' ? <span className={styles.pinned}>{words.pinned}</span> : null}
      </p>
      <h2 className={styles.title} lang={langOf(hit.titleHtml)}>
        <SiteLink url={hit.url} urlType={hit.urlType}>
          <Marked html={hit.titleHtml} />
        </SiteLink>
      </h2>
      {hit.part === undefined ? null : (
        <p className={styles.part} lang={langOf(hit.part.name)}>
          <SiteLink url={hit.part.url} urlType={hit.urlType}>
            {hit.part.name}
          </SiteLink>
        </p>
      )}
      {hit.summaryHtml === '' ? null : (
        <p className={styles.extract} lang={langOf(hit.summaryHtml)}>
          <Marked html={hit.summaryHtml} />
        </p>
      )}
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </article>
  );
}
