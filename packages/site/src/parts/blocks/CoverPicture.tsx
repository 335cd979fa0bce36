import { parseCover } from '@bank/contract';
import { useImageUrl } from '../../base/state/site-context.ts';
import styles from './CoverPicture.module.css';

/** Wider than this, a picture was drawn as a banner: its left part is quiet ground for a title. */
const BANNER_RATIO = 2.5;

interface CoverPictureProps {
  cover: string;
  /** Changes the box from 1.95 : 1. */
  className?: string | undefined;
}

/** The picture of a story in a box of its own; nothing where there is none. The title beside it says what it shows. */
export function CoverPicture({ cover, className }: CoverPictureProps) {
  const url = useImageUrl()(cover);
  if (url === undefined) return null;
  const { width, height } = parseCover(cover)?.[0] ?? {};
  const isBanner = width !== undefined && height !== undefined && width / height > BANNER_RATIO;
  // Higher than wide, it is a page of words whose head stands for it.
  const isPage = width !== undefined && height !== undefined && height > width;
  return (
    <div className={`${styles.box} ${className ?? ''}`}>
      <img
        className={styles.picture}
        src={url}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        data-banner={isBanner ? '' : undefined}
        data-page={isPage ? '' : undefined}
      />
    </div>
  );
}
