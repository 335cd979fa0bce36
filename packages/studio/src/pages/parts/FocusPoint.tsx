import type { Words } from '../../words/words.ts';
import styles from './FocusPoint.module.css';

interface Props {
  /** Of the field that it sets. */
  id: string;
  /** The address of the edition, `/editions/7`. */
  edition: string;
  words: Words;
}

/** The cover with the point that stays in view; script shows it where there is a cover. */
export function FocusPoint({ id, edition, words }: Props) {
  const { media } = words;
  return (
    <div
      className={styles.focus}
      role="group"
      aria-label={media.focus}
      data-focus={id}
      data-base={`${edition}/media/`}
      hidden
    >
      <p className={styles.hint}>{media.focusHint}</p>
      <div className={styles.stage}>
        <img alt="" className={styles.picture} />
        <span className={styles.mark} data-mark="" />
      </div>
      <label className={styles.axis}>
        {media.across}
        <input type="range" min={0} max={100} data-axis="x" />
      </label>
      <label className={styles.axis}>
        {media.down}
        <input type="range" min={0} max={100} data-axis="y" />
      </label>
    </div>
  );
}
