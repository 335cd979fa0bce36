import type { ReactNode } from 'react';
import { expect, it, describe } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { anArticle } from '../blocks/testing/home-fixtures.ts';
import { renderPage, textOf } from '../blocks/testing/render-page.tsx';
import { Changes } from './Changes.tsx';
import { MonthRuns } from './MonthRuns.tsx';

const record = { path: '/bobbank/secondlist' } as RouteDef;
const PLAIN = anArticle({ id: 'plain', title: 'Plain' });
const CHANGED = anArticle({ id: 'changed', title: 'Changed', changedOn: '2026-11-19' });

describe.each([
  ['CN', '已更新 11-19', '修改记录'],
  ['EN', 'Updated 19 Nov', 'What changed'],
] as const)('a text that was changed, in %s', (language, mark, heading) => {
  const draw = (drawn: () => ReactNode) =>
    textOf(renderPage(drawn, { data: undefined, language, query: {}, record }));

  it('is marked in its list, and no other is [NEWS-1]', () => {
    const list = draw(() => <MonthRuns articles={[CHANGED, PLAIN]} hrefOf={({ id }) => `/${id}`} />);
    expect(list.split(mark)).toHaveLength(2);
    expect(draw(() => <MonthRuns articles={[PLAIN]} hrefOf={({ id }) => `/${id}`} />)).not.toContain(mark);
  });

  it('says when, which department and what [NEWS-1]', () => {
    const changes = [{ date: '2026-11-19', by: 'Operations', text: 'Added the night window.' }];
    const said = draw(() => <Changes changes={changes} />);
    for (const part of [
      heading,
      language === 'CN' ? '2026-11-19' : '19 Nov 2026',
      'Operations',
      'night window',
    ])
      expect(said).toContain(part);
    expect(draw(() => <Changes changes={[]} />)).toBe('');
  });
});
