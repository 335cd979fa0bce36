import type { EduItem } from '@bank/contract';
import { Icon } from '@bank/ui';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { clock } from './clock.ts';
import styles from './EduPicture.module.css';

interface EduPictureProps {
  item: EduItem;
  /** A poster upright and whole, not only its head. */
  isWhole?: boolean;
}

/** The cover of an entry; a film shows that it is one, and how long. The title beside it says what it shows. */
export function EduPicture({ item, isWhole = false }: EduPictureProps) {
  return (
    <div className={styles.picture}>
      <CoverPicture
        cover={item.cover}
        className={isWhole && item.mediaType === 'IMAGE' ? styles.poster : undefined}
      />
      {item.mediaType !== 'VIDEO' ? null : (
        <span className={styles.film} aria-hidden="true">
          <Icon name="play" size={14} />
          {item.duration === undefined ? null : clock(item.duration)}
        </span>
      )}
    </div>
  );
}
