import { Button } from '@bank/ui';
import { placeName, typeOf, valueName } from '../../words/record-name.ts';
import type { Words } from '../../words/words.ts';
import type { ChangeModel, EditionModel } from '../page-model.ts';
import { ActionForm } from './ActionForm.tsx';
import { Labelled } from './Labelled.tsx';
import { PicturePairs } from './PicturePairs.tsx';
import { Rows } from './Rows.tsx';
import styles from './ChangeList.module.css';

interface Props {
  changes: readonly ChangeModel[];
  remarks: EditionModel['remarks'];
  /** Where a comment at a place is sent; undefined where nobody may write one any more. */
  remarkAt: { address: string; token: string } | undefined;
  words: Words;
}

/** What differs for visitors, record by record and field by field, with the comments at each. */
export function ChangeList({ changes, remarks, remarkAt, words }: Props) {
  return (
    <ol className={styles.list}>
      {changes.map((change) => {
        const { kind, item, title, fields } = change;
        return (
          <li key={`${item} ${kind}`} id={placeId(item)} className={styles.change}>
            <h3 className={styles.head}>
              <span className={styles.kind}>{words.kinds[kind]}</span>
              {title} <span className={styles.item}>{item}</span>
            </h3>
            {fields.length > 0 && (
              <Rows
                caption={`${words.changes}: ${title}`}
                heads={[words.field, words.before, words.after]}
                long={[1, 2]}
                rows={fields.map((field, index) => fieldRow(item, field, index, words))}
              />
            )}
            <PicturePairs change={change} words={words} />
            <RemarksAt change={change} remarks={remarks} remarkAt={remarkAt} words={words} />
          </li>
        );
      })}
    </ol>
  );
}

/** The element of a record's changes, to which a comment leads. */
export const placeId = (place: string) => `at-${(place.split(' ', 1)[0] ?? '').replaceAll(/[^\w-]/g, '-')}`;

function fieldRow(
  item: string,
  { language, field, before, after }: ChangeModel['fields'][number],
  index: number,
  words: Words,
) {
  const lang = language === 'CN' ? 'zh-CN' : 'en';
  const shown = (value: string) => valueName(words, typeOf(item), field, value) || words.empty;
  return {
    key: `${language} ${field} ${index}`,
    cells: [
      placeName(words, item, language, field),
      <del key="before" lang={before === '' ? undefined : lang} className={styles.before}>
        {shown(before)}
      </del>,
      <ins key="after" lang={after === '' ? undefined : lang} className={styles.after}>
        {shown(after)}
      </ins>,
    ],
  };
}

interface RemarksProps extends Omit<Props, 'changes'> {
  change: ChangeModel;
}

/** A place is a record, or one field of it in one language. */
function RemarksAt({ change, remarks, remarkAt, words }: RemarksProps) {
  const { item, title, fields } = change;
  const own = remarks.filter((one) => one.item === item || one.item.startsWith(`${item} `));
  const id = placeId(item);
  return (
    <>
      {own.length > 0 && (
        <ul className={styles.remarks}>
          {own.map(({ person, when, item: place, text }) => (
            <li key={`${person} ${when} ${text}`}>
              <strong>{person}</strong> {when} {place.slice(item.length)}: {text}
            </li>
          ))}
        </ul>
      )}
      {remarkAt && (
        <details className={styles.write}>
          <summary>{words.remarkAt(title)}</summary>
          <ActionForm token={remarkAt.token} label={words.remarkAt(title)} action={remarkAt.address} isTall>
            <Labelled id={`${id}-place`} label={words.remarkPlace}>
              <select id={`${id}-place`} name="place">
                <option value={item}>{words.remarkWhole}</option>
                {fields.map(({ language, field }, index) => (
                  <option key={`${language} ${field} ${index}`} value={`${item} ${language} ${field}`}>
                    {placeName(words, item, language, field)}
                  </option>
                ))}
              </select>
            </Labelled>
            <Labelled id={`${id}-text`} label={words.remark} isWide>
              <textarea id={`${id}-text`} name="text" rows={2} required maxLength={2000} />
            </Labelled>
            <Button type="submit" compact variant="quiet">
              {words.save}
            </Button>
          </ActionForm>
        </details>
      )}
    </>
  );
}
