import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/a11y.ts';
import { anEdition, saved, sharedStudio, withEditors } from '../support/demo-studio.ts';
import { expect, test } from '../support/site.ts';

/* What editors write with: the editor of long texts, media, menus. How it is stored: studio-saving.spec.ts; signed and published: studio.spec.ts. */

// Each journey works on the whole demo bank.
test.slow();
const shared = sharedStudio();

/** A file that is refused answers 422, which the browser notes. */
test.use({ expectedConsole: /the server responded with a status of 422/ });

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#234"/></svg>';
const PDF = '%PDF-1.4\n1 0 obj <</Type /Page>> endobj\n%%EOF\n';
const HOSTILE = PICTURE.replace('<rect', '<script>alert(1)</script><rect');

/** As Word puts it on the clipboard, shortened. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1><span style='font-family:宋体'>怎么办理</span><o:p></o:p></h1>
<p class=MsoNormal style='text-indent:21pt'>带<b>身份证</b>到网点。<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>甲</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>甲之一</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>日期</p></td><td><p class=MsoNormal>时间</p></td></tr>
<tr><td><p class=MsoNormal>周六</p></td><td><p class=MsoNormal>9:00</p></td></tr></table>
<img src="file:///C:/image001.png"></body></html>`;

async function paste(editor: Locator, html: string): Promise<void> {
  await editor.focus();
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Some of what has the focus lies under nothing else (2.4.11). */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, width, top, bottom } = focused.getBoundingClientRect();
    return [top + 4, (top + bottom) / 2, bottom - 4].some((y) =>
      focused.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

test('a press officer writes an article in two languages with a picture, a figure and a PDF', async ({
  page,
}) => {
  const edition = await anEdition(shared(), page, 'Li Na');
  await page.goto(`${edition}/media`);
  await page
    .getByLabel('选择文件')
    .setInputFiles({ name: 'hours.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(page.getByRole('link', { name: /files\/hours\.pdf/ })).toBeVisible();
  await expect(page.getByText('未使用', { exact: true }).last()).toBeVisible();
  await expectAccessible(page, 'the media');

  await page.goto(`${edition}/content`);
  await page.getByLabel('文件名').fill('winter-hours');
  await page.getByRole('button', { name: '建立' }).click();
  await page.getByLabel('标题 中文').fill('冬季营业时间调整');
  await page.getByLabel('标题 英文').fill('Winter opening hours');
  await page.getByLabel('摘要 中文').fill('12 月 1 日起，全行网点 9:00 至 16:30 营业。');
  await page.getByLabel('摘要 英文').fill('From 1 December all branches open from 9:00 to 16:30.');
  await page.getByLabel('发布日期').fill('2026-11-26');

  await withEditors(page);
  // By keyboard alone: a heading, a list, something bold.
  const chinese = page.getByRole('textbox', { name: '正文 中文' });
  await chinese.focus();
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type('营业时间');
  await page.keyboard.press('Enter');
  await page.keyboard.type('全行网点 ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('9:00');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' 营业。');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('周六照常');
  await page.keyboard.press('Alt+F10');
  const toolbar = page.getByRole('toolbar', { name: '工具栏：正文（中文）' }).first();
  await expect(toolbar.locator(':focus')).toBeVisible();
  await page.keyboard.press('End');
  await expect(toolbar.getByRole('button', { name: 'Markdown 原文' })).toBeFocused();
  await page.keyboard.press('Enter');
  const source = page.getByRole('textbox', { name: '正文 中文' });
  await expect(source).toHaveValue('## 营业时间\n\n全行网点 **9:00** 营业。\n\n- 周六照常\n');
  await page.getByRole('button', { name: '回到编辑器' }).first().click();

  // A picture that is put in from the dialog, with what it shows.
  await chinese.press('Control+End');
  await toolbar.getByRole('button', { name: '图片' }).click();
  const picker = page.getByRole('dialog', { name: '选择素材' });
  await picker.getByLabel('图片说明', { exact: true }).fill('雪后的网点');
  await picker.getByLabel('选择文件').setInputFiles({
    name: 'bad.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(HOSTILE),
  });
  await expect(picker.getByText('这个文件不能发布', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the dialog of pictures');
  await picker.getByLabel('选择文件').setInputFiles({
    name: 'Winter Branch.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(PICTURE),
  });
  await expect(chinese.getByRole('img', { name: '雪后的网点' })).toBeVisible();

  const english = page.getByRole('textbox', { name: '正文 英文' });
  await english.fill('All branches open at 9:00.');
  await english.press('Control+End');
  await page.getByRole('toolbar').nth(1).getByRole('button', { name: '图片' }).click();
  await picker.getByLabel('图片说明', { exact: true }).fill('A branch after snow');
  await picker.getByLabel('文件名、图片说明或所在内容').fill('winter-branch');
  await picker.getByRole('button', { name: 'images/winter-branch.svg' }).click();
  await expect(english.getByRole('img', { name: 'A branch after snow' })).toBeVisible();
  await page.getByText('其他未填的字段', { exact: false }).click();
  // A figure in a form, beside it the page's own drawing; in English as text.
  const figures = page.getByRole('group', { name: '图表 中文' });
  await figures.getByRole('button', { name: '添加：图表' }).click();
  await figures.getByLabel('图表类型').first().selectOption('bars');
  await figures.getByLabel('列名', { exact: false }).first().fill('网点（家）');
  await figures.getByRole('button', { name: '加一行' }).first().click();
  await figures.getByLabel('第 1 行第 1 格').fill('东部');
  await figures.getByLabel('第 1 行第 2 格').fill('30');
  await figures.getByRole('button', { name: '加一行' }).first().click();
  await figures.getByLabel('第 2 行第 1 格').fill('西部');
  await figures.getByLabel('第 2 行第 2 格').fill('12.50');
  await figures.getByLabel('标题', { exact: true }).first().fill('东部网点最多');
  const drawn = figures.frameLocator('iframe');
  await expect(drawn.getByText('东部网点最多').first()).toBeVisible();
  await expect(drawn.getByRole('img').first()).toBeVisible();
  await page.locator('[data-field="en.figures"]').getByRole('button', { name: '按 YAML 书写' }).click();
  await page
    .getByLabel('图表 英文')
    .fill('- { type: steps, title: Three steps, rows: [[Ticket, On the right], [Counter, With your ID]] }');
  const files = page.getByRole('group', { name: '附件 中文' });
  await files.getByRole('button', { name: '添加：附件' }).click();
  await files.getByRole('button', { name: '选择素材' }).click();
  await picker
    .getByRole('button', { name: /files\/hours/ })
    .first()
    .click();
  await files.getByLabel('名称', { exact: true }).fill('营业时间表');
  await files.getByLabel('英文名称').fill('Opening hours');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存 ✓')).toBeVisible();
  // The page has come anew, and its figures are drawn in frames of their own.
  const frames = page.locator('[data-field$=".figures"] iframe');
  await expect(frames).toHaveCount(2);
  for (const frame of await frames.all())
    await expect(frame.contentFrame().locator('html[lang]')).toBeAttached();
  await expectAccessible(page, 'the form with editors');

  await page.goto(edition);
  await page.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByText('待复核').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '冬季营业时间调整' }).first()).toContainText(
    '新增',
  );
  const row = (name: RegExp) => expect(page.getByRole('row', { name })).toHaveCount(1);
  await row(/^中文 · 正文 .*\/images\/\w+\.svg/);
  await row(/^英文 · 正文 .*\/images\/\w+\.svg/);
  await row(/^中文 · 图表 .*东部网点最多/);
  await row(/^英文 · 附件 .*\.pdf.*Opening hours/);
});

test('what is pasted from Word comes clean, and the rest of the text keeps every byte', async ({ page }) => {
  const edition = await anEdition(shared(), page, 'Wang Wei');
  const { content } = shared();
  const file = join(content, 'site/articles/201006/20260519-sanctions-docs.zh.md');
  const before = await readFile(file, 'utf8');
  await page.goto(`${edition}/item/article/20260519-sanctions-docs`);
  await withEditors(page);
  const editor = page.getByRole('textbox', { name: '正文 中文' });
  await editor.press('Control+End');
  await editor.press('Enter');
  await paste(editor, FROM_WORD);
  await expect(editor.getByRole('heading', { name: '怎么办理' })).toBeVisible();
  await expect(editor.getByRole('table')).toContainText('周六');
  await expect(page.getByText('粘贴的内容含图片', { exact: false })).toBeVisible();
  await saved(page);
  await expectAccessible(page, 'the editor');
  await page.getByRole('button', { name: 'Markdown 原文' }).first().click();
  const body = before.replace(/^---\n[\s\S]*?\n---\n/, '');
  await expect(page.getByRole('textbox', { name: '正文 中文' })).toHaveValue(
    `${body.trimEnd()}\n\n## 怎么办理\n\n带**身份证**到网点。\n\n- 甲\n  1. 甲之一\n\n| 日期 | 时间 |\n| --- | --- |\n| 周六 | 9:00 |\n`,
  );
  await expectAccessible(page, 'the plain text');
});

test('a link is chosen by the name of a page, and banners are put in order by keyboard', async ({ page }) => {
  const edition = await anEdition(shared(), page, 'Wang Wei');
  await page.goto(`${edition}/item/article/20260519-sanctions-docs`);
  await withEditors(page);
  const editor = page.getByRole('textbox', { name: '正文 中文' });
  await editor.press('Control+End');
  await page
    .getByRole('toolbar', { name: '工具栏：正文（中文）' })
    .first()
    .getByRole('button', { name: '链接' })
    .click();
  const dialog = page.getByRole('dialog', { name: '链接' });
  await expect(dialog.locator('option[value="/personal"]')).toHaveCount(1);
  await expectAccessible(page, 'the dialog of links');
  await dialog.getByLabel('链接地址').fill('/personal');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: '/personal' })).toBeVisible();
  await saved(page);

  await page.goto(`${edition}/order?list=${encodeURIComponent('banner::P01')}`);
  const entries = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^下移/ }) });
  const first = (await entries.first().getAttribute('data-title')) ?? '';
  await entries.first().getByRole('button', { name: /^下移/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(`${first}：第 2 位`);
  await expect(page.getByRole('status')).toContainText('已保存');
  await expect(entries.nth(1).getByRole('button', { name: /^下移/ })).toBeFocused();
  await expectAccessible(page, 'an order');
  await page.reload();
  await expect(entries.nth(1)).toHaveAttribute('data-title', first);
});

