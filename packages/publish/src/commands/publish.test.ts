import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOperator } from '../testing/an-operator.ts';
import { aSiteFolder, siteSources, temporaryFolder, writeFiles } from '../testing/source-folder.ts';

const CLOSED = { 'qrs.yaml': '' };

describe('content publish', () => {
  it('checks, packs, imports and shows a folder in one step, and says what changes', async () => {
    const { types } = anOperator();
    const site = aSiteFolder();
    expect(await types('publish', site, '--yes', '--why', 'First issue')).toMatchObject({
      code: 0,
      lines: [
        'The first release of site: 18 items.',
        'Release 1 of site is shown to visitors now; logged for li.',
      ],
    });
    writeFiles(site, CLOSED);
    expect((await types('publish', site, '--yes')).lines).toEqual([
      '- qr  app  CN EN  手机银行',
      '1 difference (0 added, 0 changed, 1 removed).',
      'Release 2 of site is shown to visitors now; logged for li.',
    ]);
    expect((await types('publish', site, '--yes')).lines).toEqual([
      'Visitors see exactly this already: release 2 of site.',
    ]);
    expect((await types('log')).text).toContain('“First issue”');
  });

  it('says which notice reads otherwise and tells nobody, and shows it all the same [NEWS-1]', async () => {
    const { types } = anOperator();
    const column = siteSources()['columns.yaml'] ?? '';
    const notice = (text: string) =>
      `---\ntitle: 系统升级\nsummary: 升级\npublishDate: 2026-11-16\ncover: images/branch.svg\nlanguages: [CN]\n---\n${text}\n`;
    const file = 'articles/701002/upgrade.zh.md';
    const site = aSiteFolder({
      'columns.yaml': column + column.replaceAll('701001', '701002'),
      [file]: notice('一点开始。'),
    });
    expect((await types('publish', site, '--yes')).text).not.toContain('upgrade CN');
    writeFiles(site, { [file]: notice('两点开始。') });
    const { code, lines } = await types('publish', site, '--yes');
    expect(code).toBe(0);
    expect(lines).toContain(
      'Please look at article/upgrade CN changes: expected a new entry, since readers of this notice find another content, found none',
    );
    expect(lines.at(-1)).toBe('Release 2 of site is shown to visitors now; logged for li.');
  });

  it('asks a person first, and keeps the release that was not wanted', async () => {
    const questions: string[] = [];
    const answers = [true, false];
    const { types } = anOperator({}, async (question) => {
      questions.push(question);
      return answers.shift() === true;
    });
    const site = aSiteFolder();
    await types('publish', site);
    writeFiles(site, CLOSED);
    const { code, lines } = await types('publish', site);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('Not shown. It is kept: content activate site 2');
    expect(questions).toEqual(['Show release 1 of site to visitors?', 'Show release 2 of site to visitors?']);
    expect((await types('list')).text).toMatch(/^\* 1 /m);
  });

  it('publishes at a moment that is Beijing’s where no offset stands', async () => {
    const { types } = anOperator();
    const { lines } = await types('publish', aSiteFolder(), '--yes', '--effective-at', '2099-01-01T09:00');
    expect(lines.at(-1)).toBe(
      'Release 1 of site will be shown from 2099-01-01 09:00 (Beijing time); logged for li.',
    );
  });

  it('changes nothing when the folder has a problem', async () => {
    const { types } = anOperator();
    const { code, lines } = await types('publish', aSiteFolder({ 'qrs.yaml': '- { key: app }\n' }), '--yes');
    expect(code).toBe(1);
    expect(lines[0]).toContain('qrs.yaml:1');
    expect((await types('list')).text).toBe('The store holds no release yet.');
  });

  it('stops with the bundle in hand where two people have to sign', async () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const key = { name: 'li', role: 'maker', publicKey: publicKey.export({ format: 'pem', type: 'spki' }) };
    const folder = writeFiles(temporaryFolder(), { 'keys.json': JSON.stringify([key]) });
    const { types, dataDir } = anOperator({
      CONTENT_SIGNATURES: 'required',
      CONTENT_KEYS_FILE: join(folder, 'keys.json'),
    });
    const { code, text } = await types('publish', aSiteFolder(), '--yes');
    expect(code).toBe(1);
    expect(text).toContain(`Its bundle is ready in ${join(dataDir, 'bundles', 'site')}`);
    expect((await types('check', join(dataDir, 'bundles', 'site'))).code).toBe(1);
    expect((await types('list')).text).toBe('The store holds no release yet.');
  });
});
