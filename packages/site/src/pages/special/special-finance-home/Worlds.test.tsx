import { beforeAll, expect, it } from 'vitest';
import type { Banner, RouteDef } from '@bank/contract';
import { aBanner } from '../../../parts/blocks/testing/home-fixtures.ts';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { specialWords } from '../../../words/special/special/words.ts';
import { Worlds } from './Worlds.tsx';

beforeAll(() => specialWords.load('CN'));

const record = { path: '/spesialfinance', title: '特色金融', name: '特色金融' } as RouteDef;
const render = (worlds: Banner[] | undefined) =>
  renderPage(() => <Worlds record={record} worlds={worlds} />, {
    data: {},
    language: 'CN',
    query: {},
    record,
  });

it('shows a panel for each world, with its number apart from the words around it [SPE-1]', () => {
  const markup = render([
    aBanner({
      id: 'tech',
      title: '科创金融',
      kicker: '单户最高 3,000 万元',
      url: '/spesialfinance/second?column=501001',
    }),
    aBanner({ id: 'green', title: '绿色金融', kicker: '额度按项目' }),
  ]);
  expect(markup).toMatch(/<span>单户最高<\/span> <b class="num">3,000<\/b> 万元/);
  expect(markup).toContain('href="/spesialfinance/second?column=501001"');
  expect(textOf(markup)).toContain('额度按项目');
  expect(markup.match(/<h2/g)).toHaveLength(2);
});

it('keeps its heading where no world has come [S8-visible]', () => {
  expect(render(undefined)).toMatch(/<h1[^>]*>特色金融<\/h1>/);
});
