import { describe, expect, it } from 'vitest';
import { aStudio, stampsIn, type Browser } from '../testing/a-studio.ts';

async function anEdition(browser: Browser): Promise<string> {
  return (await browser.post('/editions', { title: '图表', scope: 'site' })).location;
}

const FIGURE = {
  type: 'bars',
  title: '东部 <b>最多',
  columns: ['网点（家）'],
  rows: [
    ['东部', 30],
    ['西部', '12.50'],
  ],
};

describe('a figure that is being written', () => {
  it('is drawn by the parts of the site, in a frame of the studio alone', async () => {
    const { signIn, app } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    const drawn = await writer.post(`${edition}/figure?language=CN`, { figure: JSON.stringify(FIGURE) });
    expect(drawn.status).toBe(200);
    expect(drawn.body).toContain('<figure>');
    expect(drawn.body).toContain('东部 &lt;b&gt;最多');
    expect(drawn.body).toContain('12.50');
    const { headers } = await app().inject({
      method: 'POST',
      url: `${edition}/figure`,
      headers: { host: 'localhost:8090' },
    });
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  it.each(['', '{', '[]', JSON.stringify({ ...FIGURE, rows: [] })])(
    'says what it lacks: %s',
    async (figure) => {
      const { signIn } = await aStudio();
      const writer = await signIn('Li Na');
      const drawn = await writer.post(`${await anEdition(writer)}/figure`, { figure });
      expect(drawn.body).toContain('图表还不完整');
      expect(drawn.body).not.toContain('<figure>');
    },
  );

  it('is asked for in a form that its schema makes', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    const { body } = await writer.get(`${edition}/item/article/longer-hours`);
    expect(body).toContain('图表类型');
    expect(body).toContain(`data-preview="${edition}/figure?language=EN"`);
  });
});

describe('a group that a form put together', () => {
  it('is no change where it says the same, and is written into the file as YAML', async () => {
    const { signIn, studio } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    const item = `${edition}/item/article/longer-hours`;
    const facts = [{ label: '网点', value: '7', unit: '家' }];
    const send = async () => {
      return writer.post(item, {
        ...stampsIn((await writer.get(item)).body),
        'zh.facts': JSON.stringify(facts),
      });
    };
    expect((await send()).status).toBe(303);
    const count = () => studio().database.prepare('select revision from edition').all()[0]?.['revision'];
    const before = count();
    expect((await send()).status).toBe(303);
    expect(count()).toBe(before);
  });
});

describe('a text that is being written', () => {
  it('is given clean Markdown of what was copied elsewhere', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    const answer = await writer.send(
      '/paste',
      '<p onclick="x()">甲<script>y()</script><img src="file:///c.png"></p>',
    );
    expect(JSON.parse(answer.body)).toEqual({ markdown: '甲', pictures: 1 });
    expect((await writer.send('/paste', '文'.repeat(400_000))).status).toBe(413);
  });

  it('can lead to every page of its language by name, new articles too', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    const listed = async (language: string) =>
      JSON.parse((await writer.get(`${edition}/addresses.json?language=${language}`)).body) as unknown;
    expect(await listed('CN')).toEqual(
      expect.arrayContaining([
        { address: '/personal', title: '首页' },
        { address: '/bobbank/seconddetail?id=longer-hours&column=701001', title: '七家网点延长营业' },
        { address: '/personal/linkDetails?id=legal-notice', title: '法律声明' },
      ]),
    );
    expect(await listed('EN')).toEqual(
      expect.arrayContaining([{ address: '/en/linkDetails?id=legal-notice', title: 'Legal notice' }]),
    );
  });
});
