import type { TextareaHTMLAttributes } from 'react';
import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import styles from './LongText.module.css';

interface Props {
  native: TextareaHTMLAttributes<HTMLTextAreaElement> & { id: string; name: string; defaultValue: string };
  label: string;
  /** The address of the edition, `/editions/7`. */
  edition: string;
  token: string;
  language: 'CN' | 'EN';
  mayWrite: boolean;
  words: Words;
}

type CommandName = keyof Words['richText']['commands'];

/** Parted by lines, as the toolbar shows them. */
const GROUPS: readonly (readonly CommandName[])[] = [
  ['heading2', 'heading3', 'heading4'],
  ['bold', 'italic', 'superscript', 'subscript'],
  ['bulletList', 'orderedList', 'blockquote'],
  ['link', 'picture', 'rule', 'table'],
  ['rowBefore', 'rowAfter', 'rowOut', 'columnBefore', 'columnAfter', 'columnOut', 'tableOut'],
  ['undo', 'redo', 'source'],
];

const KEYS: Partial<Record<CommandName, string>> = {
  heading2: 'Control+Alt+2',
  heading3: 'Control+Alt+3',
  heading4: 'Control+Alt+4',
  bold: 'Control+B',
  italic: 'Control+I',
  superscript: 'Control+.',
  subscript: 'Control+,',
  bulletList: 'Control+Shift+8',
  orderedList: 'Control+Shift+7',
  blockquote: 'Control+Shift+B',
  undo: 'Control+Z',
  redo: 'Control+Shift+Z',
};

/** Are on or off where the cursor stands. */
const PRESSED: ReadonlySet<string> = new Set(GROUPS.slice(0, 3).flat());

/** A long text: in an editor where script runs, as the Markdown that it is where none does or somebody wants to see it. */
export function LongText({ native, label, edition, token, language, mayWrite, words }: Props) {
  const { richText } = words;
  const { id, name } = native;
  if (!mayWrite) return <textarea {...native} id={id} name={name} readOnly />;
  return (
    <div
      className={styles.text}
      data-rich=""
      data-label={`${id}-label`}
      data-token={token}
      data-clean="/paste"
      data-media-base={`${edition}/media/`}
      data-addresses={`${edition}/addresses.json?language=${language}`}
      data-inexact={richText.inexact}
      data-pictures-left={richText.picturesLeft}
      data-alt-wanted={richText.altWanted}
      data-paste-failed={richText.pasteFailed}
    >
      <div
        className={styles.toolbar}
        role="toolbar"
        aria-label={richText.toolbar(label, language === 'CN' ? words.chinese : words.english)}
        aria-controls={`${id}-editor`}
        data-rich-toolbar=""
        hidden
      >
        {GROUPS.map((names) => (
          <span
            key={names[0]}
            className={styles.group}
            data-in-table={names.includes('tableOut') ? '' : undefined}
          >
            {names.map((command) => (
              <button
                key={command}
                type="button"
                className={styles.tool}
                data-command={command}
                aria-pressed={PRESSED.has(command) ? false : undefined}
                aria-keyshortcuts={KEYS[command]}
                tabIndex={-1}
              >
                {richText.commands[command]}
              </button>
            ))}
          </span>
        ))}
      </div>
      <div className={styles.surface} data-rich-mount="" hidden />
      <textarea {...native} id={id} name={name} className={styles.source} />
      <div hidden data-rich-shown="source">
        <Button compact variant="quiet" data-rich-back="">
          {richText.back}
        </Button>
      </div>
      <p role="status" className={styles.note} data-rich-note="" />
      <details className={styles.keys} hidden data-rich-shown="editor">
        <summary>{richText.keys}</summary>
        <dl>
          {Object.entries(KEYS).map(([command, keys]) => (
            <div key={command}>
              <dt>{richText.commands[command as CommandName]}</dt>
              <dd>
                <kbd>{keys.replace('Control', 'Ctrl / ⌘')}</kbd>
              </dd>
            </div>
          ))}
          <div>
            <dt>{richText.toToolbar}</dt>
            <dd>
              <kbd>Alt+F10</kbd>
            </dd>
          </div>
        </dl>
      </details>
      <dialog className={styles.dialog} aria-labelledby={`${id}-link-title`} data-rich-link="">
        <h2 id={`${id}-link-title`}>{richText.commands.link}</h2>
        <label htmlFor={`${id}-link`}>{richText.address}</label>
        <p id={`${id}-link-hint`} className={styles.note}>
          {richText.addressHint}
        </p>
        <input
          id={`${id}-link`}
          type="text"
          list={`${id}-pages`}
          autoComplete="off"
          aria-describedby={`${id}-link-hint`}
        />
        <datalist id={`${id}-pages`} />
        <div className={styles.actions}>
          <Button compact data-link="take">
            {richText.linkTake}
          </Button>
          <Button compact variant="quiet" data-link="out">
            {richText.linkOut}
          </Button>
          <Button compact variant="quiet" data-link="close">
            {richText.close}
          </Button>
        </div>
      </dialog>
    </div>
  );
}
