import { describe, expect, it } from 'vitest';
import { createClient, type Language, type QrItem } from '@bank/contract';
import type { BootData } from '../../base/page/boot-data.ts';
import { keptQrList, loadQrList } from './qr-list.ts';
import { aPage } from './testing/render-chrome.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';

const LIST: QrItem[] = [{ url: '/images/investor.svg', title: '投资者日历' }];

function aVisit({ fails = false, boot = {} }: { fails?: boolean; boot?: Partial<BootData> } = {}) {
  const asked: unknown[] = [];
  const { record } = aPage({ path: '/personal' });
  const same = keptQrList({
    language: 'CN',
    record,
    chrome: sampleChrome('CN'),
    leaf: { kind: 'page', data: null, query: {}, head: {} },
    environment: { imageBase: '/images/', fileBase: '/files/', navigation: 'r1' },
    origin: '',
    ...boot,
  });
  const goTo = (titleId?: string, language: Language = 'CN') => {
    const client = createClient(language, async (_, request) => {
      asked.push(`${String(request['language'])} ${String(request['titleId'])}`);
      if (fails) return { code: 50000, msg: 'broken', data: null, traceId: '' };
      return { code: 0, msg: '', data: { qrUrlList: LIST }, traceId: '' };
    });
    const page = aPage(titleId === undefined ? {} : { titleId });
    return loadQrList({ client, language, record: page.record, query: {}, signal: undefined }, same);
  };
  return { asked, goTo };
}

describe('the QR list', () => {
  it('is asked for again whenever the menu title changes, and only then [S3-qr] [S7-start]', async () => {
    const { asked, goTo } = aVisit();
    expect(await goTo('investor')).toEqual(LIST);
    expect(await goTo('investor')).toEqual(LIST);
    await goTo('cards');
    await goTo('investor');
    await goTo();
    await goTo('investor');
    expect(asked).toEqual(['CN investor', 'CN cards', 'CN investor', 'CN investor']);
  });

  it('is never asked for under an empty title [S3-qr]', async () => {
    const { asked, goTo } = aVisit();
    expect(await goTo()).toBeUndefined();
    expect(await goTo('')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is asked for in the new language [S4-language]', async () => {
    const { asked, goTo } = aVisit();
    await goTo('investor', 'CN');
    await goTo('investor', 'EN');
    expect(asked).toEqual(['CN investor', 'EN investor']);
  });

  it('that came with the document is not asked for once more [S7-start]', async () => {
    const { record } = aPage({ titleId: 'investor' });
    const leaf = { kind: 'page' as const, data: null, query: {}, head: {}, qr: LIST };
    const { asked, goTo } = aVisit({ boot: { record, leaf } });
    expect(await goTo('investor')).toEqual(LIST);
    expect(asked).toEqual([]);
  });

  it('leaves the default list standing when the call fails, and is asked for at the next page', async () => {
    const { asked, goTo } = aVisit({ fails: true });
    expect(await goTo('investor')).toBeUndefined();
    expect(await goTo('investor')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});
