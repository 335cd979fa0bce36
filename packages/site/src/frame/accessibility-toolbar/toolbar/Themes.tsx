import { THEMES, type Theme } from '../themes.ts';
import { changeSettings } from '../toolbar-state.ts';
import type { ToolbarWords } from './toolbar-words.ts';
import styles from './Bar.module.css';

export function Themes({ theme, words }: { theme: Theme; words: ToolbarWords }) {
  return (
    <div className={styles.group} role="group" aria-label={words['toolbar.theme']}>
      <div className={styles.swatches}>
        {THEMES.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.swatch}
            data-theme={one}
            aria-label={words['toolbar.themes'][one]}
            title={words['toolbar.themes'][one]}
            aria-pressed={theme === one}
            onClick={() => changeSettings({ theme: one })}
          >
            {words['toolbar.swatch']}
          </button>
        ))}
      </div>
      <span aria-hidden="true">{words['toolbar.theme']}</span>
    </div>
  );
}
