import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '@bank/ui';
import type { A11ySettings } from '../a11y-settings.ts';
import type { useReader } from '../speech/use-reader.ts';
import { changeSettings, closeToolbar } from '../toolbar-state.ts';
import { SpeechControls } from './SpeechControls.tsx';
import { TextSize } from './TextSize.tsx';
import { Themes } from './Themes.tsx';
import { ToolButton } from './ToolButton.tsx';
import { exitToolbar, toggleSetting } from './settings-actions.ts';
import type { ToolbarWords } from './toolbar-words.ts';
import styles from './Bar.module.css';

interface BarProps {
  settings: A11ySettings;
  words: ToolbarWords;
  calls: number;
  speech: ReturnType<typeof useReader>;
  onHelp: () => void;
  onReset: () => void;
}

// Outlives the bar, which is made anew with the other language: the focus is taken once for each call.
let answeredCalls = 0;

/**
 * The bar above the page. It scrolls away with it, so it never covers what has the focus; Alt+Shift+A comes back to
 * it. In narrow windows, or with large text, it is one line that unfolds to a sheet; folded or not as the visitor left it.
 */
export function Bar({ settings, words, calls, speech, onHelp, onReset }: BarProps) {
  const barRef = useRef<HTMLElement>(null);
  const { unfolded } = settings;
  useEffect(() => {
    if (calls === answeredCalls) return undefined;
    // After a dialog that held the button has closed and given its focus back.
    const frame = requestAnimationFrame(() => {
      answeredCalls = calls;
      barRef.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [calls]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeToolbar({ reading: false });
  };
  return (
    <section
      ref={barRef}
      className={styles.bar}
      aria-label={words['toolbar.label']}
      tabIndex={-1}
      data-unfolded={unfolded ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={unfolded}
          onClick={() => changeSettings({ unfolded: !unfolded })}
        >
          <Icon name="accessibility" size={24} />
          {words['toolbar.short']}
          <Icon name="chevron-down" size={16} />
        </button>
        <button type="button" className={styles.leave} onClick={exitToolbar}>
          {words['toolbar.exit']}
        </button>
      </div>
      <div className={styles.tools}>
        <ToolButton
          icon="read"
          label={words['toolbar.speech']}
          pressed={settings.speech}
          onPress={() => toggleSetting('speech')}
        />
        <TextSize percent={settings.text} words={words} />
        <Themes theme={settings.theme} words={words} />
        <ToolButton
          icon="cursor"
          label={words['toolbar.cursor']}
          pressed={settings.cursor}
          onPress={() => toggleSetting('cursor')}
        />
        <ToolButton
          icon="guide"
          label={words['toolbar.guides']}
          pressed={settings.guides}
          onPress={() => toggleSetting('guides')}
        />
        <ToolButton
          icon="text-size"
          label={words['toolbar.caption']}
          pressed={settings.caption}
          onPress={() => toggleSetting('caption')}
        />
        <ToolButton
          icon="news"
          label={words['toolbar.reading']}
          pressed={settings.reading}
          onPress={() => toggleSetting('reading')}
        />
        <ToolButton
          icon="accessibility"
          label={words['toolbar.elder']}
          pressed={settings.elder}
          onPress={() => toggleSetting('elder')}
        />
        <div className={styles.end}>
          <ToolButton icon="reset" label={words['toolbar.reset']} onPress={onReset} />
          <ToolButton icon="info" label={words['toolbar.help']} onPress={onHelp} />
          <ToolButton icon="close" label={words['toolbar.exit']} onPress={exitToolbar} />
        </div>
      </div>
      {settings.speech ? <SpeechControls words={words} rate={settings.rate} speech={speech} /> : null}
    </section>
  );
}
