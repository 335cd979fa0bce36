import { COMMON_ICONS } from './common-icons.ts';
import common from './common-icons.svg';
import subjects from './subject-icons.svg';
import type { IconName } from './icon-name.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: IconName;
  /** Edge in CSS px at the usual text size; it grows with enlarged text. */
  size?: number;
  /** Stroke in units of the 32-unit grid; only where it departs from the size's own. */
  weight?: number;
  /** Names an icon that stands alone. Without it the icon is decoration beside its label. */
  title?: string;
  className?: string | undefined;
}

/**
 * One symbol of a sprite, in the colour of the text around it; its star reads `--icon-star`. A page has a hundred: what
 * all have in common stands in the style sheet and in the symbols.
 */
export function Icon({ name, size = 20, weight = weightAt(size), title, className }: IconProps) {
  const edge = `${size / 16}rem`;
  return (
    <svg
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      width={edge}
      height={edge}
      strokeWidth={weight}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? 'true' : undefined}
    >
      {title === undefined ? null : <title>{title}</title>}
      <use href={`${isCommon(name) ? common : subjects}#${name}`} />
    </svg>
  );
}

/** Most pages do without the other sprite. */
const isCommon = (name: IconName) => (COMMON_ICONS as readonly IconName[]).includes(name);

/** Small icons get a heavier stroke, so that the optical weight stays level. */
function weightAt(size: number): number {
  if (size >= 40) return 1.2;
  if (size >= 30) return 1.35;
  if (size >= 20) return 1.7;
  if (size >= 16) return 2;
  return size >= 14 ? 2.2 : 2.4;
}
