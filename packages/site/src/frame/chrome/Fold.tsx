import { useState } from 'react';
import { Icon } from '@bank/ui';
import styles from './SiteFooter.module.css';

/**
 * Lies over the name of a group of links and folds what follows it, on phones and with script alone: elsewhere a group
 * stands open, and its name is just that.
 */
export function Fold({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={name}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      <Icon name="plus" size={16} />
    </button>
  );
}
