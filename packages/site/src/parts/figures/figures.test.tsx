import type { Drawing, Figure } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { renderPage, textOf } from '../blocks/testing/render-page.tsx';
import { pageProps } from '../corporate/testing/corporate-fixtures.ts';
import { FigureView } from './FigureView.tsx';
import { unreadable } from './testing/text-boxes.ts';
import { textWidth } from './text-width.ts';

const { record } = pageProps('/x', undefined);

function drawn(
  figure: Omit<Figure, 'columns'> & { columns?: string[] },
  place: 'page' | 'text' = 'page',
  language: 'CN' | 'EN' = 'CN',
) {
  const given: Figure = { columns: [], ...figure };
  const View = () => <FigureView figure={given} place={place} />;
  const html = renderPage(View, { data: undefined, language, record, query: {} });
  const [wide = '', narrow = ''] = html.split('data-room="narrow"');
  return {
    html,
    wide,
    narrow: narrow.split('</svg>')[0] ?? '',
    label: /role="img" aria-label="([^"]*)"/.exec(html)?.[1],
    /** The attributes of what is drawn in one ink, in order. */
    inks: (ink: string, where = wide) =>
      [...where.matchAll(new RegExp(`<(?:rect|circle|path|text)[^>]*data-ink="${ink}"[^>]*>`, 'g'))].map(
        ([tag]) =>
          Object.fromEntries(
            [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
          ),
      ),
    table: /<details>[\s\S]*<\/details>/.exec(html)?.[0] ?? '',
  };
}

const numbers = (tags: Record<string, string>[], name: string) => tags.map((tag) => Number(tag[name]));

const RIBBON = {
  type: 'ribbon',
  title: '三成余额，六成减排',
  columns: ['余额（亿元）', '年减排量（万吨）'],
  rows: [
    ['风电', '30', '60'],
    ['轨道', '50', '30'],
    ['其他', '20.5', '10'],
  ],
  highlight: '风电',
} satisfies Figure;

describe('a ribbon', () => {
  const ribbon = drawn(RIBBON);

  it('gives each part the width of its share, on both sides', () => {
    const parts = ribbon.inks('part');
    const free = 1144 - 2 * 3;
    const [wind = NaN, windBelow = NaN, rail = NaN, , other = NaN] = numbers(parts, 'width');
    expect(wind).toBeCloseTo((free * 30) / 100.5, 0);
    expect(windBelow).toBeCloseTo((free * 60) / 100, 0);
    expect(wind + rail + other).toBeCloseTo(free, 0);
  });

  it('gives no other part the ground of what stands out', () => {
    expect(ribbon.inks('part').map((part) => part['data-fill'])).toEqual(['5', '5', '1', '1', '2', '2']);
  });

  it('says what the chosen part is of each side, and shows the same', () => {
    expect(ribbon.label).toBe('三成余额，六成减排。风电占余额 30%，风电占年减排量 60%');
    expect(textOf(ribbon.wide)).toContain('30%');
    expect(textOf(ribbon.wide)).toContain('合计 100.5');
  });

  it('stands upright on a phone, its parts as high as their shares', () => {
    const [first = NaN, , second = NaN] = numbers(ribbon.inks('part', ribbon.narrow), 'height');
    expect(first / second).toBeCloseTo(30 / 50, 1);
  });
});

describe('a line', () => {
  const rows = [
    ['2023', '1.12'],
    ['2024', '1.07'],
    ['2025', '1.02'],
    ['2026', '0.98'],
  ];
  const line = drawn({ type: 'line', title: '不良率在降', columns: ['不良率（%）'], rows });

  it('puts each value where the scale says', () => {
    const stars = [...line.inks('point'), ...line.inks('end')];
    const steps = (name: string) => {
      const places = numbers(stars, name);
      return places.slice(1).map((place, index) => place - (places[index] ?? NaN));
    };
    const [first = NaN, second, third] = steps('cy');
    // From 1.12 to 1.07 to 1.02 to 0.98.
    expect(second).toBeCloseTo(first, 0);
    expect(third).toBeCloseTo((first * 4) / 5, 0);
    const [one = NaN, , last] = steps('cx');
    expect(last).toBeCloseTo(one, 0);
  });

  it('names its beginning and its end, keeps noughts, and marks the end', () => {
    const even = drawn({
      type: 'line',
      title: '持平',
      columns: ['率（%）'],
      rows: [
        ['a', '1.2'],
        ['b', '1.25'],
        ['c', '1'],
      ],
    });
    expect(even.label).toBe('持平。a 1.20%，c 1.00%');
    expect(line.inks('end')).toHaveLength(1);
  });

  it('writes names and values at the ends of several lines, none over another', () => {
    const two = drawn({
      type: 'line',
      title: '两条',
      columns: ['甲（%）', '乙（%）'],
      rows: [
        ['1', '3', '1'],
        ['2', '2', '2'],
        ['3', '2.1', '2.0'],
      ],
      highlight: '乙',
    });
    const [first = NaN, second = NaN] = numbers(two.inks('label'), 'y');
    expect(Math.abs(first - second)).toBeGreaterThanOrEqual(36);
    expect(two.inks('line').map((path) => path['data-series'])).toEqual(['1', '2']);
  });

  it('names as many steps as have room, none over another, and keeps what ends a line inside', () => {
    const names = ['1 month', '3 months', '6 months', '9 months', '1 year'];
    const { narrow, inks } = drawn({
      type: 'line',
      title: 'Yields',
      columns: ['1–13 November (%)', 'October (%)'],
      rows: names.map((name, index) => [name, `1.${4 + index}`, `1.${5 + index}`]),
      highlight: '1–13 November',
    });
    expect(names.filter((name) => narrow.includes(`>${name}<`))).toEqual(['1 month', '6 months', '1 year']);
    const places = inks('note', narrow).slice(-3);
    expect(places.map((place) => place['text-anchor'])).toEqual(['middle', 'middle', 'middle']);
    const [end = NaN] = numbers(inks('label', narrow), 'x');
    expect(end).toBeLessThan(320 - textWidth('1–13 November', 15) * 1.1);
  });
});

