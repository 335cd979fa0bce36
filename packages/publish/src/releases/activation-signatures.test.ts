import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, type TestDatabase } from '@bank/store/testing';
import { REPOSITORY } from '../commands/settings.ts';
import { ratesSources } from '../testing/a-fed-store.ts';
import { aPerson, enrolled, type Person } from '../testing/a-person.ts';
import { anOperator } from '../testing/an-operator.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';

describe.each(DIALECTS)('showing releases where two people must have signed, on $name', (dialect) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await dialect.create();
  });
  afterEach(() => database.drop());

  /** The same store before and after signatures were required. */
  function aBank() {
    const { databaseUrl, dataDir } = database.location;
    const location: Record<string, string> =
      databaseUrl === undefined ? { BANK_DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
    const [li, wang] = [aPerson('Li'), aPerson('Wang')];
    const required = (keys: string) => ({
      ...location,
      CONTENT_SIGNATURES: 'required',
      CONTENT_KEYS_FILE: keys,
    });
    const open = anOperator(location).types;
    const closed = anOperator(
      required(
        enrolled([
          [li, 'maker'],
          [wang, 'checker'],
        ]),
      ),
    ).types;
    const packs = async (price = '612.40') => {
      const sources = {
        ...ratesSources(),
        'gold-price.yaml': `- { key: gold, price: '${price}', changeRate: '0.3', publishTime: '2026-11-20T10:30:00+08:00' }\n`,
      };
      const bundle = join(temporaryFolder(), 'bundle');
      await open('pack', writeFiles(join(temporaryFolder(), 'rates'), sources), '--out', bundle);
      return bundle;
    };
    const signs = (bundle: string, person: Person, role: string) =>
      open('sign', bundle, '--key', person.keyFile, '--as', person.name, '--role', role);
    const signedByBoth = async (bundle: string) => {
      await signs(bundle, li, 'maker');
      await signs(bundle, wang, 'checker');
    };
    return { li, wang, open, closed, packs, signs, signedByBoth, required };
  }

  it('activates what is signed, and neither now nor later what was imported unsigned [SEC-25]', async () => {
    const { open, closed, packs, signedByBoth } = aBank();
    const bundle = await packs();
    await open('import', bundle);
    const refused = await closed('activate', 'rates', '1');
    expect(refused.code).toBe(1);
    expect(refused.lines).toEqual([
      'manifest.json maker: expected a maker who signed this release, found none',
      'manifest.json checker: expected a checker who signed this release, found none',
      expect.stringMatching(/^Refused: 2 problems with the signatures of release 1 of rates\./) as string,
    ]);
    const later = ['--effective-at', '2199-01-01T00:00:00+08:00'];
    expect((await closed('activate', 'rates', '1', ...later)).code).toBe(1);
    expect((await open('list')).text).toContain('stored');

    await signedByBoth(bundle);
    expect((await closed('import', bundle, '--activate')).code).toBe(0);
    expect((await open('list')).text).toMatch(/^\* 1 /);
  });

  it('looks at the signatures again with the keys of the day [SEC-25]', async () => {
    const { li, closed, open, packs, signedByBoth, required } = aBank();
    const bundle = await packs();
    await signedByBoth(bundle);
    expect((await closed('import', bundle)).code).toBe(0);
    rmSync(bundle, { recursive: true });
    const left = anOperator(required(enrolled([[li, 'maker']]))).types;
    expect((await left('activate', 'rates', '1')).lines[0]).toBe(
      'manifest.json signatures.1: expected an enrolled checker, found "Wang"',
    );
    expect((await open('list')).text).toContain('stored');
    expect((await closed('activate', 'rates', '1')).code).toBe(0);
  });

  it('refuses one signature, and keeps two when the bundle comes again without them [SEC-25]', async () => {
    const { li, open, closed, packs, signs, signedByBoth } = aBank();
    const bundle = await packs();
    await signs(bundle, li, 'maker');
    await open('import', bundle);
    expect((await closed('activate', 'rates', '1')).code).toBe(1);
    await signedByBoth(bundle);
    await open('import', bundle);
    await open('import', await packs());
    expect((await open('list')).lines).toHaveLength(1);
    expect((await closed('activate', 'rates', '1')).code).toBe(0);
  });

  it('shows no feed that was made unsigned before [SEC-25]', async () => {
    const { li, wang, open, closed, packs } = aBank();
    await open('import', await packs(), '--activate');
    const file = join(
      writeFiles(temporaryFolder(), { 'fx-rates.csv': 'key,spotBuy\nusd,707.20\n' }),
      'fx-rates.csv',
    );
    expect((await open('feed', 'rates', file)).code).toBe(0);
    expect((await closed('activate', 'rates', '2')).code).toBe(1);
    const keys = ['--maker', `Li=${li.keyFile}`, '--checker', `Wang=${wang.keyFile}`];
    expect((await closed('feed', 'rates', file, '--activate', ...keys)).code).toBe(0);
    expect((await open('list')).text).toMatch(/^\* 2 /);
  });

  it('lets one operator go back to what was shown before, and to nothing else [SEC-25]', async () => {
    const { open, closed, packs, signedByBoth } = aBank();
    await open('import', await packs('610.00'), '--activate');
    const later = ['--effective-at', '2199-01-01T00:00:00+08:00'];
    await open('import', await packs('611.00'), '--activate', ...later);
    const signed = await packs('612.00');
    await signedByBoth(signed);
    await closed('import', signed, '--activate');
    expect((await closed('rollback', 'rates')).text).toContain('Release 1 of rates is shown to visitors now');
  });

  it('never shows the demo content [SEC-25]', async () => {
    const { closed, open } = aBank();
    const content = writeFiles(temporaryFolder(), {
      'rates/gold-price.yaml': ratesSources()['gold-price.yaml'] ?? '',
    });
    expect(await closed('demo', '--content', content)).toMatchObject({
      code: 1,
      text: 'Nothing was imported: CONTENT_SIGNATURES is "required", and nobody has signed the demo content.',
    });
    expect((await open('list')).text).toBe('The store holds no release yet.');
  });
});

it('requires signatures where the site is deployed in containers [SEC-25]', () => {
  const compose = parse(readFileSync(join(REPOSITORY, 'deploy', 'compose.yaml'), 'utf8'), {
    merge: true,
  }) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  for (const name of ['publish', 'web', 'mirror']) {
    expect(compose.services[name]?.environment).toMatchObject({
      CONTENT_SIGNATURES: 'required',
      CONTENT_KEYS_FILE: '/keys/enrolled-keys.json',
    });
  }
});
