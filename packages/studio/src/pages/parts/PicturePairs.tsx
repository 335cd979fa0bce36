import { placeName } from '../../words/record-name.ts';
import type { Words } from '../../words/words.ts';
import type { ChangeModel } from '../page-model.ts';
import styles from './PicturePairs.module.css';

interface Props {
  change: Pick<ChangeModel, 'item' | 'title' | 'pictures'>;
  words: Words;
}

/** The picture that was there beside the one that comes. */
export function PicturePairs({ change: { item, title, pictures }, words }: Props) {
  return pictures.map(({ language, field, before, after }) => {
    const place = placeName(words, item, language, field);
    return (
      <div
        key={`${language} ${field}`}
        className={styles.pair}
        role="group"
        aria-label={`${title}: ${place}`}
      >
        <Picture address={before} label={`${place} · ${words.before}`} words={words} />
        <Picture address={after} label={`${place} · ${words.after}`} words={words} />
      </div>
    );
  });
}

function Picture({ address, label, words }: { address: string | undefined; label: string; words: Words }) {
  return (
    <figure className={styles.side}>
      {address === undefined ? (
        <p>{words.empty}</p>
      ) : (
        <a href={address} className={styles.whole}>
          <img src={address} alt={label} loading="lazy" className={styles.picture} />
        </a>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
