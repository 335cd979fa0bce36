import { fieldName } from '../../words/record-name.ts';
import type { Words } from '../../words/words.ts';
import type { ChangeModel } from '../page-model.ts';
import { Rows } from './Rows.tsx';
import styles from './ChangeList.module.css';

/** What differs for visitors, record by record and field by field. */
export function ChangeList({ changes, words }: { changes: readonly ChangeModel[]; words: Words }) {
  return (
    <ol className={styles.list}>
      {changes.map(({ kind, item, title, fields }) => (
        <li key={`${item} ${kind}`} className={styles.change}>
          <h3 className={styles.head}>
            <span className={styles.kind}>{words.kinds[kind]}</span>
            {title} <span className={styles.item}>{item}</span>
          </h3>
          {fields.length > 0 && (
            <Rows
              caption={`${words.changes}: ${title}`}
              heads={[words.field, words.before, words.after]}
              rows={fields.map(({ language, field, before, after }, index) => {
                const lang = language === 'CN' ? 'zh-CN' : 'en';
                return {
                  key: `${language} ${field} ${index}`,
                  cells: [
                    `${language === 'CN' ? words.chinese : words.english} · ${fieldName(words, item.split('/', 1)[0] ?? '', field)}`,
                    <del key="before" lang={before === '' ? undefined : lang} className={styles.before}>
                      {before || words.empty}
                    </del>,
                    <ins key="after" lang={after === '' ? undefined : lang} className={styles.after}>
                      {after || words.empty}
                    </ins>,
                  ],
                };
              })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