describe('bars', () => {
  const BARS = {
    type: 'bars',
    title: '拨备够厚',
    columns: ['覆盖率（%）'],
    rows: [
      ['2024', '100'],
      ['2025', '200'],
    ],
  } satisfies Figure;

  it('begin at zero: twice the amount is twice the height', () => {
    const [one = NaN, two = NaN] = numbers(drawn(BARS).inks('bar'), 'height');
    expect(two / one).toBeCloseTo(2, 1);
  });

  it('have their reference at its own height', () => {
    const bars = drawn({ ...BARS, reference: { label: '要求', value: '200' } });
    const top = numbers(bars.inks('bar'), 'y')[1];
    expect(bars.inks('reference')[0]?.['d']).toContain(` ${top}H`);
  });

  it('lie where their names are too long to stand, with the amounts as lengths', () => {
    const rows = [
      ['个人客户通过手机银行办理的业务', '100'],
      ['企业客户', '50'],
    ];
    const lying = drawn({ ...BARS, rows });
    const [one = NaN, two = NaN] = numbers(lying.inks('bar', lying.narrow), 'width');
    expect(one / two).toBeCloseTo(2, 1);
  });

  describe('of two series', () => {
    const PAIRS = {
      ...BARS,
      columns: ['调整后（%）', '调整前（%）'],
      rows: [
        ['2024', '100', '120'],
        ['2025', '200', '220'],
      ],
    } satisfies Figure;
    const LONG = PAIRS.rows.map(([name, ...values]) => [`${name} 年通过手机银行办理的全部业务`, ...values]);
    const inksIn = (drawing: string) =>
      [...drawing.matchAll(/<rect data-ink="(\w+)"/g)]
        .map(([, ink]) => ink)
        .filter((ink) => ink !== 'ground');

    it.each([
      ['standing', PAIRS.rows],
      ['lying', LONG],
    ])('have the colours and the order of their legend, whatever stands out, when %s', (_, rows) => {
      const highlight = rows[1]?.[0];
      for (const figure of [
        { ...PAIRS, rows },
        { ...PAIRS, rows, highlight },
      ]) {
        const { wide, narrow } = drawn(figure);
        for (const drawing of [wide, narrow]) {
          expect(inksIn(drawing)).toEqual(['bar', 'earlier', 'bar', 'earlier', 'bar', 'earlier']);
        }
      }
    });

    it('give what stands out a ground and a strong name', () => {
      for (const rows of [PAIRS.rows, LONG]) {
        const bars = drawn({ ...PAIRS, rows, highlight: rows[1]?.[0] ?? '' });
        expect(bars.inks('ground')).toHaveLength(1);
        expect(bars.wide.match(/data-strong=""/g)).toHaveLength(1);
      }
      expect(drawn(PAIRS).inks('ground')).toHaveLength(0);
    });
  });

  it('of one series are quiet but for what stands out', () => {
    const bars = drawn({ ...BARS, highlight: '2025' });
    expect([bars.inks('bar').length, bars.inks('quiet').length, bars.inks('ground').length]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe('dots', () => {
  const dots = drawn({
    type: 'dots',
    title: '储能最快',
    columns: ['较年初（%）'],
    rows: [
      ['风电', '20'],
      ['储能', '40'],
      ['轨道', '-10'],
    ],
    reference: { label: '全部', value: '19.8' },
  });

  it('stand in the order of their values, at the distance from zero that these say', () => {
    const [storage = NaN, wind = NaN, rail = NaN] = numbers(dots.inks('dot'), 'cx');
    expect(storage - wind).toBeCloseTo(((storage - rail) * 20) / 50, 0);
    expect(textOf(dots.wide)).toMatch(/储能.*风电.*轨道/);
  });

  it('say the greatest, the least and the whole', () => {
    expect(dots.label).toBe('储能最快。储能 +40%，轨道 −10%，全部 19.8%');
  });
});

describe('a stack', () => {
  const stack = drawn({
    type: 'stack',
    title: '手机更省',
    unit: '元',
    columns: ['手续费', '电讯费'],
    rows: [
      ['手机', '0', '40'],
      ['柜面', '75.51', '80'],
    ],
  });

  it('adds its parts exactly and leaves out what costs nothing', () => {
    expect(stack.label).toBe('手机更省。手机 40 元，柜面 155.51 元');
    const parts = stack.inks('part').filter((part) => Number(part['height']) > 20);
    expect(parts).toHaveLength(3);
    const [phone = NaN, , cable = NaN] = numbers(parts, 'width').map((width) => width + 2);
    expect(phone / cable).toBeCloseTo(40 / 80, 1);
  });
});

describe('a gantt', () => {
  const rows = [
    ['停业', '2026-11-16', '2026-11-25'],
    ['开业', '2026-11-30'],
  ];
  const gantt = drawn({ type: 'gantt', title: '只停十天', rows });

  it('marks today between the days around it', () => {
    const [stop] = gantt.inks('period');
    const now = Number(gantt.inks('now-dot')[0]?.['cx']);
    // Half of the fifth of ten days.
    const share = (now - Number(stop?.['x'])) / Number(stop?.['width']);
    expect(share).toBeCloseTo(0.45, 2);
    expect(textOf(gantt.wide)).toContain('今天 11-20');
  });

  it('marks no today that is not among its days', () => {
    const past = drawn({ type: 'gantt', title: '早就停了', rows: [['停业', '2025-01-01', '2025-01-05']] });
    expect(past.inks('now')).toHaveLength(0);
    expect(past.label).toBe('早就停了。停业 2025-01-01 至 2025-01-05');
  });
});

describe('a timeline', () => {
  it('gives each part the length of its time, one after another', () => {
    const timeline = drawn({
      type: 'timeline',
      title: '三十分钟',
      columns: ['时长（分钟）'],
      rows: [
        ['听', '10'],
        ['练', '20'],
      ],
    });
    const [first, second] = timeline.inks('part');
    expect((Number(second?.['width']) + 3) / (Number(first?.['width']) + 3)).toBeCloseTo(2, 1);
    expect(Number(second?.['x'])).toBeCloseTo(1144 / 3, 0);
    expect(timeline.label).toBe('三十分钟。练 20 分钟，听 10 分钟');
  });
});

describe('a sky', () => {
  it('draws rings whose areas are the numbers, east to the right and north above', () => {
    const sky = drawn({
      type: 'sky',
      title: '北京最多',
      columns: ['网点（家）'],
      rows: [
        ['上海', '121.5', '31.2', '44'],
        ['北京', '116.4', '39.9', '176'],
      ],
    });
    const [beijing, shanghai] = sky.inks('ring');
    expect(Number(beijing?.['r']) / Number(shanghai?.['r'])).toBeCloseTo(2, 1);
    expect(Number(beijing?.['cx'])).toBeLessThan(Number(shanghai?.['cx']));
    expect(Number(beijing?.['cy'])).toBeLessThan(Number(shanghai?.['cy']));
    expect(sky.label).toBe('北京最多。北京 176 家，上海 44 家');
  });
});

describe('a figure of words', () => {
  it.each([
    ['steps', [['挂断', '不确认'], ['拨 95526']]],
    [
      'numbers',
      [
        ['用时', '1:31', '分'],
        ['步骤', '4', '步'],
      ],
    ],
    ['plate', [['步骤', '7 → 4', '步']]],
  ] as const)('says its %s itself, without a table beside it', (type, rows) => {
    const figure = drawn({ type, title: '结论', rows: rows.map((row) => [...row]) });
    expect(figure.table).toBe('');
    expect(figure.label).toBeUndefined();
    for (const cell of rows.flat()) expect(textOf(figure.html)).toContain(cell);
  });

  it('gives the last column of a table bars, when all of it are signed percentages', () => {
    const rows = [
      ['贷款', '16,492', '+8.5%'],
      ['绿色', '862.4', '+17%'],
    ];
    const table = drawn({ type: 'table', title: '更快', columns: ['余额', '变动'], rows });
    const widths = [...table.html.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([50, 100]);
  });

  it('gives no bars to percentages without a sign, and lets columns of words begin at one line', () => {
    const rows = [
      ['学生', '护照、签证与录取通知书', '12.5%'],
      ['职员', '合同', '3 分钟'],
    ];
    const table = drawn({ type: 'table', title: '各带各的', columns: ['带什么', '占比'], rows });
    expect(table.html).not.toContain('<rect');
    expect(table.html.match(/<t[hd][^>]* data-words=""/g)).toHaveLength(3);
    expect(table.html).toContain('<td>3 分钟</td>');
  });

  it('does not take an unsigned percentage for a change', () => {
    const rows = [
      ['甲', '12.5%'],
      ['乙', '3%'],
    ];
    expect(drawn({ type: 'table', title: '占比', columns: ['占比'], rows }).html).not.toContain('<rect');
  });
});

describe('every figure', () => {
  const beside: Drawing = RIBBON;

  it.each(['CN', 'EN'] as const)('gives the same rows as a table that needs no script, in %s', (language) => {
    const { table } = drawn(RIBBON, 'page', language);
    expect(table).toContain(language === 'CN' ? '以表格查看' : 'View as table');
    expect(table).toContain(language === 'CN' ? '余额，亿元' : '余额, 亿元');
    for (const [name] of RIBBON.rows) expect(table).toContain(`<th scope="row">${name}</th>`);
    for (const cell of ['30.0', '50.0', '20.5', '60']) expect(table).toContain(`<td>${cell}</td>`);
  });

  it('is one picture to those who do not see it, drawn twice for those who do', () => {
    const { html } = drawn(RIBBON);
    expect(html.match(/role="img"/g)).toHaveLength(1);
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
    expect(html).toContain('viewBox="0 0 320 ');
  });

  it('places nothing by a style attribute and holds no text smaller than the styles give it', () => {
    const { html } = drawn({ ...RIBBON, beside: { ...beside, title: '旁边' } });
    expect(html).not.toMatch(/ style=| font-size=/);
  });
});

describe('a drawing for a phone', () => {
  it('puts keys of a stack that do not fit beside each other on further lines', () => {
    const columns = ['个人存款', '公司存款', '保证金存款', '结构性存款', '其他存款'].map(
      (name) => `${name}（亿元）`,
    );
    const stack = drawn({ type: 'stack', title: '存款', columns, rows: [['余额', '5', '4', '3', '2', '1']] });
    const lines = new Set(numbers(stack.inks('note', stack.narrow), 'y'));
    expect(lines.size).toBeGreaterThan(1);
    for (const { x, y } of stack.inks('note', stack.narrow)) {
      expect(Number(x)).toBeLessThan(320);
      expect(Number(y)).toBeLessThan(heightOf(stack.narrow));
    }
  });

  it('writes the total of a ribbon after its heading where a name stands above the last part', () => {
    const { wide } = drawn({
      ...RIBBON,
      rows: [
        ['Commercial paper', '90', '80'],
        ['Asset-backed notes', '9', '20'],
      ],
    });
    expect(textOf(wide)).toContain('合计 99');
    expect(unreadable(wide)).toEqual([]);
  });

  it('names a part of a ribbon once where both sides have no room for it', () => {
    const rows = [
      ['轨道交通', '98', '2'],
      ['可再生能源装备制造', '2', '98'],
    ];
    const { narrow } = drawn({ type: 'ribbon', title: '互换', columns: ['甲（亿元）', '乙（亿元）'], rows });
    expect(narrow.match(/可再生能源装备制造/g)).toHaveLength(1);
  });

  it('lays bars down whose pairs of figures would touch', () => {
    const rows = ['2021', '2022', '2023', '2024'].map((year) => [year, '98.5', '97.1']);
    const bars = drawn({ type: 'bars', title: '成对', columns: ['本年（亿元）', '上年（亿元）'], rows });
    expect(new Set(numbers(bars.inks('bar', bars.narrow).slice(1), 'x')).size).toBe(1);
    expect(new Set(numbers(bars.inks('bar').slice(1), 'x')).size).toBe(4);
  });

  it('keeps the days of a short period within the drawing', () => {
    const rows = [
      ['报名', '2025-01-01', '2025-12-31'],
      ['补报', '2025-06-28', '2025-07-02'],
    ];
    const gantt = drawn({ type: 'gantt', title: '先报名', rows });
    const labels = [...gantt.inks('value-small', gantt.narrow), ...gantt.inks('inside', gantt.narrow)];
    const ends = labels.filter(({ 'text-anchor': anchor }) => anchor === 'end').map(({ x }) => Number(x));
    expect(ends).toHaveLength(2);
    // 2025-06-28 至 2025-07-02 is some 170 px long.
    expect(Math.min(...ends)).toBeGreaterThan(170);
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
  });
});

const heightOf = (drawing: string) => Number(/viewBox="0 0 \S+ ([\d.]+)"/.exec(drawing)?.[1]);
