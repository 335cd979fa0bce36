import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { LanguageContext } from '../../../../base/state/site-context.ts';
import { aBranch } from '../../../../parts/branches/testing/sample-branch.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { serverMessages } from '../../../../words/loading/server-messages.ts';
import { BranchesAnswer } from './BranchesAnswer.tsx';

beforeAll(() => searchWords.load('CN'));

function shown(distance?: number): string {
  const others = distance === undefined ? [] : [aBranch({ id: 'other', distance })];
  const branches = [aBranch({ id: 'one' }), ...others];
  return renderToStaticMarkup(
    <LanguageContext
      value={{ language: 'CN', words: serverMessages('CN'), officialHost: '', today: '2026-11-20' }}
    >
      <BranchesAnswer answer={{ kind: 'BRANCHES', place: '安定街', keyword: '安定街', total: 1, branches }} />
    </LanguageContext>,
  );
}

it('counts the branches at a place, and says how far those near it are [SRCH-12]', () => {
  expect(shown()).toMatch(/安定街的网点.*共 1 处/);
  expect(shown(440)).toMatch(/安定街附近的网点.*距此处 440 米/);
  expect(shown(440)).not.toContain('共 1 处');
});
