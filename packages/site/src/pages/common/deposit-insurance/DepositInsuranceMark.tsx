import { Icon } from '@bank/ui';
import { useWords } from '../../../base/state/site-context.ts';
import { depositInsuranceWords } from '../../../words/common/deposit-insurance/words.ts';
import styles from './DepositInsurancePage.module.css';

/**
 * A placeholder for the deposit-insurance mark. The real one belongs to the deposit-insurance fund
 * management institution and must be shown unaltered, so a fictional bank draws none of it
 * (PD-9).
 */
export function DepositInsuranceMark() {
  const words = useWords(depositInsuranceWords);
  return (
    <p className={styles.mark}>
      <Icon name="insurance" />
      <span>{words['insurance.mark']}</span>
      <small>{words['insurance.markNote']}</small>
    </p>
  );
}
