import { COLUMNS, type Shortcut } from '@bank/contract';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { ComplaintChannels } from '../parts/ComplaintChannels.tsx';
import { ComplaintSteps } from '../parts/ComplaintSteps.tsx';
import { zoneList } from '../parts/zone-address.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './ZoneComplaints.module.css';

interface ZoneComplaintsProps {
  steps: Shortcut[] | undefined;
  channels: Shortcut[] | undefined;
}

/** Steps, time limits, channels and the regulator, prominently (CP-2). */
export function ZoneComplaints({ steps, channels }: ZoneComplaintsProps) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const more = words['protection.complaintsMore'];
  return (
    <Section
      id="complaints"
      title={words['protection.complaintsTitle']}
      caption={words['protection.complaintsCaption']}
      more={{ wide: more, narrow: more, url: to(zoneList({ column: COLUMNS.complaints })) }}
      ground="surface"
    >
      {steps === undefined || channels === undefined ? (
        <BlockNote>{words['home.failed']}</BlockNote>
      ) : (
        <div className={styles.complaints}>
          <ComplaintSteps steps={steps} headings="h3" />
          <ComplaintChannels channels={channels} />
        </div>
      )}
    </Section>
  );
}
