import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  /** `p` where the page below has an h1 of its own. */
  titleAs?: 'h1' | 'p';
  /** Absent where the page has no picture: the night ground stands alone. */
  imageUrl?: string | undefined;
  subTitle?: string | undefined;
  /** Language of the subtitle where it differs from the page's. */
  subTitleLang?: string | undefined;
  /** 2.82 : 1, or `tall` for 1.95 : 1. */
  ratio?: 'default' | 'tall';
  /** The line under the gold rule, as a rule the breadcrumb. */
  children?: ReactNode;
}

/** The static banner of a page: its title on one line, over artwork that a scrim keeps readable. */
export function Banner({
  title,
  titleAs: Title = 'h1',
  imageUrl,
  subTitle,
  subTitleLang,
  ratio = 'default',
  children,
}: BannerProps) {
  return (
    <section className={`${styles.banner} ${ratio === 'tall' ? styles.tall : ''}`} data-tone="night">
      {imageUrl === undefined ? null : (
        <img className={styles.art} src={imageUrl} alt="" fetchPriority="high" decoding="async" />
      )}
      <div className={styles.content}>
        <div className={styles.titles}>
          <Title className={styles.title} title={title}>
            {title}
          </Title>
          {subTitle === undefined || subTitle === '' ? null : (
            <p className={styles.subTitle} lang={subTitleLang}>
              {subTitle}
            </p>
          )}
        </div>
        {children === undefined ? null : <div className={styles.foot}>{children}</div>}
      </div>
    </section>
  );
}
