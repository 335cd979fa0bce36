import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import { Labelled } from './Labelled.tsx';
import styles from './PageBeside.module.css';

const ID = 'page-beside';

/** Opens {@link PageBeside}. Both need script, and appear with it. */
export function PageBesideToggle({ words }: { words: Words }) {
  return (
    <p className={styles.toggle}>
      <Button compact variant="quiet" hidden aria-expanded="false" aria-controls={ID} data-beside-toggle="">
        {words.beside.show}
      </Button>
    </p>
  );
}

/** The page of what is written in the form: in a frame where nothing runs, drawn anew whenever something was saved. */
export function PageBeside({ address, words }: { address: string; words: Words }) {
  const { title, hint, language } = words.beside;
  return (
    <section id={ID} className={styles.beside} aria-label={title} data-beside={address} hidden>
      <div className={styles.head}>
        <Labelled id="beside-language" label={language}>
          <select id="beside-language" defaultValue="CN">
            <option value="CN">{words.chinese}</option>
            <option value="EN">{words.english}</option>
          </select>
        </Labelled>
        <p className={styles.hint}>{hint}</p>
      </div>
      <iframe title={title} sandbox="allow-same-origin" className={styles.page} />
    </section>
  );
}
