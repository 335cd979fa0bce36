import { parseCover } from '@bank/contract';
import { MediaPicture } from '../pictures/MediaPicture.tsx';
import { asDrawn } from '../pictures/picture-choices.ts';
import styles from './CoverPicture.module.css';

/** Wider than this, a picture was drawn as a banner: its left part is quiet ground for a title. */
const BANNER_RATIO = 2.5;
/**
 * Browsers that know `auto` measure the box, of which there are many sizes. For the others: a column of a phone, half of
 * the content where it is wider.
 */
const SIZES = 'auto, (max-width: 767.98px) calc(100vw - 40px), 42vw';

interface CoverPictureProps {
  cover: string;
  /** Changes the box from 1.95 : 1. */
  className?: string | undefined;
  /** Beside the words of a list: a drawing has a small form for it. */
  isThumbnail?: boolean;
}

/** The picture of a story in a box of its own; nothing where there is none. The title beside it says what it shows. */
export function CoverPicture({ cover, className, isThumbnail = false }: CoverPictureProps) {
  const [file] = parseCover(cover) ?? [];
  if (file === undefined) return null;
  const { width, height, focus } = file;
  const isKnown = width !== undefined && height !== undefined && focus === undefined;
  return (
    <div
      className={`${styles.box} ${className ?? ''}`}
      data-banner={isKnown && width / height > BANNER_RATIO ? '' : undefined}
      // Higher than wide, it is a page of words whose head stands for it.
      data-page={isKnown && height > width ? '' : undefined}
    >
      <MediaPicture
        file={isThumbnail ? file : asDrawn(file)}
        alt=""
        sizes={SIZES}
        className={styles.picture}
        loading="lazy"
      />
    </div>
  );
}
