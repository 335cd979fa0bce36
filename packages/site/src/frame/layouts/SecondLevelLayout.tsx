import { Banner, Breadcrumb } from '@bank/ui';
import { useShownBanner } from '../../base/state/use-banner.ts';
import { useSite } from '../../base/state/site-context.ts';
import { LeftMenu } from './LeftMenu.tsx';
import { breadcrumbOf } from './breadcrumb.ts';
import type { LayoutProps } from './layout-props.ts';
import styles from './SecondLevelLayout.module.css';

/** Deeper pages (specification 2.4): a static banner with the breadcrumb, the section's menu, the page. */
export function SecondLevelLayout({ record, head, second, children }: LayoutProps) {
  const { language, words } = useSite();
  const own = second?.crumbs ?? [];
  const banner = useShownBanner({
    title: own.at(-1)?.name ?? record.name,
    bg: own.at(-1)?.bannerImgUrl || undefined,
    breadList: own,
  });
  const crumbs = banner.breadList;
  const last = crumbs.at(-1);
  const left = head.wholeWidth === true ? [] : (second?.left ?? []);
  return (
    <>
      <Banner
        title={banner.title}
        titleAs={head.heading === undefined ? 'h1' : 'p'}
        imageUrl={banner.bg}
        ratio={record.banner?.isTall === true ? 'tall' : 'default'}
        subTitle={last?.subTitle}
        subTitleLang={language === 'CN' && isEnglish(last?.subTitle) ? 'en' : undefined}
      >
        {crumbs.length === 0 ? null : (
          <Breadcrumb
            label={words['chrome.breadcrumb']}
            crumbs={breadcrumbOf(crumbs, language, {
              home: words['chrome.home'],
              path: record.path,
              heading: head.heading,
            })}
          />
        )}
      </Banner>
      <div className={styles.content} data-full={left.length === 0 ? '' : undefined}>
        {left.length === 0 ? null : (
          <LeftMenu
            title={second?.leftTitle ?? ''}
            entries={left}
            current={second?.leftCurrent}
            record={record}
          />
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </>
  );
}

/** Editors write the second line of a Chinese banner in English as a rule. */
function isEnglish(text: string | undefined): boolean {
  return text !== undefined && !/\p{Script=Han}/u.test(text);
}
