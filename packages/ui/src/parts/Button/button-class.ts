import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` once in a view at most; `ghost` on night ground. */
  variant?: 'primary' | 'quiet' | 'ghost' | undefined;
  compact?: boolean | undefined;
}

/** For links that another component renders, such as the site's own. */
export function buttonClass(
  { variant = 'primary', compact = false }: ButtonLook,
  className?: string,
): string {
  return [styles.button, styles[variant], compact ? styles.compact : '', className].filter(Boolean).join(' ');
}
