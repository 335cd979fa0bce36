import { useEffect, useRef, useState } from 'react';
import { Icon } from '@bank/ui';
import { annotate, type PinyinDictionary } from '../pinyin/annotate.ts';
import { loadDictionary } from '../pinyin/load-dictionary.ts';
import { itemAt, languageOfItem, spokenText } from '../speech/readable.ts';
import { watchPointed } from '../speech/watch-pointed.ts';
import { rollText } from './roll-text.ts';
import { toggleSetting } from './settings-actions.ts';
import type { ToolbarWords } from './toolbar-words.ts';
import { keepOnTop } from './top-layer.ts';
import styles from './Caption.module.css';

type Kind = keyof ToolbarWords['toolbar.kinds'];

interface Shown {
  text: string;
  lang: 'zh-CN' | 'en-US';
  kind: Kind | undefined;
}

interface CaptionProps {
  words: ToolbarWords;
  withPinyin: boolean;
  pinyinUrl: string | undefined;
}

/**
 * The dock that repeats the pointed or focused item in large type. Hidden from screen readers, which read the
 * item itself.
 */
export function Caption({ words, withPinyin, pinyinUrl }: CaptionProps) {
  const dockRef = useRef<HTMLDivElement>(null);
  const lineRef = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState<Shown>();
  const dictionary = useDictionary(withPinyin ? pinyinUrl : undefined);

  useEffect(() => {
    const show = (item: Element) => setShown(whatIs(item));
    // The dock comes after the page: no event tells what was focused by then.
    const focused = document.activeElement && itemAt(document.activeElement);
    if (focused) show(focused);
    return watchPointed(show);
  }, []);
  useEffect(() => (dockRef.current === null ? undefined : keepOnTop(dockRef.current)), []);
  // After every drawing: the text, its pinyin or its size may have changed its length.
  useEffect(() => (lineRef.current === null ? undefined : rollText(lineRef.current)));

  return (
    <div ref={dockRef} className={styles.dock} popover="manual" data-a11y-caption="" data-a11y-upright="">
      <p ref={lineRef} className={styles.line} lang={shown?.lang} aria-hidden="true">
        <span className={styles.text}>
          {shown === undefined ? (
            words['toolbar.captionEmpty']
          ) : (
            <Text shown={shown} dictionary={dictionary} />
          )}
        </span>
        {shown?.kind === undefined ? null : (
          <span className={styles.kind}>{words['toolbar.kinds'][shown.kind]}</span>
        )}
      </p>
      {pinyinUrl === undefined ? null : (
        <button
          type="button"
          className={styles.pinyin}
          aria-pressed={withPinyin}
          onClick={() => toggleSetting('pinyin')}
        >
          {words['toolbar.pinyin']}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={words['toolbar.captionClose']}
        onClick={() => toggleSetting('caption')}
      >
        <Icon name="close" size={22} />
      </button>
    </div>
  );
}

function Text({ shown, dictionary }: { shown: Shown; dictionary: PinyinDictionary | undefined }) {
  if (dictionary === undefined || shown.lang !== 'zh-CN') return shown.text;
  return annotate(shown.text, dictionary).map(({ text, reading }, index) =>
    reading === undefined ? (
      text
    ) : (
      <ruby key={index}>
        {text}
        <rt>{reading}</rt>
      </ruby>
    ),
  );
}

function useDictionary(url: string | undefined): PinyinDictionary | undefined {
  const [loaded, setLoaded] = useState<{ url: string; dictionary: PinyinDictionary | undefined }>();
  useEffect(() => {
    if (url !== undefined) void loadDictionary(url).then((dictionary) => setLoaded({ url, dictionary }));
  }, [url]);
  return loaded?.url === url ? loaded?.dictionary : undefined;
}

function whatIs(item: Element): Shown {
  return { text: spokenText(item), lang: languageOfItem(item), kind: kindOf(item) };
}

function kindOf(item: Element): Kind | undefined {
  const name = item.localName;
  if (name === 'a' || name === 'img' || name === 'button') return name;
  if (name === 'input' || name === 'select' || name === 'textarea') return 'field';
  return /^h[1-6]$/.test(name) ? 'heading' : undefined;
}
