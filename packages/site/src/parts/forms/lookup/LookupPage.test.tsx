import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { renderPage } from '../../blocks/testing/render-page.tsx';
import type { SentForm } from '../challenge/answer-posted.ts';
import { TextField } from '../Field.tsx';
import { LookupPage } from './LookupPage.tsx';
import { challengeWords } from '../../../words/common/challenge/words.ts';
import { formWords } from '../../../words/common/forms/words.ts';

beforeAll(() => Promise.all([challengeWords.load('CN'), formWords.load('CN')]));

const Found = ({ result }: { result: string }) => <p>{`Found ${result}`}</p>;

function draw(sent?: SentForm<string>): string {
  const Page = () => (
    <LookupPage
      form="staff"
      fields={['staffNo', 'captchaKey', 'captcha']}
      sent={sent}
      path="/look-up"
      read={() => ({ problems: {} })}
      send={() => Promise.resolve({ kind: 'answered', result: 'Lin' })}
      words={{
        privacy: 'Kept nowhere',
        title: 'Look up',
        submit: 'Search',
        busy: 'Searching',
      }}
      className="form"
      Outcome={Found}
      guide={<p>How to read it</p>}
    >
      {(field) => <TextField {...field('staffNo')} label="Number" />}
    </LookupPage>
  );
  return renderPage<undefined>(Page, { data: undefined, language: 'CN', query: {}, record: {} as RouteDef });
}

const sent = { values: { staffNo: '011200' }, challenge: { captchaKey: 'key', mode: 'image' } } as const;

describe('a page that looks something up', () => {
  it('holds an empty form that is posted to its own address', () => {
    const html = draw();
    expect(html).toMatch(/<form[^>]* action="\/look-up" method="post"/);
    expect(html).toMatch(/<input[^>]* id="staffNo"[^>]* value=""/);
    expect(html).not.toContain('Found');
  });

  it('shows what was found, with the form as it was sent', () => {
    const html = draw({ ...sent, problems: {}, answer: { kind: 'answered', result: 'Lin' } });
    expect(html).toMatch(/<input[^>]* value="011200"/);
    expect(html).toContain('Found Lin');
    expect(html.indexOf('Found')).toBeLessThan(html.indexOf('How to read it'));
  });

  it('puts what is wrong at its field', () => {
    const html = draw({ ...sent, problems: { staffNo: 'Too short' } });
    expect(html).toMatch(/<input[^>]* aria-invalid="true"/);
    expect(html).toContain('id="staffNo-error"');
  });
});
