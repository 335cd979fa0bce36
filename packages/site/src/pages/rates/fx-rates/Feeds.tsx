import { useSite, useWords } from '../../../base/state/site-context.ts';
import { feedUrl } from './fx-files.ts';
import { fxWords } from '../../../words/rates/fx/words.ts';
import styles from './FxRatesPage.module.css';

/** Addresses that stay the same, for readers and programs (FX-6). */
export function Feeds() {
  const { language } = useSite();
  const words = useWords(fxWords);
  return (
    <p className={styles.feeds} data-reading-hide="">
      <b>{words['fx.feeds']}</b>
      <a href={feedUrl('fx.xml', language)}>{words['fx.feedAtom']}</a>
      <a href={feedUrl('fx.json', language)}>{words['fx.feedJson']}</a>
    </p>
  );
}
