import type { ReactNode } from 'react';
import { BannerArt, Breadcrumb } from '@bank/ui';
import { bannerPicture } from '../../../parts/banner/banner-picture.ts';
import { breadcrumbOf } from '../../../frame/layouts/breadcrumb.ts';
import { useSite } from '../../../base/state/site-context.ts';
import { useShownBanner } from '../../../base/state/use-banner.ts';
import styles from './FundBanner.module.css';
import { useFundHead } from '../../../frame/layouts/fund-head.ts';

interface FundBannerProps {
  /** `p` where the page below has an h1 of its own. */
  titleAs?: 'h1' | 'p';
  /** Instead of the name that the records give. */
  title?: string;
  /** Under the title. */
  children?: ReactNode;
  /** At the other end, such as the figures of a fund. */
  aside?: ReactNode;
}

/** The head of every page in the fund zone: lower than other banners, so that figures begin in the first window. */
export function FundBanner({ titleAs: Title = 'h1', title, children, aside }: FundBannerProps) {
  const { language, words } = useSite();
  const { name, path, heading, crumbs } = useFundHead();
  const own = crumbs;
  const banner = useShownBanner({
    title: own.at(-1)?.name ?? name,
    bg: own.at(-1)?.bannerImgUrl || undefined,
    phoneBg: own.at(-1)?.bannerPhoneImgUrl,
    forms: own.at(-1)?.bannerForms,
    breadList: own,
  });
  const picture = bannerPicture(banner.bg, banner.phoneBg, banner.forms);
  return (
    <section className={styles.banner} data-tone="night" data-figures={aside === undefined ? undefined : ''}>
      {picture === undefined ? null : <BannerArt {...picture} className={styles.art} />}
      <div className={styles.content}>
        <Breadcrumb
          label={words['chrome.breadcrumb']}
          crumbs={breadcrumbOf(banner.breadList, language, {
            home: words['chrome.home'],
            // A page with a heading of its own stands below its list, also where both have one path.
            path: heading === undefined ? path : '',
            heading,
          })}
        />
        <div className={styles.foot}>
          <div className={styles.words}>
            <Title className={styles.title}>{title ?? banner.title}</Title>
            {children}
          </div>
          {aside}
        </div>
      </div>
    </section>
  );
}
