import type { IconName } from '@bank/ui';
import { Icon } from '@bank/ui';
import styles from './Bar.module.css';

interface ToolButtonProps {
  icon: IconName;
  label: string;
  /** Leave out for a button that does something once. */
  pressed?: boolean;
  onPress: () => void;
}

export function ToolButton({ icon, label, pressed, onPress }: ToolButtonProps) {
  return (
    <button type="button" className={styles.tool} aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} size={28} />
      {label}
    </button>
  );
}
