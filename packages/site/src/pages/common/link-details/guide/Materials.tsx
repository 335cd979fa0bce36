import type { ServiceGuide } from '@bank/contract';
import { useWords } from '../../../../base/state/site-context.ts';
import { Part } from '../../../../parts/reading/Part.tsx';
import { serviceGuideWords } from '../../../../words/common/service-guide/words.ts';
import styles from './Materials.module.css';

/** What to have at hand or to bring, as a list that can be printed and taken along. */
export function Materials({ materials }: { materials: NonNullable<ServiceGuide['materials']> }) {
  const words = useWords(serviceGuideWords);
  return (
    <Part id="materials" title={words.materials}>
      <dl className={styles.materials}>
        {materials.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
