import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteConfig, websiteInfo, type Transport } from '@bank/contract';
import { noted, type ContentPart, type ContentSnapshot } from '@bank/store';
import { encodeBody } from '../../http/bodies/encoded-body.ts';
import type { Answer, Ask } from './asked-forms.ts';
import { MirrorFailed } from './mirror-failed.ts';
import { MirrorFolder } from './mirror-folder.ts';
import { mirrorSite } from './mirror-site.ts';
import { RecordedCalls } from './recorded-calls.ts';

const PICTURE = `${'a'.repeat(24)}.svg`;
const LIST = '/news?column=701001';
const DETAIL = '/news-detail?id=first';
const PART = 'records site-config CN';

let folder: string;
let bank: Bank;

/** A bank of two pages, each made of a call of its own, and what it answers while it is away. */
class Bank {
  version = 'v1';
  inputs = 'build one';
  list = 'the list';
  detail = 'the detail';
  /** What the parts of the content are in this version, beside which calls read none. */
  digests: Partial<Record<ContentPart, string>> = {};
  broken: string | undefined;
  headers: Record<string, string> = { 'x-frame-options': 'DENY' };
  readonly asked: string[] = [];
  detailCalls = 0;
  #recorded = new RecordedCalls();
  #transport: Transport = () => Promise.reject(new Error('not yet'));

  async #page(address: string): Promise<string> {
    const endpoint = address === LIST ? siteConfig : websiteInfo;
    const answer = await this.#transport(endpoint, { language: 'CN' });
    return `<html>${JSON.stringify(answer)}<img src="/images/${PICTURE}">${'x'.repeat(2_000)}</html>`;
  }

  readonly #ask: Ask = async (address, encoding) => {
    this.asked.push(address);
    if (address === this.broken) return { status: 500, headers: {}, body: Buffer.from('') };
    const loc = (path: string) => `<loc>https://bank.example${path.replaceAll('&', '&amp;')}</loc>`;
    const texts: Record<string, string> = {
      '/sitemap.xml': loc('/sitemap-zh-1.xml'),
      '/sitemap-zh-1.xml': loc(LIST) + loc(DETAIL) + loc('/mine'),
    };
    const text = texts[address];
    if (text !== undefined) return this.#answer(text, 'application/xml; charset=utf-8', encoding);
    if (address === `/images/${PICTURE}`) return this.#answer('<svg/>', 'image/svg+xml', encoding);
    if (address === '/') return { status: 302, headers: { location: '/personal' }, body: Buffer.from('') };
    if (address === '/mine')
      return { status: 200, headers: { 'cache-control': 'no-store' }, body: Buffer.from('one visitor’s') };
    if (address !== LIST && address !== DETAIL) return { status: 404, headers: {}, body: Buffer.from('') };
    return this.#answer(await this.#page(address), 'text/html; charset=utf-8', encoding);
  };

  async #answer(text: string, type: string, encoding?: 'br' | 'gzip'): Promise<Answer> {
    const body = await encodeBody(Buffer.from(text), true);
    const form = (encoding && body[encoding]) ?? body.identity;
    return {
      status: 200,
      headers: {
        ...this.headers,
        'content-type': type,
        etag: form.etag,
        ...(body.isPackable && { vary: 'Accept-Encoding' }),
        ...(encoding && body.isPackable && { 'content-encoding': encoding }),
      },
      body: form.bytes,
    };
  }

  mirror() {
    this.asked.length = 0;
    this.detailCalls = 0;
    this.#recorded = new RecordedCalls();
    const content = noted({ find: async () => undefined } as unknown as ContentSnapshot);
    this.#transport = this.#recorded.around(async ({ path }) => {
      if (path === websiteInfo.path) this.detailCalls += 1;
      if (PART in this.digests) await content.find('site-config', 'CN', '');
      const data = path === siteConfig.path ? this.list : this.detail;
      return { code: 0, msg: 'ok', data, traceId: '' };
    });
    return MirrorFolder.open(folder, (opened) =>
      mirrorSite(
        {
          ask: this.#ask,
          askAway: () =>
            this.#answer('away', 'text/html; charset=utf-8').then((answer) => ({ ...answer, status: 503 })),
          recorded: this.#recorded,
          digestOf: async (part) => this.digests[part] ?? '',
          version: this.version,
          inputs: this.inputs,
          paths: ['/'],
          media: { imagePath: '/images/', filePath: '/files/' },
          clientFolder: undefined,
        },
        opened,
      ),
    );
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bank-mirror-'));
  bank = new Bank();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const home = () => {
  const current = join(folder, 'current');
  const { headers } = JSON.parse(readFileSync(join(current, 'manifest.json'), 'utf8')) as { headers: string };
  return join(current, headers);
};
const read = (path: string) => readFileSync(join(home(), path), 'utf8');

