import type { Words } from '../../words/words.ts';
import styles from './MediaUpload.module.css';

interface Props {
  id: string;
  address: string;
  token: string;
  words: Words;
}

/** What is chosen, dropped or pasted here goes up as it is: the studio looks into it and says why it takes one or not. */
export function MediaUpload({ id, address, token, words }: Props) {
  const { media } = words;
  return (
    <div
      className={styles.upload}
      data-upload={address}
      data-token={token}
      data-working={media.working}
      data-added={media.added}
      data-failed={media.failed}
      data-too-large={media.tooLarge}
    >
      <label htmlFor={id}>{media.choose}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {media.addHint}
      </p>
      <input
        id={id}
        type="file"
        multiple
        accept="image/svg+xml,image/png,image/jpeg,image/webp,image/avif,image/heic,application/pdf,video/webm,video/mp4,text/vtt"
        aria-describedby={`${id}-hint`}
      />
      <p role="status" data-upload-status="" />
      <noscript>
        <p>{media.needsScript}</p>
      </noscript>
    </div>
  );
}
