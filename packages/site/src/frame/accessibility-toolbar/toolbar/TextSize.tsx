import { Icon } from '@bank/ui';
import { LARGEST_TEXT } from '../a11y-settings.ts';
import { stepText } from './settings-actions.ts';
import type { ToolbarWords } from './toolbar-words.ts';
import styles from './Bar.module.css';

export function TextSize({ percent, words }: { percent: number; words: ToolbarWords }) {
  // Not `disabled`: a button that is being pressed must not lose the focus at its end.
  return (
    <div className={styles.group} role="group" aria-label={words['toolbar.text']}>
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={words['toolbar.textSmaller']}
          aria-disabled={percent <= 100}
          onClick={() => stepText(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <span className={`num ${styles.percent}`} role="status">
          {percent}%
        </span>
        <button
          type="button"
          aria-label={words['toolbar.textLarger']}
          aria-disabled={percent >= LARGEST_TEXT}
          onClick={() => stepText(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
      <span aria-hidden="true">{words['toolbar.text']}</span>
    </div>
  );
}
