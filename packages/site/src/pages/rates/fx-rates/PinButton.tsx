import styles from './PinButton.module.css';

interface PinButtonProps {
  label: string;
  isPinned: boolean;
  onClick: () => void;
}

/** A five-pointed star, hollow until it is chosen. Means nothing without script, and is not shown without it. */
export function PinButton({ label, isPinned, onClick }: PinButtonProps) {
  return (
    <button className={styles.pin} type="button" aria-pressed={isPinned} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 1.9l1.9 3.9 4.2.6-3.1 3 .8 4.2L8 11.6l-3.8 2 .8-4.2-3.1-3 4.2-.6z" />
      </svg>
    </button>
  );
}
