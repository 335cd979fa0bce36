import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestStore } from '@bank/store/testing';
import { sha256 } from '../base/bundle/manifest.ts';
import { importBundle } from './import-bundle.ts';
import { packScope } from '../pack/pack-scope.ts';
import { activate } from './activations.ts';
import { signBundle, type SignaturePolicy } from '../base/signatures.ts';
import { readPublicKey } from '../base/signatures/signing-key.ts';
import { mediaName } from '../formats/media/media-name.ts';
import { addFile, editManifest, editRecords, removeFile, rewriteFile } from '../testing/repack.ts';
import { aSiteFolder, temporaryFolder, writeFiles } from '../testing/source-folder.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');

async function aBundle(changes: Record<string, string | undefined> = {}): Promise<string> {
  const out = join(temporaryFolder(), 'bundle');
  await packScope({ folder: aSiteFolder(changes), scope: 'site', out });
  return out;
}

async function aStore() {
  const opened = await openTestStore();
  onTestFinished(() => opened.drop());
  return opened;
}

const mediaOf = (bundle: string) => {
  const { files } = JSON.parse(readFileSync(join(bundle, 'manifest.json'), 'utf8')) as {
    files: { path: string }[];
  };
  return (
    files.map(({ path }) => path).find((path) => path.startsWith('media/') && path.endsWith('.svg')) ?? ''
  );
};
/** A document, under the name that follows from its content. */
const addPdf = (bundle: string): string => {
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');
  const name = mediaName(sha256(bytes), 'pdf');
  addFile(bundle, `media/${name}`, bytes);
  return name;
};
const articles = 'content/article.ndjson';
const inText = (bundle: string, html: string) => {
  editRecords(bundle, 'article', (record) => ({
    ...record,
    zh: { ...(record['zh'] as object), content: html },
  }));
};

describe('importBundle', () => {
  it('stores a bundle that visitors see once it is activated', async () => {
    const { writer, store } = await aStore();
    const release = await importBundle(writer, await aBundle(), {}, NOW);
    expect(release).toMatchObject({ id: 1, scope: 'site', itemCount: 18 });
    expect((await store.currentVersion(NOW)).releases).toEqual({});

    await activate(writer, 'site', release.id, { actor: 'a test', now: NOW });
    const snapshot = store.snapshot(await store.currentVersion(NOW));
    const article = await snapshot.find('article', 'EN', 'longer-hours');
    expect(article).toMatchObject({
      section: '701001',
      date: '2026-11-02',
      title: 'Seven branches open longer',
    });
    expect(article?.body.content).toBe(
      '<p>Seven branches now open at weekends. See the <a href="/en/bobbank/secondlist?column=701001">news list</a>.</p>',
    );
    const [qr] = await snapshot.list('qr', 'CN');
    expect((await store.media(qr?.body.path ?? ''))?.type).toBe('image/svg+xml');
  });

  it('stores rich text clean [SEC-5]', async () => {
    const { writer, store } = await aStore();
    const bundle = await aBundle();
    inText(
      bundle,
      '<p onclick="a()" style="color:red">公告<script>alert(1)</script><iframe src="x"></iframe></p>',
    );
    const { id } = await importBundle(writer, bundle, {}, NOW);
    await activate(writer, 'site', id, { actor: 'a test', now: NOW });
    const article = await store
      .snapshot(await store.currentVersion(NOW))
      .find('article', 'CN', 'longer-hours');
    expect(article?.body.content).toBe('<p>公告</p>');
  });

  it('gives back the release that exists when the same bundle comes again', async () => {
    const { writer } = await aStore();
    const bundle = await aBundle();
    const first = await importBundle(writer, bundle, {}, NOW);
    expect(await importBundle(writer, bundle, {}, NOW + 1000)).toEqual(first);
    expect(await writer.releases()).toHaveLength(1);
  });

  it('keeps publish and expiry dates as moments', async () => {
    const { writer, store } = await aStore();
    const bundle = await aBundle();
    editRecords(bundle, 'article', (record) => ({ ...record, publishAt: '2026-11-20T10:00:01+08:00' }));
    const { id } = await importBundle(writer, bundle, {}, NOW);
    await activate(writer, 'site', id, { actor: 'a test', now: NOW });
    const seen = async (at: number) =>
      (await store.snapshot(await store.currentVersion(at)).list('article', 'CN')).length;
    expect(await seen(NOW)).toBe(0);
    expect(await seen(NOW + 1000)).toBe(1);
  });
});

