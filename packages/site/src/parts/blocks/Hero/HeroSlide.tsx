import { Fragment } from 'react';
import { PHONE_WIDTH, coverImageUrl, parseCover, type Banner } from '@bank/contract';
import { Icon, buttonClass, preloadPicture } from '@bank/ui';
import { SiteLink } from '../../links/SiteLink.tsx';
import { useDocument, useWords } from '../../../base/state/site-context.ts';
import { focusAttributes, pictureChoices } from '../../pictures/picture-choices.ts';
import styles from './Hero.module.css';

interface HeroSlideProps {
  banner: Banner;
  number: number;
  total: number;
  shown: boolean;
  /** Gives the page its heading, and its picture is the first thing seen. */
  isLead: boolean;
}

/** One slide; only the one on show can be focused or read. */
export function HeroSlide({ banner, number, total, shown, isLead }: HeroSlideProps) {
  const words = useWords();
  const { imageBase } = useDocument();
  const picture = coverImageUrl(banner.cover, imageBase);
  const phonePicture = coverImageUrl(banner.phoneCover, imageBase, PHONE_WIDTH);
  const [file] = parseCover(banner.cover) ?? [];
  const [phoneFile] = parseCover(banner.phoneCover) ?? [];
  const choices =
    file?.variants === undefined ? undefined : { ...pictureChoices(file, imageBase), sizes: '100vw' };
  const phoneChoices =
    phoneFile?.variants === undefined
      ? undefined
      : { ...pictureChoices(phoneFile, imageBase), sizes: '100vw' };
  if (isLead && picture !== undefined)
    preloadPicture({ url: picture, phoneUrl: phonePicture, choices, phoneChoices });
  const Title = isLead ? 'h1' : 'h2';
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={words['home.heroCarousel']}
      aria-label={words['home.heroSlide'](number, total)}
      data-shown={shown ? '' : undefined}
      inert={!shown}
    >
      {picture === undefined ? null : (
        <picture>
          {phoneChoices?.sources.map(({ type, srcSet }) => (
            <source
              key={type}
              media="(max-width: 767.98px)"
              type={type}
              srcSet={srcSet}
              sizes={phoneChoices.sizes}
            />
          ))}
          {phonePicture === undefined ? null : (
            <source
              media="(max-width: 767.98px)"
              srcSet={phoneChoices?.srcSet ?? phonePicture}
              sizes={phoneChoices?.sizes}
            />
          )}
          {choices?.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={choices.sizes} />
          ))}
          <img
            {...focusAttributes(file?.focus)}
            className={styles.art}
            sizes={choices?.sizes}
            srcSet={choices?.srcSet}
            src={picture}
            alt={banner.alt}
            decoding="async"
            fetchPriority={isLead ? 'high' : 'low'}
            loading={isLead ? 'eager' : 'lazy'}
          />
        </picture>
      )}
      {banner.labels.length === 0 ? null : (
        <svg
          className={styles.labels}
          viewBox="0 0 1366 484"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {banner.labels.map(({ x, y, text, anchor }) => (
            <text key={text} x={x} y={y} textAnchor={anchor}>
              {text}
            </text>
          ))}
        </svg>
      )}
      <div className={styles.copy}>
        <p className={styles.kicker}>{banner.kicker}</p>
        <Title className={styles.title}>
          {banner.title.split('\n').map((line, index) => (
            <Fragment key={line}>
              {index === 0 ? '' : ' '}
              <span className={styles.line}>{line}</span>
            </Fragment>
          ))}
        </Title>
        <p className={styles.lead}>{banner.subTitle}</p>
        <p className={styles.actions}>
          {banner.actionName === '' ? null : (
            <SiteLink url={banner.url} urlType={banner.urlType} className={buttonClass({})}>
              {banner.actionName}
            </SiteLink>
          )}
          {banner.secondName === '' ? null : (
            <SiteLink url={banner.secondUrl} urlType="1" className={styles.second}>
              {banner.secondName}
              <Icon name="arrow-right" size={14} />
            </SiteLink>
          )}
        </p>
      </div>
    </div>
  );
}
