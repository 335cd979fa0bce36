import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord } from '@bank/store/testing';
import type { Language } from '@bank/contract';
import { apiOver, type TestApi } from '../../testing.ts';
import { buildDiscoveryFile } from './discovery-file.ts';

let api: TestApi;
beforeAll(async () => {
  const site = (language: Language, siteName: string) =>
    aRecord('site-config', { key: 'site', language }, {
      siteName,
      description: 'Rates & fees, <checked>',
    } as never);
  api = await apiOver([site('CN', '北曜银行'), site('EN', 'Bank of Beiyao and Sons')]);
});
afterAll(() => api.drop());

const file = (name: string, language: Language) =>
  buildDiscoveryFile(name, { content: api.snapshot, language, origin: 'https://bank.example' });

describe('the description of the search', () => {
  it('leads to the search of its language, in well-formed XML [SEO-1] [SRCH-6]', async () => {
    const { type, text = '' } = (await file('opensearch.xml', 'EN')) ?? {};
    expect(type).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(text).toContain('<ShortName>Bank of Beiyao a</ShortName>');
    expect(text).toContain('<Description>Rates &amp; fees, &lt;checked&gt;</Description>');
    expect(text).toContain('template="https://bank.example/en/search?keyword={searchTerms}"');
    expect(text).toContain('<Language>en</Language>');
    expect((await file('opensearch.xml', 'CN'))?.text).toContain(
      'template="https://bank.example/search?keyword={searchTerms}"',
    );
  });
});

describe('the web manifest', () => {
  it('has the name and the home page of its language, and asks nobody to install anything [SEO-1]', async () => {
    const { type, text = '' } = (await file('site.webmanifest', 'CN')) ?? {};
    expect(type).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({
      name: '北曜银行',
      lang: 'zh-CN',
      start_url: '/personal',
      scope: '/',
      display: 'browser',
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml' }],
    });
    expect(JSON.parse((await file('site.webmanifest', 'EN'))?.text ?? '')).toMatchObject({
      start_url: '/en',
    });
  });

  it('is all there is', async () => {
    expect(await file('toString', 'CN')).toBeUndefined();
  });
});

describe('neither of them', () => {
  it('is there before the site has a name, and a store that is away is no such thing [SEO-1]', async () => {
    const empty = await apiOver([]);
    const deps = { content: empty.snapshot, language: 'CN' as const, origin: 'https://bank.example' };
    expect(await buildDiscoveryFile('site.webmanifest', deps)).toBeUndefined();
    const away = new Error('away');
    const content = { ...empty.snapshot, list: () => Promise.reject(away) };
    await expect(buildDiscoveryFile('opensearch.xml', { ...deps, content })).rejects.toBe(away);
    await empty.drop();
  });
});

it('says where it is found again and how it is drawn [SEO-1]', async () => {
  expect((await file('opensearch.xml', 'EN'))?.text).toContain(
    'rel="self" template="https://bank.example/opensearch.xml?language=EN"',
  );
  expect(JSON.parse((await file('site.webmanifest', 'EN'))?.text ?? '')).toMatchObject({
    dir: 'ltr',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
});
