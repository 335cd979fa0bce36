import type { ComponentProps } from 'react';
import type { FileRef } from '@bank/contract';
import { useDocument } from '../../base/state/site-context.ts';
import styles from './MediaPicture.module.css';
import { focusAttributes, pictureChoices } from './picture-choices.ts';

interface MediaPictureProps extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> {
  file: FileRef;
  alt: string;
  /** How wide the page draws it, as the attribute says it. */
  sizes: string;
}

/** A picture of the content: from its choices the browser takes the one that fits the screen and that it can draw. */
export function MediaPicture({ file, alt, sizes, ...given }: MediaPictureProps) {
  const { imageBase } = useDocument();
  const { sources, srcSet } = pictureChoices(file, imageBase);
  const image = (
    <img
      {...given}
      {...focusAttributes(file.focus)}
      // Before `src`, so that nothing is fetched that is not wanted.
      sizes={srcSet === undefined ? undefined : sizes}
      srcSet={srcSet}
      src={imageBase + file.path}
      alt={alt}
      width={file.width}
      height={file.height}
      decoding="async"
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles.choices}>
      {sources.map(({ type, srcSet: choices }) => (
        <source key={type} type={type} sizes={sizes} srcSet={choices} />
      ))}
      {image}
    </picture>
  );
}