test('codes are chosen by what visitors read for them, and a group is written part by part', async ({
  page,
}) => {
  const edition = await anEdition(shared(), page, 'Wang Wei');
  await page.goto(`${edition}/item/article/institution-wealth`);
  const service = page.getByRole('group', { name: '服务内容 中文' });
  await expect(service.getByLabel('种类').locator('option:checked')).toHaveText('服务');
  const industries = service.getByRole('group', { name: /行业/ });
  await expect(industries.getByRole('checkbox').first()).toBeVisible();
  const chosen = await industries.getByRole('checkbox', { checked: true }).count();
  await industries.getByRole('checkbox', { name: '农业与食品' }).check();
  const long = service.getByLabel('文字').first();
  await expect(long).toHaveJSProperty('localName', 'textarea');
  await long.press('End');
  await long.press('Enter');
  await long.pressSequentially('结果可在网银查询。');
  await saved(page);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusSeen(page), `step ${step} of the keyboard is in sight`).toBe(true);
  }
  // At the end, where the bar of saving lies over nothing.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, 'groups of fields, part by part');
  await page.reload();
  await expect(industries.getByRole('checkbox', { checked: true })).toHaveCount(chosen + 1);
  await page.locator('[data-field="zh.service"]').getByRole('button', { name: '按 YAML 书写' }).click();
  await expect(page.getByRole('textbox', { name: '服务内容 中文' })).toHaveValue(/AGRICULTURE/);
  await expect(page.getByRole('textbox', { name: '服务内容 中文' })).toHaveValue(
    /^ +text: .*结果可在网银查询。$/m,
  );
  await page.goto(edition);
  await page.getByRole('button', { name: '提交复核' }).click();
  await expect(page.getByRole('row', { name: /服务内容 行业/ })).toContainText('农业与食品');
});
