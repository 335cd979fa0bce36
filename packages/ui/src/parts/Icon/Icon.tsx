import { COMMON_ICONS } from './common-icons.ts';
import common from './common-icons.svg';
import subjects from './subject-icons.svg';
import { isSign } from './signs.ts';
import type { IconName } from './icon-name.ts';
import styles from './Icon.module.css';

/** Edges in CSS px at the usual text size; they grow with enlarged text. Each has its stroke, of level optical weight. */
export type IconSize = 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 30 | 32 | 34 | 40;

interface IconProps {
  name: IconName;
  size?: IconSize;
  /** Names an icon that stands alone. Without it the icon is decoration beside its label. */
  title?: string;
  className?: string | undefined;
}

/**
 * One symbol of a sprite, in the colour of the text around it; its star reads `--icon-star`. A page has a hundred: what
 * all have in common stands in the style sheet and in the symbols, and so do the signs of one line that are everywhere.
 */
export function Icon({ name, size = 20, title, className }: IconProps) {
  const sign = isSign(name) ? name : undefined;
  const classes = [styles.icon, styles[`size${size}`], sign && styles[sign], className];
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? 'true' : undefined}
    >
      {title === undefined ? null : <title>{title}</title>}
      {sign === undefined ? <use href={`${isCommon(name) ? common : subjects}#${name}`} /> : null}
    </svg>
  );
}

/** Most pages do without the other sprite. */
const isCommon = (name: IconName) => (COMMON_ICONS as readonly IconName[]).includes(name);
