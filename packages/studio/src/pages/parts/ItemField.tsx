import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import type { FieldModel } from '../page-model.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { GroupField } from './GroupField.tsx';
import { LongText } from './LongText.tsx';
import styles from './ItemField.module.css';

interface Props {
  field: FieldModel;
  words: Words;
  mayWrite: boolean;
  /** The address of the edition, `/editions/7`. */
  edition: string;
  token: string;
}

const LONG_ROWS = 18;
const TEXT_ROWS = 3;
/** Hold the path of a picture. */
const PICTURES: ReadonlySet<string> = new Set(['cover', 'phoneCover', 'logo', 'nightLogo']);
const MOST_ROWS = 14;

/** One field of one language, with who wrote it last and what is found in it. */
export function ItemField({ field, words, mayWrite, edition, token }: Props) {
  const { id, label, kind, isRequired, lastEdit, findings, conflict, unreadable, language } = field;
  const isWrong = findings.some(({ level }) => level === 'error') || conflict || unreadable !== undefined;
  const inLanguage = language === undefined ? '' : language === 'CN' ? words.chinese : words.english;
  const shape =
    kind === 'yaml' && field.group === undefined ? words.asYaml : kind === 'lines' ? words.onePerLine : '';
  const codes = kind === 'lines' ? field.choices.map(({ code, name }) => `${code} ${name}`) : [];
  const notes = [isRequired ? words.required : '', shape, ...codes, lastEdit].filter((note) => note !== '');
  return (
    <div className={styles.field} data-field={id}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label} {inLanguage !== '' && <span className={styles.language}>{inLanguage}</span>}
      </label>
      <Control
        field={field}
        words={words}
        mayWrite={mayWrite}
        edition={edition}
        token={token}
        isWrong={Boolean(isWrong)}
      />
      {mayWrite && PICTURES.has(nameOf(id)) && kind === 'line' && (
        <Button compact variant="quiet" hidden data-pick={id} aria-label={words.media.pickFor(label)}>
          {words.media.pick}
        </Button>
      )}
      {mayWrite && nameOf(id) === 'focus' && <FocusPoint id={id} edition={edition} words={words} />}
      <input type="hidden" name={`base.${id}`} value={field.base} />
      <div id={`${id}-notes`} className={styles.notes}>
        {notes.join(' · ')}
        {field.fed !== '' && <p className={styles.fed}>{field.fed}</p>}
      </div>
      <ul id={`${id}-findings`} className={styles.findings} data-findings="">
        {unreadable !== undefined && (
          <li data-level="error">
            {words.unreadable} {unreadable}
          </li>
        )}
        {conflict && (
          <li data-level="error">
            {words.conflict(conflict.name)} <q>{conflict.text}</q> {words.conflictAsk}
          </li>
        )}
        {findings.map(({ level, text }) => (
          <li key={text} data-level={level}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `zh.cover` → cover */
const nameOf = (id: string) => id.replace(/^(?:zh|en)\./, '');

function Control({ field, words, mayWrite, edition, token, isWrong }: Props & { isWrong: boolean }) {
  const { id, label, isMarkdown, kind, typed, choices, longest, language } = field;
  const native = {
    id,
    name: id,
    defaultValue: typed,
    'aria-describedby': `${id}-notes ${id}-findings`,
    'aria-invalid': isWrong || undefined,
    ...(language && { lang: language === 'CN' ? 'zh-CN' : 'en' }),
  };
  switch (kind) {
    case 'long':
      if (!isMarkdown) return <textarea {...native} rows={LONG_ROWS} readOnly={!mayWrite} />;
      return (
        <LongText
          native={{ ...native, rows: LONG_ROWS }}
          label={label}
          edition={edition}
          token={token}
          language={language ?? 'CN'}
          mayWrite={mayWrite}
          words={words}
        />
      );
    case 'text':
    case 'lines':
    case 'yaml': {
      if (field.group !== undefined && mayWrite)
        return (
          <GroupField
            native={native}
            group={field.group}
            label={label}
            edition={edition}
            token={token}
            language={language ?? 'CN'}
            words={words}
          />
        );
      const rows = Math.min(MOST_ROWS, Math.max(TEXT_ROWS, typed.split('\n').length));
      return (
        <textarea
          {...native}
          rows={rows}
          maxLength={longest}
          readOnly={!mayWrite}
          spellCheck={kind === 'text'}
        />
      );
    }
    case 'choice':
    case 'yes-no':
      return (
        <select {...native} disabled={!mayWrite}>
          <option value="">{words.notGiven}</option>
          {kind === 'yes-no' ? (
            <>
              <option value="true">{words.yes}</option>
              <option value="false">{words.no}</option>
            </>
          ) : (
            choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))
          )}
        </select>
      );
    case 'day':
      return <input {...native} type="date" readOnly={!mayWrite} />;
    default:
      return (
        <input
          {...native}
          maxLength={longest}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          readOnly={!mayWrite}
        />
      );
  }
}
