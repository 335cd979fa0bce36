import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChangeColumns } from './ChangeColumns.tsx';
import { sampleWords } from '../reading/testing/sample-words.ts';

const draw = (percent: string, shown: string) =>
  renderToStaticMarkup(
    <ChangeColumns
      name="净利润"
      columns={[
        { label: '2024', value: '100', shown: '100' },
        { label: '2025', value: '101', shown: '101', change: { percent, shown } },
      ]}
      most={8}
      conclusion="由 100 到 101"
      words={{ ...sampleWords(), change: '同比', level: (level) => level, tick: String }}
    />,
  );

describe('the figures above columns', () => {
  it.each([
    ['2.9', '▲ +2.9%', 'rise'],
    ['-6.5', '▼ −6.5%', 'fall'],
    ['0.0', '0.0%', 'flat'],
  ])(
    'say of a change of %s both in its mark and in its colour which way it went [IR-2] [A11Y-7]',
    (percent, shown, direction) => {
      expect(draw(percent, shown)).toContain(`<b class="num" data-direction="${direction}">${shown}</b>`);
    },
  );

  it('leave a level without a direction [IR-2]', () => {
    expect(draw('2.9', '▲ +2.9%')).toContain('<b class="num">101</b>');
  });
});
