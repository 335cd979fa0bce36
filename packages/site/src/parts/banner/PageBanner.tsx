import type { ReactNode } from 'react';
import { Banner, Breadcrumb, type BannerPicture } from '@bank/ui';
import { useDocument, useSite } from '../../base/state/site-context.ts';
import { useBannerValues } from './banner-context.ts';
import { coverPicture, type Covered } from './cover-picture.ts';

interface PageBannerProps {
  /** In place of a title that is too long for a line. */
  shortTitle?: string | undefined;
  /** Beside the column's name; each element is set apart. */
  details?: ReactNode;
  /** Takes the place of the records' second line, which a tool leaves out. */
  lead?: ReactNode;
  /** Takes the place of the records' picture; null for the night ground alone. */
  picture?: BannerPicture | null | undefined;
  /** The text of the page: its own cover stands before the records' picture. */
  text?: Covered | undefined;
  /** A drawing that the page is about. */
  beside?: ReactNode;
  /** What stands under the graduated line: facts, newest items, reading aids. */
  rail?: ReactNode;
  /** The page's first tool. */
  children?: ReactNode;
}

/** The banner of a page below the second-level layout (S4-banner): its place in the site, then what the page brings. */
export function PageBanner({
  shortTitle,
  details,
  lead,
  picture,
  text,
  beside,
  rail,
  children,
}: PageBannerProps) {
  const { language, words } = useSite();
  const values = useBannerValues();
  const { imageBase } = useDocument();
  const own = text === undefined ? undefined : coverPicture(text, imageBase);
  const { title, heading, subTitle, crumbs, isTall, hasPanel } = values;
  return (
    <Banner
      title={heading ?? title}
      shortTitle={shortTitle}
      column={heading === undefined ? undefined : title}
      details={details}
      lead={lead ?? (heading === undefined && children === undefined ? subTitle : undefined)}
      leadLang={lead === undefined && language === 'CN' && isEnglish(subTitle) ? 'en' : undefined}
      picture={picture === null ? undefined : (picture ?? own ?? values.picture)}
      hasPanel={hasPanel}
      ratio={isTall ? 'tall' : 'default'}
      breadcrumb={
        crumbs.length === 0 ? undefined : <Breadcrumb label={words['chrome.breadcrumb']} crumbs={crumbs} />
      }
      rail={rail}
      beside={beside}
    >
      {children}
    </Banner>
  );
}

/** Editors write the second line of a Chinese banner in English as a rule. */
function isEnglish(text: string | undefined): boolean {
  return text !== undefined && !/\p{Script=Han}/u.test(text);
}
