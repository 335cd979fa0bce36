import { expect, it } from 'vitest';
import { salesOutlets } from '@bank/contract';
import { aSalesOutlet } from '../../testing/a-sales-outlet.ts';
import { apiOver } from '../../testing.ts';

it('the outlets that sell are named in the editors’ order, in both languages whoever asks [STAFF-1]', async () => {
  const api = await apiOver([
    aSalesOutlet('o2', ['上海静云支行', 'Shanghai Jingyun Sub-branch'], ['上海', 'Shanghai'], 2),
    aSalesOutlet('o1', ['北京星桥支行', 'Beijing Xingqiao Sub-branch'], ['北京', 'Beijing'], 1),
  ]);
  for (const language of ['CN', 'EN'] as const)
    expect(await api.client(language).call(salesOutlets, {})).toEqual([
      {
        branchName: '北京星桥支行',
        branchNameEn: 'Beijing Xingqiao Sub-branch',
        city: '北京',
        cityEn: 'Beijing',
      },
      {
        branchName: '上海静云支行',
        branchNameEn: 'Shanghai Jingyun Sub-branch',
        city: '上海',
        cityEn: 'Shanghai',
      },
    ]);
  await api.drop();
});
