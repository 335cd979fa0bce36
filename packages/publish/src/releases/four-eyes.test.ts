import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Manifest } from '../base/bundle/manifest.ts';
import { aBank, anArticle } from '../testing/a-bank.ts';
import { editManifest } from '../testing/repack.ts';

afterEach(() => vi.useRealTimers());

/** Li makes for column 701001, Wang makes and checks everything, Chen checks the rates. */
async function aStaffedBank(...ofLi: string[]) {
  const bank = aBank();
  await bank.has('Li Na', 'maker', '--scopes', 'site', '--columns', '701001', ...ofLi);
  await bank.has('Wang', 'maker,checker');
  await bank.has('Chen', 'checker', '--scopes', 'rates');
  const signed = async (bundle: string, ...pairs: [string, string][]) => {
    for (const [name, role] of pairs) await bank.signs(bundle, name, role);
    return bundle;
  };
  /** What visitors see before a test begins; nobody had to sign it. */
  const open = async () => bank.office.types('import', await bank.packs(), '--activate');
  return { ...bank, signed, open };
}

describe('who may publish what', () => {
  it('lets a maker change the columns that are theirs, and names the first that is not [SEC-25]', async () => {
    const { open, packs, signed, types } = await aStaffedBank();
    await open();
    const both: [string, string][] = [
      ['Li Na', 'maker'],
      ['Wang', 'checker'],
    ];
    const own = await signed(await packs(anArticle('701001', 'news', '!')), ...both);
    expect(await types('import', own, '--activate')).toMatchObject({ code: 0 });

    const foreign = await signed(await packs(anArticle('701002', 'notice', '!')), ...both);
    const { code, lines } = await types('import', foreign);
    expect(code).toBe(1);
    // The news went back to what it was, too, and that is Li's to do.
    expect(lines).toEqual([
      expect.stringMatching(
        /^Li Na \(key [0-9a-f]{8}…\) may not publish column 701002 \(maker for site: columns 701001\): article\/notice$/,
      ) as string,
      'Refused: 1 record that those who signed may not publish. Nothing was changed. Let people sign whose columns these are.',
    ]);
    expect((await types('list')).lines).toHaveLength(2);
  });

  it('takes a record that is moved or taken out as a change of its column, and a page as nobody’s [SEC-25]', async () => {
    const { open, packs, signed, types } = await aStaffedBank();
    await open();
    const refused = async (changes: Record<string, string | undefined>) => {
      const bundle = await signed(await packs(changes), ['Li Na', 'maker'], ['Wang', 'checker']);
      const { lines } = await types('import', bundle);
      return lines.slice(0, -1).map((line) => line.replaceAll(/ \([^)]*\)/g, ''));
    };
    const without = { 'articles/701002/notice.zh.md': undefined, 'articles/701002/notice.en.md': undefined };
    expect(await refused(without)).toEqual(['Li Na may not publish column 701002: article/notice']);
    expect(await refused({ ...without, ...anArticle('701001', 'notice') })).toEqual([
      'Li Na may not publish column 701002: article/notice',
    ]);
    const qr = `- key: app\n  sort: 2\n  link: https://www.beiyao.example/app\n  zh: { title: 手机银行 }\n  en: { title: Mobile banking }\n`;
    expect(await refused({ 'qrs.yaml': qr })).toEqual([
      'Li Na may not publish what belongs to no column: qr/app',
    ]);
  });

  it('looks at the columns again when a stored release is activated [SEC-25]', async () => {
    const { open, office, packs, signed, types } = await aStaffedBank();
    await open();
    const bundle = await signed(
      await packs(anArticle('701002', 'notice', '!')),
      ['Li Na', 'maker'],
      ['Wang', 'checker'],
    );
    await office.types('import', bundle);
    expect((await types('activate', 'site', '2')).lines[0]).toContain('may not publish column 701002');
    expect((await office.types('list')).lines[0]).toMatch(/stored$/);
  });

  it('lets nobody sign for a scope or in a role that is not theirs [SEC-25]', async () => {
    const { packs, signed, types } = await aStaffedBank();
    const bundle = await signed(await packs(), ['Wang', 'maker'], ['Chen', 'checker']);
    expect((await types('import', bundle)).lines[0]).toMatch(
      /^manifest\.json signatures\.1: expected a checker for site, found Chen \(key [0-9a-f]{8}…\), checker for rates$/,
    );
    await signed(bundle, ['Li Na', 'checker']);
    expect((await types('import', bundle)).text).toContain(
      'expected an enrolled checker, found "Li Na", who is maker for site: columns 701001',
    );
  });
});

