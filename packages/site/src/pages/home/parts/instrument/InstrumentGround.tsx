import type { ReactNode } from 'react';
import type { RouteDef } from '@bank/contract';
import { preloadPicture } from '@bank/ui';
import styles from './Instrument.module.css';

interface InstrumentGroundProps {
  record: RouteDef;
  /** Under the heading. */
  copy?: ReactNode;
  children: ReactNode;
}

/** The night that a home begins with: the picture and the words of its record. */
export function InstrumentGround({ record, copy, children }: InstrumentGroundProps) {
  const { title = record.title, imgUrl, phoneImgUrl } = record.banner ?? {};
  if (imgUrl !== undefined) preloadPicture({ url: imgUrl, phoneUrl: phoneImgUrl });
  return (
    <section className={styles.hero} data-tone="night" data-sky="" aria-labelledby="home-title">
      {imgUrl === undefined ? null : (
        <picture>
          {phoneImgUrl === undefined ? null : <source media="(max-width: 767.98px)" srcSet={phoneImgUrl} />}
          <img className={styles.art} src={imgUrl} alt="" decoding="async" fetchPriority="high" />
        </picture>
      )}
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
