import { TextLink } from '@bank/ui';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import { LookupGuide } from '../../../parts/forms/lookup/LookupGuide.tsx';
import { WhereToLook } from '../../../parts/forms/lookup/WhereToLook.tsx';
import { BadgeDrawing } from './BadgeDrawing.tsx';
import { staffWords } from '../../../words/personal/staff/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Where the fields stand on a badge, what the statuses mean, and what to do when somebody is not found. */
export function ResultGuide() {
  const words = useWords(staffWords);
  const hotlines = useHotlines();
  return (
    <LookupGuide
      where={
        <WhereToLook
          id="staff-where"
          title={words['staff.where']}
          note={words['staff.sample']}
          drawing={<BadgeDrawing />}
          callouts={[
            { at: 'top', side: 'end', name: words['staff.outlet'], text: words['staff.whereOutlet'] },
            { at: 'middle', side: 'start', name: words['staff.name'], text: words['staff.whereName'] },
            { at: 'foot', side: 'end', name: words['staff.number'], text: words['staff.whereNumber'] },
          ]}
        />
      }
      verdicts={[
        { icon: 'check', isGood: true, name: words['staff.status.1'], text: words['staff.meaning.1'] },
        { icon: 'close', name: words['staff.status.0'], text: words['staff.meaning.0'] },
        { icon: 'clock', name: words['staff.expired'], text: words['staff.meaning.expired'] },
      ]}
      limit={words['staff.limit']}
      advice={[
        { id: 'staff-stop', title: words['staff.stop'], text: <p>{words['staff.stopText']}</p> },
        {
          id: 'staff-ask',
          title: words['staff.ask'],
          text: <p>{words['staff.askText']}</p>,
          action: (
            <p>
              <TextLink variant="action" href={`tel:${hotlines.service.dial}`}>
                {words['staff.call']}
              </TextLink>
            </p>
          ),
        },
        { id: 'staff-keep', title: words['staff.keep'], text: <p>{words['staff.keepText']}</p> },
      ]}
    />
  );
}
