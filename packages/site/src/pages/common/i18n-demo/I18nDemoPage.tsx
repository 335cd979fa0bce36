import { SectionHead } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { FORMAT_EXAMPLES } from './format-examples.ts';
import { ALL_PARTS, type I18nDemoData } from './i18n-demo-data.ts';
import { SideBySide } from './SideBySide.tsx';
import { i18nWords } from '../../../words/common/i18n-demo/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './I18nDemoPage.module.css';

export function I18nDemoPage({ data: { parts, shown }, record }: PageProps<I18nDemoData>) {
  const words = useWords(i18nWords);
  const isAll = shown.length > 1;
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{words.lead}</p>
      <section className={styles.section} aria-labelledby="formats">
        <SectionHead id="formats" title={words.formats} caption={words.formatsNote} />
        <SideBySide
          caption={words.formats}
          rows={FORMAT_EXAMPLES.map(({ name, given, write }) => ({
            key: name,
            name: words.formatNames[name],
            detail: given,
            texts: { CN: [write('CN')], EN: [write('EN')] },
          }))}
        />
      </section>
      <section className={styles.section} aria-labelledby="texts">
        <SectionHead id="texts" title={words.texts} caption={words.samples} />
        <nav aria-label={words.dictionaries}>
          <ul className={styles.parts}>
            {[...parts, { name: ALL_PARTS, count: total }].map(({ name, count }) => (
              <li key={name}>
                <a
                  href={`${record.path}?part=${name}#texts`}
                  data-reload=""
                  aria-current={(isAll ? ALL_PARTS : shown[0]?.name) === name ? 'true' : undefined}
                  aria-label={words.count(name === ALL_PARTS ? words.all : name, count)}
                >
                  {name === ALL_PARTS ? words.all : name} <span className="num">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {shown.map(({ name, texts }) => (
          <SideBySide
            key={name}
            caption={name}
            rows={texts.map((text) => ({ key: text.key, name: text.key, texts: text.texts }))}
          />
        ))}
      </section>
    </div>
  );
}
