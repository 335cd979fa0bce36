import { useEffect, useRef, useState } from 'react';
import { useReader } from '../speech/use-reader.ts';
import { changeSettings, type ToolbarProps } from '../toolbar-state.ts';
import { DEFAULT_SETTINGS } from '../a11y-settings.ts';
import { useToolbar } from '../use-toolbar.ts';
import { Bar } from './Bar.tsx';
import { Caption } from './Caption.tsx';
import { Guides } from './Guides.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { runShortcuts } from './shortcuts.ts';
import { TOOLBAR_WORDS } from './toolbar-words.ts';
import styles from './Bar.module.css';

/** Everything of the accessibility toolbar but its settings; loaded when a visitor first wants it. */
export function Toolbar({ language, pinyinUrl }: ToolbarProps) {
  const { settings, calls } = useToolbar();
  const words = TOOLBAR_WORDS[language];
  const speech = useReader(settings.speech);
  const helpRef = useRef<HTMLDialogElement>(null);
  const [message, setMessage] = useState('');

  const help = () => helpRef.current?.showModal();
  const reset = () => {
    const { open, unfolded, shortcuts } = settings;
    changeSettings({ ...DEFAULT_SETTINGS, open, unfolded, shortcuts });
    setMessage(words['toolbar.resetDone']);
  };
  const { shortcuts } = settings;
  const actions = { reader: speech.reader, help, reset };
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => (shortcuts ? runShortcuts(() => latest.current) : undefined), [shortcuts]);

  return (
    <>
      {settings.open ? (
        <Bar settings={settings} words={words} calls={calls} speech={speech} onHelp={help} onReset={reset} />
      ) : null}
      {settings.guides ? <Guides /> : null}
      {settings.caption ? <Caption words={words} withPinyin={settings.pinyin} pinyinUrl={pinyinUrl} /> : null}
      <HelpDialog dialogRef={helpRef} words={words} shortcuts={shortcuts} />
      <p className={styles.message} role="status">
        {message}
      </p>
    </>
  );
}