describe('a mirror', () => {
  it('holds every listed address in three forms, with times that make the ETags of the application', async () => {
    expect(await bank.mirror()).toMatchObject({ isSame: false, pages: 2, rendered: 2, left: ['/mine'] });
    expect(read(`plain${LIST}.html`)).toContain('the list');
    const { identity, br } = await encodeBody(Buffer.from(read(`plain${DETAIL}.html`)), true);
    for (const [form, etag] of [
      ['plain', identity.etag],
      ['br', br?.etag],
    ] as const) {
      const { mtimeMs, size } = statSync(join(home(), `${form}${DETAIL}.html`));
      expect(`"${(mtimeMs / 1_000).toString(16)}-${size.toString(16)}"`).toBe(etag);
    }
    expect(readdirSync(join(home(), 'only/images'))).toEqual([PICTURE]);
    expect(read('only/away.html')).toBe('away');
    const nginx = (name: string) => readFileSync(join(folder, 'nginx', name), 'utf8');
    expect(nginx('redirects.map')).toBe('"/" "/personal";\n');
    // What all answers have is no variable.
    expect(nginx('headers.conf')).toContain('add_header x-frame-options "DENY" always;\n');
    expect(nginx('headers.maps')).not.toContain('x_frame_options');
  });

  it('is made anew only of pages whose calls answer something else', async () => {
    await bank.mirror();
    const before = statSync(join(home(), `br${DETAIL}.html`)).ino;
    bank.version = 'v2';
    expect(await bank.mirror()).toMatchObject({ rendered: 1 });
    expect(statSync(join(home(), `br${DETAIL}.html`)).ino).toBe(before);
    bank.version = 'v3';
    bank.detail = 'another detail';
    expect(await bank.mirror()).toMatchObject({ rendered: 2, isNginxChanged: false });
    expect(read(`plain${DETAIL}.html`)).toContain('another detail');
    expect(await bank.mirror()).toMatchObject({ isSame: true, pages: 2 });
    expect(bank.asked).toEqual([]);
  });

  it('asks no call again that was made of nothing that reads otherwise', async () => {
    bank.digests = { [PART]: 'as it is' };
    await bank.mirror();
    for (const version of ['v2', 'v3']) {
      bank.version = version;
      // Of each kind one page is rendered, to tell the headers.
      expect(await bank.mirror()).toMatchObject({ rendered: 1, pages: 2 });
      expect(bank.detailCalls).toBe(0);
    }
    bank.version = 'v4';
    bank.digests = { [PART]: 'as it became' };
    bank.detail = 'another detail';
    expect(await bank.mirror()).toMatchObject({ rendered: 2 });
    expect(read(`plain${DETAIL}.html`)).toContain('another detail');
    // One that was made of nothing that could be compared is always asked.
    bank.digests = {};
    await bank.mirror();
    bank.version = 'v5';
    await bank.mirror();
    expect(bank.detailCalls).toBeGreaterThan(0);
  });

  it.each([
    ['another build', () => (bank.inputs = 'build two')],
    ['other headers', () => (bank.headers = { 'x-frame-options': 'SAMEORIGIN' })],
    ['a page that was cut short on the disk', () => writeFileSync(join(home(), `gzip${DETAIL}.html`), 'cut')],
  ])('is rendered anew after %s', async (_, change) => {
    await bank.mirror();
    bank.version = 'v2';
    change();
    expect(await bank.mirror()).toMatchObject({ rendered: 2 });
  });

  it('stands as it did where the next one cannot be made', async () => {
    await bank.mirror();
    const stood = readlinkSync(join(folder, 'current'));
    bank.version = 'v2';
    bank.detail = 'never to be seen';
    bank.broken = DETAIL;
    await expect(bank.mirror()).rejects.toThrow(new MirrorFailed(`${DETAIL} answered 500`));
    expect(readlinkSync(join(folder, 'current'))).toBe(stood);
    expect(readdirSync(join(folder, 'versions'))).toHaveLength(1);
    expect(read(`plain${DETAIL}.html`)).toContain('the detail');
  });

  it('is made by one process at a time, and clears away what another left half-done', async () => {
    await MirrorFolder.open(folder, async () => {
      await expect(bank.mirror()).rejects.toThrow(/Another process is making a mirror/);
    });
    await bank.mirror();
    const left = join(folder, 'versions/.making-1');
    await MirrorFolder.open(folder, async () => {});
    writeFileSync(join(folder, 'versions/cut-short'), '');
    bank.version = 'v2';
    await bank.mirror();
    expect(existsSync(left)).toBe(false);
    expect(readdirSync(join(folder, 'versions'))).toHaveLength(2);
  });

  it('keeps the one before it and no older one, and is served again after it was withdrawn', async () => {
    for (const version of ['v1', 'v2', 'v3']) {
      bank.version = version;
      bank.list = version;
      await bank.mirror();
    }
    expect(
      readdirSync(join(folder, 'versions'))
        .map((name) => name.slice(0, 2))
        .toSorted(),
    ).toEqual(['v2', 'v3']);
    MirrorFolder.withdraw(folder);
    expect(existsSync(join(folder, 'current'))).toBe(false);
    expect(existsSync(join(folder, 'last', 'manifest.json'))).toBe(true);
    await bank.mirror();
    expect(MirrorFolder.versionServed(folder)).toBe('v3');
  });
});
