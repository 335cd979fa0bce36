import type { Announcement, Language } from '@bank/contract';
import { Icon, VisuallyHidden } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { formatFileSize } from '../../../base/format/file-size.ts';
import { pdfViewAddress } from '../../../parts/links/pdf-address.ts';
import { textLanguage } from '../../../base/format/text-language.ts';
import { HTML_LANG } from '../../../base/page/language-paths.ts';
import { useDocument, useSite, useWords } from '../../../base/state/site-context.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import styles from './AnnouncementRows.module.css';

interface AnnouncementRowsProps {
  announcements: readonly Announcement[];
  /** Left out in a list of one type. */
  withType?: boolean;
}

/** Announcements to read or take away, each with its day, number, length and size (IR-1). */
export function AnnouncementRows({ announcements, withType = true }: AnnouncementRowsProps) {
  const { language } = useSite();
  const { fileBase } = useDocument();
  const words = useWords(investmentWords);
  const foreign = (written: Language) => (written === language ? undefined : HTML_LANG[written]);
  /** A document that is Chinese only has an English name, which says so. */
  const langOf = (title: string) => {
    const lang = textLanguage(title);
    return lang === HTML_LANG[language] ? undefined : lang;
  };
  if (announcements.length === 0) return <p className={styles.none}>{words.nothing}</p>;
  return (
    <ol className={styles.rows}>
      {announcements.map(({ id, title, announceType, publishDate, number, file, isNew, ...rest }) => (
        <li key={id} className={styles.row}>
          <time className={`num ${styles.day}`} dateTime={publishDate}>
            {dayInData(publishDate, language)}
          </time>
          <div>
            <p className={styles.title}>
              <a
                href={pdfViewAddress(language, file.path) ?? fileBase + file.path}
                lang={langOf(title)}
                hrefLang={foreign(rest.language)}
              >
                {title}
              </a>
              {isNew === '1' ? (
                <span className={styles.new} title={words.newTitle}>
                  {words.isNew}
                </span>
              ) : null}
            </p>
            <p className={styles.facts}>
              {withType ? <span>{words.types[announceType]}</span> : null}
              {langOf(title) === undefined ? null : <span>{words.inOtherLanguage}</span>}
              {number === undefined ? null : <span className="num">{words.number(number)}</span>}
              <span className="num">
                {words.fileFacts(file.ext.toUpperCase(), file.pages, formatFileSize(file.size))}
              </span>
            </p>
          </div>
          <a
            className={styles.file}
            href={fileBase + file.path}
            hrefLang={foreign(rest.language)}
            download=""
          >
            <Icon name="download" size={16} />
            <VisuallyHidden>
              {`${words.download} `}
              <span lang={langOf(title)}>{title}</span>
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ol>
  );
}
