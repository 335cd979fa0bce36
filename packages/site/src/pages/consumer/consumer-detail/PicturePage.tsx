import type { FileRef } from '@bank/contract';
import { Icon } from '@bank/ui';
import { useDocument, useWords } from '../../../base/state/site-context.ts';
import { MediaPicture } from '../../../parts/pictures/MediaPicture.tsx';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import styles from './PicturePage.module.css';

const SIZES = 'min(640px, calc(100vw - 40px))';

/** A picture of one page; what it says follows it in words. */
export function PicturePage({ picture, alt }: { picture: FileRef; alt: string }) {
  const words = useWords(protectionWords);
  const { imageBase } = useDocument();
  const url = imageBase + picture.path;
  return (
    <figure className={styles.figure}>
      <MediaPicture file={picture} alt={alt} sizes={SIZES} className={styles.picture} />
      <figcaption>
        <a href={url} className={styles.open}>
          <Icon name="search" size={18} />
          {words['protection.openPicture']}
        </a>
      </figcaption>
    </figure>
  );
}
