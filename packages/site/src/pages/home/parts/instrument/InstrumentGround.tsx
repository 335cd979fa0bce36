import type { ReactNode } from 'react';
import type { RouteDef } from '@bank/contract';
import { BannerArt, preloadPicture } from '@bank/ui';
import { bannerPicture } from '../../../../parts/banner/banner-picture.ts';
import styles from './Instrument.module.css';

interface InstrumentGroundProps {
  record: RouteDef;
  /** Under the heading. */
  copy?: ReactNode;
  children: ReactNode;
}

/** The night that a home begins with: the picture and the words of its record. */
export function InstrumentGround({ record, copy, children }: InstrumentGroundProps) {
  const { title = record.title, imgUrl, phoneImgUrl, forms } = record.banner ?? {};
  const picture = bannerPicture(imgUrl, phoneImgUrl, forms);
  if (picture !== undefined) preloadPicture(picture);
  return (
    <section className={styles.hero} data-tone="night" data-sky="" aria-labelledby="home-title">
      {picture === undefined ? null : <BannerArt {...picture} imageClassName={styles.art} />}
      <div className={styles.content}>
        <div>
          <h1 className={styles.title} id="home-title">
            {title}
          </h1>
          {copy}
        </div>
        {children}
      </div>
    </section>
  );
}
