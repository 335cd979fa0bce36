/* `npm run preview:pictures`: each address that a release changes, as it is and as it would be, in one HTML file. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { escaped } from '@bank/contract';
import { findChromium } from '../prepare/chromium.mjs';
import { findNode24, fromRoot } from '../prepare/places.mjs';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';

/** A page takes a second or two, and nobody looks at more. */
const MOST_PICTURED = 40;
const WIDTHS = [1366, 390];
const USAGE =
  'npm run preview:pictures -- <release id, bundle or source folder> [--scope <scope>] [--at <moment>] [--now http://localhost:8080] [--out preview.html]';

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      scope: { type: 'string' },
      at: { type: 'string' },
      now: { type: 'string', default: 'http://localhost:8080' },
      out: { type: 'string', default: 'preview.html' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return say(USAGE);
  const [what, ...rest] = positionals;
  if (what === undefined || rest.length > 0) throw new PlainStop(USAGE);
  const named = ['scope', 'at'].flatMap((name) => (values[name] ? [`--${name}`, values[name]] : []));
  const content = [fromRoot('packages/server/src/content-command.ts'), 'preview', what, ...named];

  const found = changedBy(content);
  const addresses = [...found.added, ...found.changed];
  const { link, end } = await startPreview(content);
  try {
    const shown = await picturesOf(addresses.slice(0, MOST_PICTURED), values.now, link);
    writeFileSync(values.out, reportOf(shown, found));
    const count = Math.min(addresses.length, MOST_PICTURED);
    say(`${count} of ${addresses.length} addresses, as they are and as they would be: ${values.out}`);
  } finally {
    end();
  }
}

function changedBy(content) {
  const { status, stdout, stderr } = spawnSync(findNode24(), [...content, '--changed', '--json'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new PlainStop(stderr.trim());
  return JSON.parse(stdout);
}

async function startPreview(content) {
  const preview = spawn(findNode24(), content, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: preview.stdout })) {
    const link = /https?:\S+/.exec(line)?.[0];
    if (link !== undefined) return { link, end: () => preview.kill('SIGINT') };
  }
  throw new PlainStop('The preview ended before it was there.');
}

async function picturesOf(addresses, now, link) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const shown = [];
    for (const address of addresses)
      for (const width of WIDTHS) {
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
          bypassCSP: true,
        });
        const before = await pictureOf(page, new URL(address, now).href);
        const after = await pictureOf(page, `${link}?to=${encodeURIComponent(address)}`);
        shown.push({ address, width, before, after });
        await page.close();
      }
    return shown;
  } finally {
    await browser.close();
  }
}

async function pictureOf(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: '.bank-preview { display: none }' });
  return (await page.screenshot({ fullPage: true })).toString('base64');
}

function sectionOf({ address, width, before, after }) {
  const picture = (bytes) => `<img src="data:image/png;base64,${bytes}" alt="">`;
  return `<section><h2>${escaped(decodeURI(address))}, ${width} px</h2><div class="pictures">
<figure><figcaption>现在 · Now</figcaption>${picture(before)}</figure>
<figure><figcaption>预览 · Preview</figcaption>${picture(after)}</figure>
<figure><figcaption>差异 · Difference</figcaption><div class="difference">${picture(before)}${picture(after)}</div></figure>
</div></section>`;
}

function reportOf(shown, { changed, added, removed, isFrameChanged }) {
  const gone = removed.map((address) => `<li>${escaped(decodeURI(address))}</li>`).join('');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>预览对比 · Preview compared</title><style>
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
figure { margin: 0; }
img { width: 100%; display: block; border: 1px solid #ccc; }
.difference { position: relative; overflow: hidden; }
.difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
</style><h1>预览对比 · Preview compared</h1>
<p>${changed.length} 个页面不同，${added.length} 个新页面 · ${changed.length} pages differ, ${added.length} are new.
${isFrameChanged ? '菜单或页脚有变化 · The menus or the footer differ.' : ''}</p>
${gone === '' ? '' : `<p>不再有 · Gone:</p><ul>${gone}</ul>`}
${shown.map(sectionOf).join('\n')}</html>
`;
}

run().catch(showFailure);
