import { LANGUAGES, type Language } from '@bank/contract';
import { HTML_LANG } from '../../../base/page/language-paths.ts';
import { i18nWords } from '../../../words/common/i18n-demo/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './SideBySide.module.css';

interface Row {
  key: string;
  name: string;
  detail?: string;
  texts: Record<Language, string[]>;
}

/** A row for each text, a column for each language; every cell says which language it is in. */
export function SideBySide({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const words = useWords(i18nWords);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.key}</th>
          {LANGUAGES.map((language) => (
            <th key={language} scope="col" lang={HTML_LANG[language]}>
              {language === 'CN' ? words.chinese : words.english}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, detail, texts }) => (
          <tr key={key}>
            <th scope="row" className={styles.key}>
              {name}
              {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
            </th>
            {LANGUAGES.map((language) => (
              <td key={language} lang={HTML_LANG[language]}>
                {texts[language].map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
