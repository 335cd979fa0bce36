import type { CroppedPicture } from './preload-picture.ts';

const PHONES = '(max-width: 767.98px)';

interface BannerArtProps extends CroppedPicture {
  className?: string | undefined;
  /** Of the image inside. */
  imageClassName?: string | undefined;
  /** Where the eye should land, as attributes that style sheets know. */
  focus?: Readonly<Record<`data-${string}`, number>> | undefined;
}

/** The picture of a head: on phones its crop, each in the formats and widths that it was made in. */
export function BannerArt({
  url,
  phoneUrl,
  choices,
  phoneChoices,
  className,
  imageClassName,
  focus,
}: BannerArtProps) {
  return (
    <picture className={className}>
      {phoneChoices?.sources.map(({ type, srcSet }) => (
        <source key={type} media={PHONES} type={type} srcSet={srcSet} sizes={phoneChoices.sizes} />
      ))}
      {phoneUrl === undefined ? null : (
        <source media={PHONES} srcSet={phoneChoices?.srcSet ?? phoneUrl} sizes={phoneChoices?.sizes} />
      )}
      {choices?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={choices.sizes} />
      ))}
      <img
        {...focus}
        className={imageClassName}
        sizes={choices?.sizes}
        srcSet={choices?.srcSet}
        src={url}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
