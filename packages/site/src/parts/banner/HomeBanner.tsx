import type { ReactNode } from 'react';
import { HOME_PATHS, type RouteDef } from '@bank/contract';
import { Banner, Breadcrumb } from '@bank/ui';
import { bannerPicture } from './banner-picture.ts';
import { useSite } from '../../base/state/site-context.ts';

interface HomeBannerProps {
  record: RouteDef;
  lead?: ReactNode;
  /** What stands under the graduated line. */
  rail?: ReactNode;
  children?: ReactNode;
}

/** The banner of a section's home, which stands below no second-level layout: the records say what it is. */
export function HomeBanner({ record, lead, rail, children }: HomeBannerProps) {
  const { language, words } = useSite();
  const { title = record.name, subTitle, imgUrl, phoneImgUrl, forms } = record.banner ?? {};
  return (
    <Banner
      title={title}
      lead={lead ?? subTitle}
      picture={bannerPicture(imgUrl, phoneImgUrl, forms)}
      breadcrumb={
        <Breadcrumb
          label={words['chrome.breadcrumb']}
          crumbs={[{ name: words['chrome.home'], href: HOME_PATHS[language] }, { name: record.name }]}
        />
      }
      rail={rail}
    >
      {children}
    </Banner>
  );
}
