import { describe, expect, it } from 'vitest';
import { elementsOf, renderPage } from '../blocks/testing/render-page.tsx';
import { pageProps } from '../corporate/testing/corporate-fixtures.ts';
import { FigureView } from './FigureView.tsx';
import { demoFigures } from './testing/demo-figures.ts';
import { unreadable } from './testing/text-boxes.ts';

const { record } = pageProps('/x', undefined);

describe('the figures of the demo bank, on a phone', () => {
  it.each(demoFigures())(
    'have no text on another or outside their picture: $file',
    ({ figures, language }) => {
      const View = () =>
        figures.map((figure) => <FigureView key={figure.title} figure={figure} place="page" />);
      const html = renderPage(View, { data: undefined, language, record, query: {} });
      const drawings = elementsOf(html, 'svg').filter((svg) => svg.includes('viewBox="0 0 320 '));
      const found = drawings.flatMap(unreadable);
      expect(found).toEqual([]);
    },
  );
});
