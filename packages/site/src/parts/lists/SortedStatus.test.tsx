import { expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { renderPage } from '../blocks/testing/render-page.tsx';
import { SortedStatus } from './SortedStatus.tsx';

it('is there before the order changes, and says nothing of the one the list came with', () => {
  const html = renderPage<undefined>(() => <SortedStatus column="期限" direction="ascending" />, {
    data: undefined,
    language: 'CN',
    query: {},
    record: {} as RouteDef,
  });
  expect(html).toMatch(/<span role="status"><\/span>/);
});
