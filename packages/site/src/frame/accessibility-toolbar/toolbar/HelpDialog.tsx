import { useId, type RefObject } from 'react';
import { Button } from '@bank/ui';
import { changeSettings } from '../toolbar-state.ts';
import { SHORTCUTS } from './shortcuts.ts';
import type { ToolbarWords } from './toolbar-words.ts';
import styles from './HelpDialog.module.css';

interface HelpDialogProps {
  dialogRef: RefObject<HTMLDialogElement | null>;
  words: ToolbarWords;
  shortcuts: boolean;
}

export function HelpDialog({ dialogRef, words, shortcuts }: HelpDialogProps) {
  const titleId = useId();
  return (
    <dialog ref={dialogRef} className={styles.help} aria-labelledby={titleId} data-a11y-upright="">
      <h2 id={titleId} className={styles.title}>
        {words['toolbar.helpTitle']}
      </h2>
      <p>{words['toolbar.helpIntro']}</p>
      <p>{words['toolbar.helpNoReplace']}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={(event) => changeSettings({ shortcuts: event.target.checked })}
        />
        {words['toolbar.shortcutsOn']}
      </label>
      <table className={styles.keys}>
        <caption>{words['toolbar.shortcutList']}</caption>
        <thead>
          <tr>
            <th scope="col">{words['toolbar.shortcutKeys']}</th>
            <th scope="col">{words['toolbar.shortcutDoes']}</th>
          </tr>
        </thead>
        <tbody>
          <KeyRow keys={['Alt', 'Shift', 'A']} does={words['toolbar.shortcutOpen']} />
          {SHORTCUTS.map(({ letter, word }) => (
            <KeyRow key={letter} keys={['Alt', 'Shift', letter]} does={words[word] as string} />
          ))}
          <KeyRow keys={['Esc']} does={words['toolbar.shortcutClose']} />
        </tbody>
      </table>
      <form method="dialog">
        <Button type="submit">{words['toolbar.close']}</Button>
      </form>
    </dialog>
  );
}

function KeyRow({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <tr>
      <td>
        {keys.map((key, index) => (
          <span key={key}>
            {index === 0 ? '' : ' + '}
            <kbd lang="en">{key}</kbd>
          </span>
        ))}
      </td>
      <td>{does}</td>
    </tr>
  );
}
