import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import { MediaUpload } from './MediaUpload.tsx';
import styles from './MediaPicker.module.css';

interface Props {
  /** The address of the edition, `/editions/7`. */
  edition: string;
  token: string;
  words: Words;
}

/** One for all fields of a form and the texts in it: pictures or documents, found or put in. Script opens it. */
export function MediaPicker({ edition, token, words }: Props) {
  const { media } = words;
  return (
    <dialog
      className={styles.picker}
      aria-labelledby="picker-title"
      data-picker={`${edition}/media.json`}
      data-none={media.none}
    >
      <h2 id="picker-title">{media.pick}</h2>
      <div data-picker-alt="" hidden className={styles.alt}>
        <label htmlFor="picker-said">{media.alt}</label>
        <p id="picker-said-hint" className={styles.hint}>
          {media.altHint}
        </p>
        <input id="picker-said" type="text" aria-describedby="picker-said-hint" />
      </div>
      <label htmlFor="picker-search">{media.searchLabel}</label>
      <input id="picker-search" type="search" autoComplete="off" />
      <ul className={styles.list} data-picker-list="" aria-label={media.pick} />
      <p role="status" data-picker-status="" />
      <MediaUpload id="picker-upload" address={`${edition}/media`} token={token} words={words} />
      <div>
        <Button compact variant="quiet" data-picker-close="">
          {words.richText.close}
        </Button>
      </div>
    </dialog>
  );
}
