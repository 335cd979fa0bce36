import { TextLink } from '@bank/ui';
import { LookupGuide } from '../../../parts/forms/lookup/LookupGuide.tsx';
import { WhereToLook } from '../../../parts/forms/lookup/WhereToLook.tsx';
import { LetterDrawing } from './LetterDrawing.tsx';
import { letterWords } from '../../../words/company/letters/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';

const CORPORATE_OUTLETS = '/bobbank/map?service=CORP';

/** Where the fields stand on a letter, what the two answers mean, how to get a written confirmation, what to do with a forgery. */
export function LetterGuide() {
  const to = useAddress();
  const words = useWords(letterWords);
  return (
    <LookupGuide
      where={
        <WhereToLook
          id="letter-where"
          title={words['letters.where']}
          note={words['letters.sample']}
          drawing={<LetterDrawing />}
          callouts={[
            { at: 'top', side: 'end', name: words['letters.number'], text: words['letters.whereNumber'] },
            { at: 'middle', side: 'start', name: words['letters.sum'], text: words['letters.whereSum'] },
            { at: 'foot', side: 'end', name: words['letters.date'], text: words['letters.whereDate'] },
          ]}
        />
      }
      verdicts={[
        { icon: 'check', isGood: true, name: words['letters.matched'], text: words['letters.matchedMeans'] },
        { icon: 'close', name: words['letters.unmatched'], text: words['letters.unmatchedMeans'] },
      ]}
      limit={words['letters.limit']}
      advice={[
        {
          id: 'letter-written',
          title: words['letters.written'],
          text: <p>{words['letters.writtenText']}</p>,
        },
        { id: 'letter-scan', title: words['letters.scan'], text: <p>{words['letters.scanText']}</p> },
        {
          id: 'letter-fake',
          title: words['letters.fake'],
          text: <p>{words['letters.fakeText']}</p>,
          action: (
            <p>
              <TextLink variant="action" href={to(CORPORATE_OUTLETS)}>
                {words['letters.branches']}
              </TextLink>
            </p>
          ),
        },
      ]}
    />
  );
}
