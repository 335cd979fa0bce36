import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { LONGEST_LINE_EMS, headlineSize } from './headline-size.ts';
import { BannerArt } from './BannerArt.tsx';
import { preloadPicture, type PictureSources } from './preload-picture.ts';
import { widthInEms } from './width-in-ems.ts';

export interface BannerPicture {
  /** 2.82 : 1, calm where the words stand. */
  url: string;
  /** For phones, where it has a crop of its own. */
  phoneUrl?: string | undefined;
  /** The same picture in other widths and formats. */
  choices?: PictureSources | undefined;
  /** The same of the crop for phones. */
  phoneChoices?: PictureSources | undefined;
  /** Where the eye should land, as attributes that style sheets know. */
  focus?: Readonly<Record<`data-${string}`, number>> | undefined;
  /** About 2 : 1: it stands at the end, and its start fades into the ground. */
  isInset?: boolean;
  /** Of the day: its foot dissolves into paper, and words stand there in ink. */
  isDay?: boolean;
}

interface BannerProps {
  /** The h1 of the page. */
  title: string;
  /** In place of the title where that is too long for a line. */
  shortTitle?: string | undefined;
  /** The list or section that a headline belongs to: with it, the title is a headline and takes the size that fits its line. */
  column?: string | undefined;
  /** Beside the column: a date, how long the text takes to read. */
  details?: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  leadLang?: string | undefined;
  /** Absent, the night ground stands alone. */
  picture?: BannerPicture | undefined;
  /** 2.82 : 1, or `tall` for 1.95 : 1. */
  ratio?: 'default' | 'tall';
  /** A panel of the page lies over the lower edge. */
  hasPanel?: boolean;
  breadcrumb?: ReactNode;
  /** Under the graduated line at the foot. */
  rail?: ReactNode;
  /** A drawing that the page is about, beside the name and the tool; on phones under them. */
  beside?: ReactNode;
  /** The page's first tool. */
  children?: ReactNode;
}

/** The head of a page: where one is, what it is called, its first tool, and the facts that decide, over a picture. */
export function Banner({
  title,
  shortTitle,
  column,
  details,
  lead,
  leadLang,
  picture,
  ratio = 'default',
  hasPanel = false,
  breadcrumb,
  rail,
  beside,
  children,
}: BannerProps) {
  const isHeadline = column !== undefined;
  const line = shortTitle !== undefined && widthInEms(title) > LONGEST_LINE_EMS ? shortTitle : title;
  return (
    <section
      className={`${styles.banner} ${ratio === 'tall' ? styles.tall : ''}`}
      data-tone={picture?.isDay === true ? undefined : 'night'}
      data-art={picture?.isInset === true ? 'inset' : undefined}
      data-ground={picture?.isDay === true ? 'day' : undefined}
      data-kind={isHeadline ? 'headline' : 'section'}
      data-sky=""
      data-panel={hasPanel ? '' : undefined}
    >
      {picture === undefined ? null : <Art {...picture} />}
      <div className={styles.content}>
        {breadcrumb === undefined ? null : <div className={styles.breadcrumb}>{breadcrumb}</div>}
        {isHeadline ? <p className={styles.column}>{column}</p> : null}
        {details === undefined ? null : <div className={styles.details}>{details}</div>}
        <h1 className={styles.title} title={title} data-size={isHeadline ? headlineSize(line) : undefined}>
          {line}
        </h1>
        {lead === undefined ? null : (
          <p className={styles.lead} lang={leadLang}>
            {lead}
          </p>
        )}
        {children === undefined ? null : <div className={styles.tool}>{children}</div>}
        {beside === undefined ? null : <div className={styles.beside}>{beside}</div>}
        {rail === undefined ? null : <div className={styles.rail}>{rail}</div>}
      </div>
    </section>
  );
}

function Art({ isInset: _inset, isDay: _day, ...picture }: BannerPicture) {
  preloadPicture(picture);
  return <BannerArt {...picture} className={styles.art} />;
}
