import type { FileRef } from '@bank/contract';
import { Icon } from '@bank/ui';
import { useDocument, useWords } from '../../../base/state/site-context.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import styles from './PicturePage.module.css';

/** A picture of one page; what it says follows it in words. */
export function PicturePage({ picture, alt }: { picture: FileRef; alt: string }) {
  const words = useWords(protectionWords);
  const { imageBase } = useDocument();
  const url = imageBase + picture.path;
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={url}
        alt={alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
      />
      <figcaption>
        <a href={url} className={styles.open}>
          <Icon name="search" size={18} />
          {words['protection.openPicture']}
        </a>
      </figcaption>
    </figure>
  );
}
