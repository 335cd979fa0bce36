import { expect, it } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { aTestIndex, TEST_NOW } from '../../testing/test-index.ts';
import { explainKeyword } from './explain-keyword.ts';

it('tells how a keyword is read, what has some of it, and what of that is shown', async () => {
  const bank = await aTestIndex([
    aDocument({ id: 'all', title: '保函 贴现 黄金 骆驼' }),
    aDocument({ id: 'one', title: '黄金' }),
    aDocument({ id: 'none', title: '信用卡' }),
  ]);
  const filters = { language: 'CN', now: TEST_NOW } as const;
  const explained = await explainKeyword(bank.index, '保函 贴现 黄金 骆驼', filters);
  const nothing = await explainKeyword(bank.index, '的', { ...filters });
  bank.close();
  expect(explained?.groups).toHaveLength(4);
  expect(explained?.isWide).toBe(true);
  expect(explained?.ranked.map(({ candidate: { id } }) => id)).toEqual(['all', 'one']);
  expect(explained?.ids).toEqual(['all']);
  expect(nothing?.ids ?? []).toEqual([]);
});