const stranger = generateKeyPairSync('ed25519');
const fourEyes: SignaturePolicy = {
  required: true,
  enrolled: (['maker', 'checker'] as const).map((role) => ({
    person: role,
    roles: [role],
    ...readPublicKey(
      generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      role,
    ),
  })),
};

interface Mutation {
  name: string;
  spoil: (bundle: string) => void;
  says: string;
  signatures?: SignaturePolicy;
}

const MUTATIONS: Mutation[] = [
  {
    name: 'a truncated file',
    spoil: (bundle) => truncateSync(join(bundle, articles), 100),
    says: 'content/article.ndjson: expected',
  },
  {
    name: 'a truncated manifest',
    spoil: (bundle) => truncateSync(join(bundle, 'manifest.json'), 100),
    says: 'manifest.json: expected a JSON file, found text that is not JSON (is it cut off?)',
  },
  {
    name: 'a flipped bit in a record',
    spoil: (bundle) => {
      const bytes = readFileSync(join(bundle, articles));
      bytes[50] = (bytes[50] ?? 0) ^ 1;
      writeFileSync(join(bundle, articles), bytes);
    },
    says: 'found altered content',
  },
  {
    name: 'a flipped bit in a picture',
    spoil: (bundle) => {
      const path = join(bundle, mediaOf(bundle));
      const bytes = readFileSync(path);
      bytes[bytes.length - 10] = (bytes[bytes.length - 10] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
    says: 'found altered content',
  },
  {
    name: 'a missing file',
    spoil: (bundle) => removeFile(bundle, mediaOf(bundle)),
    says: 'expected the file that the manifest lists, found no such file',
  },
  {
    name: 'a missing manifest',
    spoil: (bundle) => removeFile(bundle, 'manifest.json'),
    says: 'manifest.json: expected the list of the bundle’s files, found no such file',
  },
  {
    name: 'an extra file',
    spoil: (bundle) => writeFiles(bundle, { 'content/banner.ndjson': '{}\n' }),
    says: 'content/banner.ndjson: expected only files that the manifest lists, found an extra file',
  },
  {
    name: 'an extra file of another kind',
    spoil: (bundle) => writeFiles(bundle, { 'media/run.sh': 'x' }),
    says: 'media/run.sh: expected only files of a bundle, found an extra file',
  },
  {
    name: 'a bad signature',
    spoil: (bundle) => {
      const folder = temporaryFolder();
      writeFiles(folder, { 'key.pem': stranger.privateKey.export({ format: 'pem', type: 'pkcs8' }) });
      for (const role of ['maker', 'checker'] as const)
        signBundle(bundle, join(folder, 'key.pem'), role, role);
    },
    says: 'manifest.json signatures.0: expected maker’s signature of this manifest, found one that does not fit it',
    signatures: fourEyes,
  },
  {
    name: 'no signature where two are required',
    spoil: () => undefined,
    says: 'manifest.json maker: expected a maker who signed this release, found none',
    signatures: fourEyes,
  },
  {
    name: 'another version',
    spoil: (bundle) => editManifest(bundle, (manifest) => ({ ...manifest, format: 2 })),
    says: 'manifest.json format: expected bundle format 1 (pack it again with this version), found the number 2',
  },
  {
    name: 'an id that is not the hash of its files',
    spoil: (bundle) => editManifest(bundle, (manifest) => ({ ...manifest, id: '0'.repeat(64) })),
    says: 'manifest.json id: expected the hash of the files',
  },
  {
    name: 'an unknown scope',
    spoil: (bundle) => editManifest(bundle, (manifest) => ({ ...manifest, scope: 'admin' })),
    says: 'manifest.json scope: expected one of site, rates',
  },
  {
    name: 'a type of another scope',
    spoil: (bundle) => editManifest(bundle, (manifest) => ({ ...manifest, scope: 'rates' })),
    says: 'content/article.ndjson: expected a record type of scope rates',
  },
  {
    name: 'a record against its schema',
    spoil: (bundle) => editRecords(bundle, 'article', (record) => ({ ...record, publishDate: 20261102 })),
    says: 'publishDate: expected a text in quotes, found the number 20261102',
  },
  {
    name: 'a line that is no record',
    spoil: (bundle) => rewriteFile(bundle, articles, (text) => `${text}not json\n`),
    says: 'content/article.ndjson:2: expected one JSON record on the line, found "not json"',
  },
  {
    name: 'a key that is used twice',
    spoil: (bundle) => rewriteFile(bundle, articles, (text) => text + text),
    says: 'key: expected a key of its own (content/article.ndjson:1 has the same), found "longer-hours" again',
  },
  {
    name: 'a path that climbs out',
    spoil: (bundle) =>
      editManifest(bundle, (manifest) => ({
        ...manifest,
        files: [...manifest.files, { path: '../../etc/passwd', sha256: '0'.repeat(64), size: 1 }],
      })),
    says: 'expected content/<type>.ndjson, series/<type>.csv or media/<24 hex digits>.<ext>, found "../../etc/passwd"',
  },
  {
    name: 'a symbolic link',
    spoil: (bundle) => {
      const path = mediaOf(bundle);
      removeFile(bundle, path);
      symlinkSync('/etc/passwd', join(bundle, path));
    },
    says: 'expected plain files in content/, series/ and media/, found a symbolic link',
  },
  {
    name: 'a linked folder',
    spoil: (bundle) => symlinkSync(temporaryFolder(), join(bundle, 'content', 'more')),
    says: 'content/more: expected plain files in content/, series/ and media/, found a symbolic link',
  },
  {
    name: 'a nest bomb',
    spoil: (bundle) => inText(bundle, `<p>文${'<div>'.repeat(20_000)}</p>`),
    says: 'content: expected at most 100 tags inside each other, found more',
  },
  {
    name: 'a text of more than a megabyte',
    spoil: (bundle) => inText(bundle, '文'.repeat(400_000)),
    says: 'content: expected a text of at most 1.0 MB, found 1.1 MB',
  },
  {
    name: 'a page under another file’s name',
    spoil: (bundle) => rewriteFile(bundle, mediaOf(bundle), () => '<html><script>alert(1)</script></html>'),
    says: 'expected an SVG, PNG, JPEG, WebP, AVIF, WebM, MP4, WebVTT or PDF file, found other content',
  },
  {
    name: 'a picture with a script',
    spoil: (bundle) =>
      rewriteFile(bundle, mediaOf(bundle), (svg) => svg.replace('</svg>', '<script/></svg>')),
    says: 'expected only drawing elements, found <script>',
  },
  {
    name: 'an unknown language',
    spoil: (bundle) => editRecords(bundle, 'article', (record) => ({ ...record, languages: ['CN', 'JP'] })),
    says: 'content/article.ndjson:1 languages.1: expected one of CN, EN, found "JP"',
  },
  {
    name: 'a language without its text',
    spoil: (bundle) => editRecords(bundle, 'article', ({ en: _en, ...record }) => record),
    says: 'en: expected its en fields, or languages without EN, found nothing',
  },
  {
    name: 'the languages exchanged',
    spoil: (bundle) =>
      editRecords(bundle, 'article', ({ zh, en, ...record }) => ({ ...record, zh: en, en: zh })),
    says: 'title: expected English text, found "七家网点延长营业"',
  },
  {
    name: 'a dead link',
    spoil: (bundle) => inText(bundle, '<p><a href="/gone">文</a></p>'),
    says: 'content: expected the path of a page in CN, found "/gone"',
  },
  {
    name: 'a field that is JavaScript’s own',
    spoil: (bundle) =>
      rewriteFile(bundle, articles, (text) => text.replace('{', '{"__proto__":{"cover":"x"},')),
    says: 'content/article.ndjson:1 __proto__: expected another name for the field, found one of JavaScript’s own objects',
  },
  {
    name: 'such a field inside a group',
    spoil: (bundle) =>
      rewriteFile(bundle, articles, (text) =>
        text.replace('"zh":{', '"zh":{"more":[{"constructor":{"prototype":1}}],'),
      ),
    says: 'content/article.ndjson:1 zh.more.0.constructor: expected another name for the field',
  },
  {
    name: 'such a field in the manifest',
    spoil: (bundle) => {
      const path = join(bundle, 'manifest.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace('{', '{"__proto__":{"signatures":[]},'));
    },
    says: 'manifest.json __proto__: expected another name for the field',
  },
  {
    name: 'a record of such a key',
    spoil: (bundle) => editRecords(bundle, 'article', (record) => ({ ...record, key: 'constructor' })),
    says: 'content/article.ndjson:1 key: expected a key of letters',
  },
  {
    name: 'a document where a picture is asked for',
    spoil: (bundle) => {
      const name = addPdf(bundle);
      editRecords(bundle, 'article', (record) => ({
        ...record,
        cover: JSON.stringify([{ path: name, ext: 'png' }]),
      }));
    },
    says: 'cover: expected a picture by its content, found',
  },
  {
    name: 'a document for a picture in a text',
    spoil: (bundle) => inText(bundle, `<p>文<img src="/images/${addPdf(bundle)}" alt=""></p>`),
    says: 'content: expected a picture of media/, found "/images/',
  },
  {
    name: 'a file of another kind than its record says',
    spoil: (bundle) => {
      const name = addPdf(bundle);
      const file = { path: name, name: 'x.png', size: 1, ext: 'png' };
      editRecords(bundle, 'article', (record) => ({ ...record, attachments: [file] }));
    },
    says: 'attachments.0.ext: expected the ending of',
  },
  {
    name: 'a picture that is not in it',
    spoil: (bundle) =>
      editRecords(bundle, 'article', (record) => ({ ...record, cover: '[{"path":"x.svg"}]' })),
    says: 'cover: expected the file list of a picture in this release, found "x.svg"',
  },
];

describe('a corrupt release leaves what visitors see as it was', () => {
  it.each(MUTATIONS)('$name [REL-9]', async ({ spoil, says, signatures }) => {
    const { writer, store } = await aStore();
    const good = await importBundle(writer, await aBundle(), {}, NOW);
    await activate(writer, 'site', good.id, { actor: 'a test', now: NOW });
    const before = await store.currentVersion(NOW);

    const bundle = await aBundle({ 'qrs.yaml': undefined });
    spoil(bundle);
    const refused = await importBundle(writer, bundle, signatures ? { signatures } : {}, NOW).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ name: 'ContentError' });
    expect((refused as { findings: string[] }).findings.join('\n')).toContain(says);

    expect(await writer.releases()).toEqual([good]);
    expect(await store.currentVersion(NOW)).toEqual(before);
    expect(await store.snapshot(before).count('article', 'CN')).toBe(1);
  });

  it('and so does a bundle that is not there', async () => {
    const { writer } = await aStore();
    await expect(importBundle(writer, join(temporaryFolder(), 'none'), {}, NOW)).rejects.toThrow(
      'There is no bundle directory',
    );
  });
});