describe('a key that is not in force', () => {
  const both: [string, string][] = [
    ['Li Na', 'maker'],
    ['Wang', 'checker'],
  ];
  const day = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) });

  it('is refused from the day after its last one, at import and at each activation [SEC-25]', async () => {
    day('2026-11-20T09:00:00+08:00');
    const { open, packs, signed, types } = await aStaffedBank('--until', '2026-11-30');
    await open();
    const bundle = await signed(await packs(anArticle('701001', 'news', '!')), ...both);
    day('2026-11-30T23:59:00+08:00');
    expect((await types('import', bundle)).code).toBe(0);
    const later = await types('activate', 'site', '2', '--effective-at', '2026-12-01T00:00');
    expect(later.lines[0]).toMatch(
      /^manifest\.json signatures\.0: expected a key that is in force when it signs and when the release is shown, found Li Na \(key [0-9a-f]{8}…\), in force until 2026-12-01 00:00$/,
    );
    day('2026-12-01T00:00:00+08:00');
    expect((await types('activate', 'site', '2')).code).toBe(1);
    expect((await types('import', bundle)).code).toBe(1);
  });

  it('is refused from the moment of its revocation on, whenever it signed [SEC-25]', async () => {
    day('2026-11-20T09:00:00+08:00');
    const { open, office, packs, signed, types } = await aStaffedBank();
    await open();
    const bundle = await signed(await packs(anArticle('701001', 'news', '!')), ...both);
    expect((await types('import', bundle)).code).toBe(0);
    const id = (await office.types('keys', 'list')).lines[0]?.slice(0, 8) ?? '';
    day('2026-11-21T09:00:00+08:00');
    await office.types('keys', 'revoke', id, '--why', 'Laptop stolen');
    for (const command of [
      ['import', bundle],
      ['activate', 'site', '2'],
    ]) {
      expect((await types(...command)).lines[0]).toMatch(
        /found Li Na \(key [0-9a-f]{8}…\), revoked from 2026-11-21 09:00 on: Laptop stolen$/,
      );
    }
  });
});

