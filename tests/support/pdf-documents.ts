import type { Page } from '@playwright/test';
import { open } from './hydrated.ts';
import { expect } from './site.ts';

/** The quarterly report in each language, with what the viewer says around it. */
export const DOCUMENTS = [
  {
    language: 'CN',
    prefix: '',
    title: '2026 年第三季度报告（要点）',
    siteName: '北曜银行',
    word: '净利润',
    count: '第 1 处，共 4 处',
    second: '第 2 处，共 4 处',
    words: {
      page: '页码',
      next: '下一页',
      zoom: '缩放比例',
      find: '查找',
      findField: '查找内容',
      findNext: '下一处',
      download: '下载',
      content: '文件内容',
      none: '没有找到',
      noFile: '没有可以显示的文件',
    },
  },
  {
    language: 'EN',
    prefix: '/en',
    title: '2026 Third Quarterly Report (highlights)',
    siteName: 'Bank of Beiyao',
    word: 'net profit',
    count: '1 of ',
    second: '2 of ',
    words: {
      page: 'Page number',
      next: 'Next page',
      zoom: 'Zoom',
      find: 'Find',
      findField: 'Find',
      findNext: 'Next match',
      download: 'Download',
      content: 'Document content',
      none: 'Not found',
      noFile: 'There is no document to show',
    },
  },
] as const;

export const ARTICLE = '/bobbank/seconddetail?id=20261030-q3-report';
/** Has the form of a file of ours; what it is, each test decides. */
export const MADE_UP = 'aaaaaaaaaaaaaaaaaaaaaaaa.pdf';

/** The document that the quarterly report's article carries. */
export async function reportFile(page: Page, prefix: string): Promise<string> {
  const html = await (await page.request.get(prefix + ARTICLE)).text();
  const [name] = /[0-9a-f]{24}\.pdf/.exec(html) ?? [];
  if (name === undefined) throw new Error(`${prefix + ARTICLE} carries no PDF; the demo content has changed`);
  return name;
}

export async function openFile(page: Page, name: string, { prefix = '', fragment = '' } = {}): Promise<void> {
  await open(page, `${prefix}/pdfView?file=${name}${fragment}`);
  await expect(page.locator('[data-drawing="drawn"]').first()).toBeAttached();
}

/** Lets the viewer open these bytes under {@link MADE_UP}. */
export async function serve(page: Page, body: Buffer): Promise<void> {
  const headers = { 'cross-origin-resource-policy': 'same-origin' };
  await page.route(`**/files/${MADE_UP}`, (route) =>
    route.fulfill({ contentType: 'application/pdf', headers, body }),
  );
}

export const foreignRequests = (page: Page, url: string): string[] => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  return foreign;
};
