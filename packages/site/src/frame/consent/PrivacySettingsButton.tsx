import { useWords } from '../../base/state/site-context.ts';
import { openPrivacySettings } from './privacy-settings.ts';
import styles from './PrivacySettingsButton.module.css';

/** Where consent is withdrawn as easily as it was given. Only shown with script: without it nothing is ever tracked. */
export function PrivacySettingsButton() {
  const words = useWords();
  return (
    <button
      type="button"
      className={styles.button}
      onClick={({ currentTarget }) => openPrivacySettings(currentTarget)}
    >
      {words['consent.settings']}
    </button>
  );
}
