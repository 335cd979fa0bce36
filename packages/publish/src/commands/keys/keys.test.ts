import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beijingDay } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { aBank, anArticle } from '../../testing/a-bank.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';

const PASSPHRASE = 'four words of length';
const DAY_MS = 86_400_000;

describe('content keys make', () => {
  it('makes a private key for its owner alone, closed by a passphrase, and never another over it [SEC-25]', async () => {
    const folder = writeFiles(temporaryFolder(), { 'words.txt': `${PASSPHRASE}\n` });
    const { types } = anOperator();
    const makes = () =>
      types('keys', 'make', 'Li Na', '--out', folder, '--passphrase-file', join(folder, 'words.txt'));
    const made = await makes();
    const file = join(folder, 'li-na.key.pem');
    expect(made.lines[0]).toBe(`Made ${file}: it stays with Li Na and is never sent to anybody.`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const pem = readFileSync(file, 'utf8');
    expect(() => createPrivateKey({ key: pem, passphrase: 'four words of lengtH' })).toThrow();
    expect(createPrivateKey({ key: pem, passphrase: PASSPHRASE }).asymmetricKeyType).toBe('ed25519');
    expect(await makes()).toMatchObject({ code: 1, text: `Nothing was made: there is a ${file} already.` });
    expect(readFileSync(file, 'utf8')).toBe(pem);
  });

  it('asks for the passphrase twice, and refuses a short one and two that differ', async () => {
    const answers = ['short', 'short', PASSPHRASE, `${PASSPHRASE}!`, PASSPHRASE, PASSPHRASE];
    const asked: string[] = [];
    const { types } = anOperator({}, undefined, async (question) => {
      asked.push(question);
      return answers.shift() ?? '';
    });
    const folder = temporaryFolder();
    const makes = () => types('keys', 'make', 'wang', '--out', folder);
    expect((await makes()).text).toContain('A passphrase has 12 characters or more');
    expect((await makes()).text).toContain('The two were not the same. Nothing was made.');
    expect((await makes()).code).toBe(0);
    expect(asked).toHaveLength(6);
    const nobody = await anOperator().types('keys', 'make', 'chen', '--out', folder);
    expect(nobody).toMatchObject({
      code: 2,
      text: expect.stringContaining('--passphrase-file <file>') as string,
    });
  });

  it('signs with the passphrase from the terminal or a file, and with no other [SEC-25]', async () => {
    const bank = aBank();
    const bundle = await bank.packs();
    writeFiles(bank.folder, { right: PASSPHRASE, wrong: 'some other words' });
    const file = (name: string) => ['--passphrase-file', join(bank.folder, name)];
    await bank.office.types('keys', 'make', 'Li Na', '--out', bank.folder, ...file('right'));
    const sign = ['sign', bundle, '--key', bank.keyOf('Li Na'), '--as', 'Li Na', '--role', 'maker'];
    expect((await bank.office.types(...sign)).code).toBe(2);
    expect((await bank.office.types(...sign, ...file('wrong'))).text).toBe(
      `${bank.keyOf('Li Na')} was not opened by this passphrase.`,
    );
    expect((await bank.office.types(...sign, ...file('right'))).code).toBe(0);
    const asked = anOperator({}, undefined, async () => PASSPHRASE);
    expect((await asked.types(...sign)).code).toBe(0);
  });
});

describe('content keys enrol and revoke', () => {
  it('enrol a key once, and leave the file as it was when anything is wrong', async () => {
    const { has, enrols, office, keysFile } = aBank();
    await has('Li Na', 'maker', '--scopes', 'site,rates', '--columns', '701001');
    const before = readFileSync(keysFile, 'utf8');
    expect((await enrols('Li Na', 'checker')).text).toContain('this key is enrolled for Li Na already');
    const wrong: [string[], string][] = [
      [['--until', '2026-02-30x'], '--until is the last day of the key'],
      [['--until', '2020-01-01'], '--until is the last day of the key'],
      [['--scopes', 'everything'], '"everything" is not a scope'],
      [['--scopes', 'rates', '--columns', '701001'], '--columns are columns of site'],
      [['--scopes', 'site', '--columns', '7'], '"7" is not a column'],
    ];
    for (const [more, says] of wrong) expect((await enrols('Li Na', 'maker', ...more)).text).toContain(says);
    expect((await enrols('Li Na', 'owner')).text).toContain(
      '"owner" is not a role: maker, checker, emergency.',
    );
    expect(readFileSync(keysFile, 'utf8')).toBe(before);
    expect((await office.types('keys', 'list')).lines[0]).toMatch(
      /^[0-9a-f]{16} {2}Li Na {2}maker for site, rates: columns 701001 {2}ed25519 {2}until 2098-12-31$/,
    );
  });

  it('revoke one key by its id, with a reason, and only once', async () => {
    const { has, office } = aBank();
    await has('Li Na', 'maker');
    await has('Wang', 'checker');
    const id = (await office.types('keys', 'list')).lines[0]?.slice(0, 8) ?? '';
    expect((await office.types('keys', 'revoke', id)).code).toBe(2);
    expect((await office.types('keys', 'revoke', 'zzzz', '--why', 'Left')).text).toContain('0 keys in ');
    await has('Zhao', 'checker');
    expect((await office.types('keys', 'revoke', id, '--why', 'Left')).code).toBe(0);
    expect((await office.types('keys', 'revoke', id, '--why', 'Left')).text).toContain('is revoked from ');
    const { lines } = await office.types('keys', 'list');
    expect(lines[0]).toMatch(/REVOKED from .* on: Left$/);
    expect(lines[1]).toMatch(/until 2098-12-31$/);
    expect((await office.types('keys', 'revoke', 'Zhao', '--why', 'Left')).code).toBe(0);
    expect((await office.types('keys', 'list')).lines[2]).toMatch(/Zhao .* REVOKED/);
  });

  it('say which releases were signed since a key was in other hands [SEC-25]', async () => {
    const { has, packs, signs, types, office } = aBank();
    await has('Li Na', 'maker');
    await has('Wang', 'checker');
    const publishes = async (words: string, ...when: string[]) => {
      const bundle = await packs(anArticle('701001', 'news', words));
      await signs(bundle, 'Li Na', 'maker');
      await signs(bundle, 'Wang', 'checker');
      expect((await types('import', bundle, '--activate', ...when)).code).toBe(0);
    };
    await publishes('');
    await publishes('!');
    await publishes('?', '--effective-at', '2098-01-01T09:00');
    const revoke = ['keys', 'revoke', 'Li Na', '--why', 'Stolen'];
    const since = await office.types(...revoke, '--from', '2026-01-01T00:00');
    expect(since.code).toBe(0);
    expect(since.lines.slice(3)).toEqual([
      'Affected: release 3 of site, which is scheduled for 2098-01-01 09:00.',
      expect.stringMatching(/^Affected: release 2 of site, which visitors have seen since 20/),
      'Affected: release 1 of site, which visitors do not see now.',
    ]);
  });

  it('say that no release was, or that nobody could be asked', async () => {
    const { has, office, keysFile } = aBank();
    await has('Li Na', 'maker');
    await has('Wang', 'checker');
    const past = ['--why', 'Left', '--from', '2026-01-01T00:00'];
    expect((await office.types('keys', 'revoke', 'Li Na', ...past)).lines.at(-1)).toBe(
      'No release of this store was signed with it, or became visible by it, since then.',
    );
    const away = anOperator({
      CONTENT_KEYS_FILE: keysFile,
      DATABASE_URL: 'postgres://bank@127.0.0.1:1/none',
    });
    const told = await away.types('keys', 'revoke', 'Wang', ...past);
    expect(told.code).toBe(0);
    expect(told.lines[0]).toMatch(/^Revoked Wang/);
    expect(told.lines.at(-1)).toMatch(
      /^Which releases were signed with it since then could not be looked up/,
    );
  });

  it('read the first form of the file, and write the present one', async () => {
    const { makes, enrols, office, keysFile, keyOf } = aBank();
    await makes('Li Na');
    const publicKey = readFileSync(keyOf('Li Na').replace('.key.', '.pub.'), 'utf8');
    writeFiles(join(keysFile, '..'), {
      'keys.json': JSON.stringify([{ name: 'Li Na', role: 'maker', publicKey }]),
    });
    expect((await office.types('keys', 'list')).lines[0]).toMatch(/Li Na {2}maker for every scope/);
    await makes('Wang');
    await enrols('Wang', 'checker');
    expect((await office.types('keys', 'list')).lines).toHaveLength(3);
    expect(JSON.parse(readFileSync(keysFile, 'utf8'))).toMatchObject({ format: 2, keys: [{}, {}] });
  });
});

describe('content keys check', () => {
  it('compares the columns with those of the site, and ends with 1 where something is wrong', async () => {
    const bank = aBank();
    await bank.has('Li Na', 'maker', '--scopes', 'site', '--columns', '701001,701009');
    // In force, and soon no more.
    const until = beijingDay(Date.now() + 30 * DAY_MS);
    await bank.has('Wang', 'checker', '--scopes', 'site', '--until', until);
    const before = await bank.office.types('keys', 'check');
    expect(before.lines.at(-1)).toMatch(/their columns were compared with nothing, no site is active\.$/);
    await bank.office.types('import', await bank.packs(), '--activate');
    const { code, text } = await bank.office.types('keys', 'check', bank.keysFile);
    expect(code).toBe(1);
    expect(text).toContain('is enrolled for column 701009, which the site does not have.');
  });
});

it('names what keys can do when it is asked for something else', async () => {
  const { code, lines } = await anOperator().types('keys', 'burn');
  expect(code).toBe(2);
  expect(lines[0]).toBe('keys needs one of make, enrol, list, revoke, check.');
});
