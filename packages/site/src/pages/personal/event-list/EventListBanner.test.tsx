import { expect, it } from 'vitest';
import type { Activity, ActivityList, RouteDef } from '@bank/contract';
import { withBanner } from '../../../parts/banner/testing/with-banner.tsx';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { EventListBanner } from './EventListBanner.tsx';

const activity = (title: string, status: Activity['status'], days: number) =>
  ({ id: title, title, status, days }) as Activity;
const found = (pageNum: number, list: Activity[]): ActivityList => ({
  list,
  pageNum,
  pageSize: 7,
  total: list.length,
  counts: { ALL: 14, CURRENT: 2, UPCOMING: 1, ENDED: 11 },
});
const render = (data: ActivityList) =>
  textOf(
    renderPage(
      withBanner(EventListBanner, () => null, '近期活动'),
      {
        data,
        language: 'CN',
        query: {},
        record: { path: '/personal/eventInformationList' } as RouteDef,
      },
    ),
  );

const LIST = [
  activity('读书会', 'CURRENT', 9),
  activity('零钱日', 'CURRENT', 3),
  activity('公开课', 'UPCOMING', 2),
];

it('says which activity ends and which starts before all others [S2-personal]', () => {
  const text = render(found(1, LIST));
  expect(text).toContain('还有 3 天结束：零钱日');
  expect(text).toContain('还有 2 天开始：公开课');
  expect(text).toMatch(/全部\s*14.*进行中\s*2/s);
});

it('does not say so of a later page, which holds only some [S2-personal]', () => {
  expect(render(found(2, LIST))).not.toContain('零钱日');
});
