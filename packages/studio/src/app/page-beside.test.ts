import { expect, it } from 'vitest';
import { aStudio, stampsIn } from '../testing/a-studio.ts';

const HOSTILE = [
  '<script>window.taken = 1</script>',
  '<img src="x" onerror="window.taken = 1">',
  '<iframe srcdoc="<script>parent.taken = 1</script>"></iframe>',
  '<a href="javascript:window.taken = 1">下一步</a>',
  '<svg onload="window.taken = 1"><script>1</script></svg>',
].join('\n\n');

async function anItem() {
  const studio = await aStudio();
  const writer = await studio.signIn('Wang Wei');
  const edition = (await writer.post('/editions', { title: '批次', scope: 'site' })).location;
  const item = `${edition}/item/article/longer-hours`;
  const write = async (fields: Record<string, string>) => {
    const { body } = await writer.get(item);
    expect((await writer.post(item, { ...stampsIn(body), ...fields })).status).toBe(303);
  };
  const page = async (language = 'CN') => (await writer.get(`${item}/page?language=${language}`)).body;
  return { ...studio, writer, edition, item, write, page };
}

it('a text is drawn as its page draws it, with what was stored last, in either language', async () => {
  const { write, page } = await anItem();
  await write({
    'zh.title': '延长营业时间',
    'zh.content': '## 时间\n\n每天 **9:00** 起。\n',
    'en.title': 'Longer hours',
  });
  const chinese = await page();
  expect(chinese).toMatch(/<h1[^>]*>.*延长营业时间.*<\/h1>/);
  expect(chinese).toMatch(/<h2 id="s1">时间<\/h2>\s*<p>每天 <strong>9:00<\/strong> 起。<\/p>/);
  expect(chinese).toContain('<html lang="zh-CN"');
  const english = await page('EN');
  expect(english).toMatch(/<html lang="en".*<h1[^>]*>.*Longer hours/s);
  expect(english).not.toContain('延长营业时间');
});

it('figures, margin notes and pictures stand where the page has them; pictures are the files of the edition', async () => {
  const { write, page } = await anItem();
  await write({
    'zh.content': '![网点](images/branch.svg)\n\n## 时间\n\n九点起。[^1]\n',
    'zh.figures': '- { type: bars, columns: [网点（家）], title: 东部最多, rows: [[东部, 30], [西部, 12]] }',
    'zh.notes': '- { title: 节假日, text: 另行公告。 }',
  });
  const drawn = await page();
  expect(drawn).toMatch(/<img[^>]*src="\/editions\/\d+\/media\/images\/branch\.svg"/);
  expect(drawn).toContain('东部最多');
  expect(drawn).toMatch(/role="img" aria-label="东部最多。东部 30 家，西部 12 家"/);
  expect(drawn).toMatch(/<aside[^>]*aria-label="节假日"/);
});

it('what is wrong in one field leaves the others to be seen', async () => {
  const { write, page } = await anItem();
  await write({ 'zh.summary': '', 'zh.figures': '- { type: bars }', 'zh.content': '正文在此。' });
  expect(await page()).toMatch(/<p>正文在此。<\/p>/);
});

it('nothing that is written there runs: no script, no handler, no address that does', async () => {
  const { write, item, writer, app } = await anItem();
  await write({ 'zh.content': `${HOSTILE}\n\n正文。`, 'zh.title': '<script>window.taken = 1</script>' });
  const answer = await app().inject({
    url: `${item}/page`,
    headers: { host: 'localhost:8090', cookie: writer.cookie },
  });
  expect(answer.body).toContain('正文。');
  expect(answer.body).not.toMatch(/<script|onerror|onload|<iframe|javascript:/i);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox allow-same-origin$/);
  expect(policy).not.toMatch(/script|unsafe/);
});

it('records without a page of their own have none beside their form, and who is not signed in sees nothing', async () => {
  const { writer, item, edition, app } = await anItem();
  expect((await writer.get(item)).body).toContain('data-beside=');
  const qr = `${edition}/item/qr/app`;
  expect((await writer.get(qr)).body).not.toContain('data-beside');
  expect((await writer.get(`${qr}/page`)).status).toBe(404);
  const stranger = await app().inject({ url: `${item}/page`, headers: { host: 'localhost:8090' } });
  expect(stranger.body).not.toContain('<h1');
});

it('a text of which nothing can be read yet says so', async () => {
  const { writer, edition } = await anItem();
  const made = await writer.post(`${edition}/items`, { column: '701001', key: 'new-text' });
  expect((await writer.get(`${made.location}/page`)).body).toContain('尚无可显示的内容');
});
