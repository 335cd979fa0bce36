import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '@bank/ui';
import styles from './PaperTool.module.css';

/** Drawn by turning or mirroring what the sprite has. */
type ToolIcon = IconName | 'chevron-up' | 'rotate';

interface PaperToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ToolIcon;
  label: string;
  /** The label stands beside the icon where there is room. */
  isLabelled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function PaperTool({ icon, label, isLabelled = false, ...native }: PaperToolProps) {
  return (
    <button
      {...native}
      type="button"
      className={styles.tool}
      title={isLabelled ? undefined : label}
      aria-label={isLabelled ? undefined : label}
    >
      <ToolFace icon={icon} label={isLabelled ? label : undefined} />
    </button>
  );
}

export const toolClass = styles.tool;

export function ToolFace({ icon, label }: { icon: ToolIcon; label: string | undefined }) {
  return (
    <>
      {icon === 'chevron-up' ? (
        <Icon name="chevron-down" size={18} className={styles.upward} />
      ) : icon === 'rotate' ? (
        <Icon name="reset" size={18} className={styles.mirrored} />
      ) : (
        <Icon name={icon} size={18} />
      )}
      {label === undefined ? null : <span className={styles.label}>{label}</span>}
    </>
  );
}
