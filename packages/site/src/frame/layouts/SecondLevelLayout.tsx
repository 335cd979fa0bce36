import type { BannerCrumb } from '@bank/contract';
import type { BannerPicture } from '@bank/ui';
import { BannerContext } from '../../parts/banner/banner-context.ts';
import { bannerPicture } from '../../parts/banner/banner-picture.ts';
import { PageBanner } from '../../parts/banner/PageBanner.tsx';
import { useShownBanner } from '../../base/state/use-banner.ts';
import { useSite } from '../../base/state/site-context.ts';
import { LeftMenu } from './LeftMenu.tsx';
import { MediaContact, hasMediaContact } from './MediaContact.tsx';
import { SectionBar } from './SectionBar.tsx';
import { breadcrumbOf } from './breadcrumb.ts';
import { fitsOneLine } from './fits-one-line.ts';
import type { LayoutProps } from './layout-props.ts';
import styles from './SecondLevelLayout.module.css';

/** Deeper pages (S2-layout): a static banner with the breadcrumb, the section's menu, the page. */
export function SecondLevelLayout({ record, head, second, banner, children }: LayoutProps) {
  const { language, words } = useSite();
  const own = second?.crumbs ?? [];
  const shown = useShownBanner({
    title: own.at(-1)?.name ?? record.name,
    bg: own.at(-1)?.bannerImgUrl || undefined,
    breadList: own,
  });
  const crumbs = shown.breadList;
  const values = {
    title: shown.title,
    heading: head.heading,
    subTitle: crumbs.at(-1)?.subTitle || undefined,
    picture: pictureAt(shown.bg, crumbs),
    crumbs:
      crumbs.length === 0
        ? []
        : breadcrumbOf(crumbs, language, {
            home: words['chrome.home'],
            path: record.path,
            heading: head.heading,
          }),
    isTall: record.banner?.isTall === true,
    hasPanel: head.hasPanel === true,
  };
  const menu = { title: second?.leftTitle ?? '', entries: second?.left ?? [], current: second?.leftCurrent };
  const isBar = fitsOneLine(menu.entries);
  const hasPanel = head.hasPanel === true;
  const hasLeft = menu.entries.length > 0 && !isBar && !hasPanel && head.wholeWidth !== true;
  return (
    <>
      <BannerContext value={values}>{banner ?? <PageBanner />}</BannerContext>
      {isBar && !hasPanel ? <SectionBar {...menu} /> : null}
      <div
        className={styles.content}
        data-full={hasLeft ? undefined : ''}
        data-panel={hasPanel ? '' : undefined}
      >
        {hasLeft ? <LeftMenu {...menu} /> : null}
        <div className={styles.body}>
          {children}
          {hasMediaContact(record) ? <MediaContact /> : null}
        </div>
      </div>
      {isBar && hasPanel ? <SectionBar {...menu} /> : null}
    </>
  );
}

/** A page that sets a picture of its own has neither a crop for phones nor other forms of it. */
function pictureAt(url: string | undefined, crumbs: readonly BannerCrumb[]): BannerPicture | undefined {
  const last = crumbs.at(-1);
  if (last?.bannerImgUrl !== url) return bannerPicture(url);
  return bannerPicture(url, last?.bannerPhoneImgUrl, last?.bannerForms);
}
