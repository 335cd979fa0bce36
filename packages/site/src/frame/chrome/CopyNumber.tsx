import { useWords } from '../../base/state/site-context.ts';
import styles from './CopyNumber.module.css';

interface CopyNumberProps {
  /** As it is shown; copied without its spaces, which not every telephone understands. */
  number: string;
  /** Hears what to tell the visitor. */
  onDone: (message: string) => void;
}

/** Puts a telephone number on the clipboard. Only shown with script. */
export function CopyNumber({ number, onDone }: CopyNumberProps) {
  const words = useWords();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number.replaceAll(' ', ''));
      onDone(words['hotline.copied'](number));
    } catch {
      // Only served over https, and only where the browser allows it.
      onDone(words['hotline.notCopied']);
    }
  };
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={words['hotline.copyNumber'](number)}
      onClick={() => void copy()}
    >
      {words['hotline.copy']}
    </button>
  );
}
