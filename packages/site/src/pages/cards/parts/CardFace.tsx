import { parseCover } from '@bank/contract';
import { useImageUrl } from '../../../base/state/site-context.ts';
import styles from './CardFace.module.css';

/** The face of a card. Its name stands beside it, so the picture says nothing of its own. */
export function CardFace({ cover }: { cover: string }) {
  const url = useImageUrl()(cover);
  if (url === undefined) return null;
  const { width, height } = parseCover(cover)?.[0] ?? {};
  return (
    <img
      className={styles.face}
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