describe('an emergency', () => {
  async function anEmergency(...signers: string[]) {
    const bank = await aStaffedBank();
    await bank.has('Zhao', 'emergency');
    await bank.has('Qian', 'emergency');
    await bank.open();
    const bundle = await bank.packs(anArticle('701002', 'notice', '!'));
    for (const name of signers) await bank.signs(bundle, name, 'emergency');
    return { ...bank, bundle };
  }

  it('passes the columns with two people and a reason, and stands out in the log [SEC-25]', async () => {
    const { bundle, types } = await anEmergency('Zhao', 'Qian');
    expect((await types('import', bundle)).code).toBe(1);
    expect((await types('import', bundle, '--activate', '--emergency')).text).toContain(
      '--emergency needs --why',
    );
    const done = await types('import', bundle, '--activate', '--emergency', '--why', 'Wrong hotline');
    expect(done).toMatchObject({ code: 0 });
    const log = await types('log');
    expect(log.code).toBe(0);
    expect(log.lines.at(-2)).toMatch(
      /^!! EMERGENCY {2}.*activate site 2 .*emergency Zhao \(key [0-9a-f]{8}\), emergency Qian \(key [0-9a-f]{8}\).*“Wrong hotline”$/,
    );
    expect((await types('log', '--language', 'zh')).lines.at(-2)).toMatch(
      /^!! 应急 {2}.*emergency Zhao（密钥 [0-9a-f]{8}），emergency Qian（密钥 /,
    );
  });

  it('never takes one person, nor one who is not enrolled for it [SEC-25]', async () => {
    const { bundle, signs, types } = await anEmergency('Zhao');
    const all = ['--emergency', '--why', 'Wrong hotline'];
    expect((await types('import', bundle, ...all)).lines[0]).toBe(
      'manifest.json emergency: expected two people who signed this release as an emergency, found Zhao alone',
    );
    // Put together from two copies of the bundle that the same person signed.
    let before: Manifest['signatures'] = [];
    editManifest(bundle, (manifest) => {
      before = manifest.signatures;
      return manifest;
    });
    await signs(bundle, 'Zhao', 'emergency');
    editManifest(bundle, (manifest) => ({
      ...manifest,
      signatures: [...(before ?? []), ...(manifest.signatures ?? [])],
    }));
    expect((await types('import', bundle, ...all)).lines[0]).toContain('found Zhao alone');
    await signs(bundle, 'Wang', 'emergency');
    expect((await types('import', bundle, ...all)).text).toContain(
      'expected somebody enrolled for emergencies, found "Wang", who is maker and checker for every scope',
    );
  });

  it('is nothing that one can say where nobody has to sign', async () => {
    const { office } = await anEmergency();
    expect((await office.types('activate', 'site', '1', '--emergency', '--why', 'x')).text).toContain(
      'there is no rule that --emergency passes',
    );
  });
});

describe('signatures by SM2', () => {
  it('count where the bank says so, and Ed25519 does not there [SEC-25]', async () => {
    const settings = { CONTENT_SIGNATURE_ALGORITHMS: 'sm2' };
    const bank = aBank(settings);
    await bank.has('Li Na', 'maker');
    await bank.has('Wang', 'checker');
    const bundle = await bank.packs();
    await bank.signs(bundle, 'Li Na', 'maker');
    await bank.signs(bundle, 'Wang', 'checker');
    expect(await bank.types('import', bundle, '--activate')).toMatchObject({ code: 0 });
    expect((await bank.office.types('keys', 'list')).text).toMatch(/Li Na .* sm2 /);
    const other = aBank();
    await other.makes('Chen');
    const pub = other.keyOf('Chen').replace('.key.', '.pub.');
    expect(
      (
        await bank.office.types(
          'keys',
          'enrol',
          pub,
          '--person',
          'Chen',
          '--roles',
          'checker',
          '--until',
          '2098-12-31',
        )
      ).text,
    ).toContain('here releases are signed by sm2');
  });

  it('do not count where the bank does not say so [SEC-25]', async () => {
    const bank = aBank({ CONTENT_SIGNATURE_ALGORITHMS: 'ed25519,sm2' });
    await bank.office.types(
      'keys',
      'make',
      'Li Na',
      '--out',
      bank.folder,
      '--no-passphrase',
      '--algorithm',
      'sm2',
    );
    await bank.enrols('Li Na', 'maker');
    await bank.has('Wang', 'checker');
    const bundle = await bank.packs();
    await bank.signs(bundle, 'Li Na', 'maker');
    await bank.signs(bundle, 'Wang', 'checker');
    expect((await bank.types('import', bundle)).code).toBe(0);
    const { anOperator } = await import('../testing/an-operator.ts');
    const strict = anOperator({ CONTENT_SIGNATURES: 'required', CONTENT_KEYS_FILE: bank.keysFile });
    expect((await strict.types('import', bundle)).text).toMatch(
      /expected a signature by ed25519 \(CONTENT_SIGNATURE_ALGORITHMS\), found one by sm2 of Li Na/,
    );
  });
});
