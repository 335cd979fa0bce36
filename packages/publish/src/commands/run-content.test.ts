import { generateKeyPairSync } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ratesSources } from '../testing/a-fed-store.ts';
import { anOperator } from '../testing/an-operator.ts';
import { aSiteFolder, siteSources, temporaryFolder, writeFiles } from '../testing/source-folder.ts';

function aContentFolder(): string {
  const site = Object.entries(siteSources()).map(([path, text]) => [`site/${path}`, text]);
  return writeFiles(temporaryFolder(), {
    ...(Object.fromEntries(site) as Record<string, string>),
    'rates/gold-price.yaml':
      "- { key: gold, price: '612.40', changeRate: '0.3', publishTime: '2026-11-20T10:30:00+08:00' }\n",
  });
}

describe('content', () => {
  it('packs, checks, imports, activates, compares, rolls back and prunes', async () => {
    const { types, dataDir } = anOperator();
    const site = aSiteFolder();
    const bundle = join(dataDir, 'bundles', 'site');
    expect((await types('pack', site)).lines).toEqual([
      expect.stringMatching(
        /^Packed site: 8 records, 3 media files, bundle [0-9a-f]{12} in .*bundles\/site$/,
      ),
    ]);
    expect((await types('check', bundle)).text).toMatch(
      /^Good: site, 18 items \(CN and EN counted apart\), 3 media files/,
    );
    expect((await types('import', bundle)).text).toContain(
      'Visitors do not see it yet: content activate site 1',
    );
    expect((await types('import', bundle, '--activate')).lines).toEqual([
      'This bundle is release 1 of site already; nothing was imported.',
      'Release 1 of site is shown to visitors now; logged for li.',
    ]);

    writeFileSync(join(site, 'qrs.yaml'), '');
    await types('pack', site);
    await types('import', bundle);
    expect((await types('diff', '2')).lines).toEqual([
      '- qr  app  CN EN  手机银行',
      expect.stringMatching(/^- [0-9a-f]{24}\.svg, 37 × 37, [\d,]+ bytes$/),
      'From release 1 to 2: 1 difference (0 added, 0 changed, 1 removed).',
    ]);
    expect(
      (await types('activate', 'site', '2', '--effective-at', '2099-01-01T00:00:00+08:00', '--actor', 'wang'))
        .text,
    ).toBe('Release 2 of site will be shown from 2099-01-01 00:00 (Beijing time); logged for wang.');
    await types('activate', 'site', '2');
    expect((await types('rollback', 'site')).text).toBe(
      'Release 1 of site is shown to visitors now; logged for li. This was a rollback of release 2.',
    );
    expect((await types('list')).lines).toEqual([
      expect.stringMatching(/^ {2}2 {2}site .* stored$/),
      expect.stringMatching(/^\* 1 {2}site .* 18 items .* active since /),
    ]);
    expect((await types('prune', '--keep', '1')).text).toContain('Removed 0 releases');
  });

  it('refuses a release with problems, one line for each, and exits with 1', async () => {
    const { types } = anOperator();
    const site = aSiteFolder({ 'qrs.yaml': '- { key: app, sort: 1, link: /gone, title: App }\n' });
    const { code, lines } = await types('check', site);
    expect(code).toBe(1);
    expect(lines).toEqual([
      'qrs.yaml:1 link: expected the path of a page in CN, found "/gone"',
      'qrs.yaml:1 link: expected the path of a page in EN, found "/gone"',
      `Refused: 2 problems in ${site}.`,
    ]);
  });

  it('checks every scope of a content folder', async () => {
    const { types } = anOperator();
    const { code, lines } = await types('check', aContentFolder());
    expect(lines).toEqual([
      expect.stringMatching(/^Good: site/),
      expect.stringMatching(/^Good: rates, 2 items/),
    ]);
    expect(code).toBe(0);
  });

  it("feeds an hour's rates and a day's points in one command, and says what changed", async () => {
    const { types, dataDir } = anOperator();
    const folder = writeFiles(temporaryFolder(), {
      ...Object.fromEntries(Object.entries(ratesSources()).map(([path, text]) => [`rates/${path}`, text])),
      'fx-rates.csv': 'key,spotBuy\nusd,707.20\n',
      'fx-history-20261119.csv': 'key,date,middleRate\nUSD,2026-11-19,708.16\nEUR,2026-11-19,821.20\n',
      'bad/fx-rates.csv': 'key,spotBuy\nusd,7O7.20\n',
    });
    const file = (name: string) => join(folder, name);
    expect((await types('pack', file('rates'))).text).toMatch(
      /4 records, 0 media files, 5 points of history/,
    );
    const bundle = join(dataDir, 'bundles', 'rates');
    expect((await types('check', bundle)).text).toMatch(/8 items .*, 5 points of history/);
    expect((await types('import', bundle, '--activate')).lines).toContain(
      'fx-history: 5 points added, 0 corrected.',
    );
    expect(
      await types('feed', 'rates', file('fx-rates.csv'), file('fx-history-20261119.csv'), '--activate'),
    ).toEqual({
      code: 0,
      text: expect.any(String),
      lines: [
        '~ fx-rate  usd',
        'fx-history: 1 point added, 1 corrected.',
        'fx-day: 1 point added, 0 corrected.',
        'Made release 2 of rates: 1 record changed.',
        'Release 2 of rates is shown to visitors now; logged for li.',
      ],
    });
    expect((await types('feed', 'rates', file('fx-rates.csv'), '--activate')).lines).toEqual([
      'Made release 3 of rates: 0 records changed.',
      'Visitors see exactly this already; release 3 of rates was not activated.',
    ]);
    expect(await types('feed', 'rates', file('bad/fx-rates.csv'), '--activate')).toEqual({
      code: 1,
      text: expect.any(String),
      lines: [
        `${file('bad/fx-rates.csv')}:2:2 spotBuy: expected a decimal number such as 707.15, or nothing, found "7O7.20"`,
        `Refused: 1 problem in ${file('bad/fx-rates.csv')}. Nothing was changed; visitors go on seeing release 2 of rates.`,
      ],
    });
    expect((await types('feed', 'rates', file('gone.csv'))).text).toContain('could not be read');
    expect((await types('feed', 'rates')).code).toBe(2);
    await types('activate', 'rates', '1', '--effective-at', '2099-01-01T00:00:00+08:00');
    expect((await types('feed', 'rates', file('fx-rates.csv'), '--activate')).text).toContain(
      'release 1 of rates is scheduled for 2099-01-01 00:00 (Beijing time). Showing these files now would call it off.',
    );
  });

  it('feeds only what two enrolled systems signed, where signatures are required', async () => {
    const folder = temporaryFolder();
    const enrolled = (['maker', 'checker'] as const).map((role) => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      writeFiles(folder, { [`${role}.pem`]: privateKey.export({ format: 'pem', type: 'pkcs8' }) });
      return { name: `${role}-system`, role, publicKey: publicKey.export({ format: 'pem', type: 'spki' }) };
    });
    writeFiles(folder, {
      'keys.json': JSON.stringify(enrolled),
      'fx-rates.csv': 'key,spotBuy\nusd,707.20\n',
    });
    const open = anOperator();
    const rates = writeFiles(join(folder, 'rates'), ratesSources());
    await open.types('pack', rates);
    await open.types('import', join(open.dataDir, 'bundles', 'rates'), '--activate');
    const closed = anOperator({
      BANK_DATA_DIR: open.dataDir,
      CONTENT_SIGNATURES: 'required',
      CONTENT_KEYS_FILE: join(folder, 'keys.json'),
    });
    const file = join(folder, 'fx-rates.csv');
    expect((await closed.types('feed', 'rates', file, '--activate')).text).toContain(
      'manifest.json maker: expected a maker who signed this release, found none',
    );
    const keys = ['maker', 'checker'].flatMap((role) => [
      `--${role}`,
      `${role}-system=${join(folder, `${role}.pem`)}`,
    ]);
    expect((await closed.types('feed', 'rates', file, '--activate', ...keys)).code).toBe(0);
    expect((await closed.types('feed', 'rates', file, '--maker', 'nobody')).code).toBe(2);
  });

  it('refuses an unsigned release where signatures are required, and takes it signed by two', async () => {
    const folder = temporaryFolder();
    const enrolled = (['maker', 'checker'] as const).map((role) => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      writeFiles(folder, { [`${role}.pem`]: privateKey.export({ format: 'pem', type: 'pkcs8' }) });
      return { name: role, role, publicKey: publicKey.export({ format: 'pem', type: 'spki' }) };
    });
    writeFiles(folder, { 'keys.json': JSON.stringify(enrolled) });
    const { types, dataDir } = anOperator({
      CONTENT_SIGNATURES: 'required',
      CONTENT_KEYS_FILE: join(folder, 'keys.json'),
    });
    const bundle = join(dataDir, 'bundles', 'site');
    await types('pack', aSiteFolder());
    expect((await types('import', bundle)).code).toBe(1);
    expect((await types('list')).text).toBe('The store holds no release yet.');
    for (const role of ['maker', 'checker']) {
      const signed = await types(
        'sign',
        bundle,
        '--key',
        join(folder, `${role}.pem`),
        '--as',
        role,
        '--role',
        role,
      );
      expect(signed.text).toMatch(
        new RegExp(`^Signed bundle [0-9a-f]{12} of site as its ${role} ${role}\\.$`),
      );
    }
    expect((await types('import', bundle)).code).toBe(0);
  });

  it.each([
    [[], 'Which command?'],
    [['unpublish'], 'There is no command "unpublish". These are:'],
    [['constructor'], 'There is no command "constructor". These are:'],
    [['activate', 'site'], '"" is not a release id; ids are the numbers that "content list" shows.'],
    [
      ['activate', 'sites', '1'],
      '"sites" is not a scope; the scopes are site, rates, wealth, funds, branches, lookups, cards.',
    ],
    [
      ['activate', 'site', '1', '--effective-at', 'tomorrow'],
      '"tomorrow" is not a moment such as 2026-11-20T09:00 (Beijing time) or 2026-11-20T01:00:00Z.',
    ],
    [
      ['activate', 'site', '1', '--effective-at', '2020-01-01T00:00'],
      '--effective-at 2020-01-01T00:00 is past',
    ],
    [
      ['import', 'bundle', '--activate', '--effective-at', '2020-01-01T00:00:00Z'],
      '--effective-at 2020-01-01T00:00:00Z is past',
    ],
    [
      ['publish', 'site', '--yes', '--effective-at', '2020-01-01T00:00'],
      '--effective-at 2020-01-01T00:00 is past',
    ],
    [
      ['pack', 'site', '--scope', 'site', '--effective-at', '2020-01-01T00:00'],
      '--effective-at 2020-01-01T00:00 is past',
    ],
    [['rollback'], 'No scope was named; the scopes are site, rates,'],
    [['feed'], 'No scope was named; the scopes are site, rates,'],
    [['log', '--holds', 'zzz'], '--holds is "zzz", which is not a digest of 64 hexadecimal digits.'],
    [['prune', '--keep', '0'], '--keep needs a number from 1 on, not "0".'],
    [['pack'], 'pack needs one source folder, such as content/site.'],
    [['publish'], 'publish needs one source folder, such as content/site.'],
    [['publish', 'site'], 'Nobody can be asked here; say --yes to publish without a question.'],
    [['demo', '--force'], "Unknown option '--force'"],
  ])('explains its use and exits with 2 for: content %j', async (args, says) => {
    const { code, lines } = await anOperator().types(...args);
    expect(code).toBe(2);
    expect(lines[0]).toContain(says);
    expect(lines.at(-1)).toMatch(/^ {2}content /);
  });

  it.each([
    [['chekc'], 'There is no command "chekc". Did you mean "check"? These are:'],
    [['activate', 'sites', '1'], 'lookups, cards. Did you mean "site"?'],
    [['prune', '--kepe', '3'], 'Unknown option \'--kepe\'. Did you mean "--keep"?'],
    [['check', 'site', '--langauge', 'zh'], 'Unknown option \'--langauge\'. Did you mean "--language"?'],
    [['keys', 'enroll'], 'keys needs one of make, enrol, list, revoke, check. Did you mean "enrol"?'],
  ])('says what was most likely meant by: content %j', async (args, says) => {
    const { code, lines } = await anOperator().types(...args);
    expect([code, lines[0]]).toEqual([2, expect.stringContaining(says)]);
  });

  it.each([
    [['--help'], /^ {2}content pack [^]*\n {2}content keys [^]*\n {2}content new-bank [^]*--help\n/],
    [['help'], /^ {2}content pack [^]*\n {2}content demo /],
    [['check', '--help'], /^ {2}content check <bundle, source folder or [^\n]*$/],
    [['help', 'check'], /^ {2}content check <bundle, source folder or [^\n]*$/],
    [['feed', '-h'], /^ {2}content feed <scope>[^]*\n {2}content feed watch [^]*\n {2}content feed status /],
    [['feed', 'watch', '--help'], /^ {2}content feed watch [^\n]*$/],
    [['keys', 'list', '--help'], /^ {2}content keys list [^\n]*$/],
  ])('says how it is typed, and does nothing, for: content %j', async (args, says) => {
    const { code, text } = await anOperator().types(...args);
    expect([code, text]).toEqual([0, expect.stringMatching(says)]);
  });

  it('takes --help behind -- for a name', async () => {
    expect((await anOperator().types('check', '--', '--help')).text).toContain(
      'There is no source folder at ',
    );
  });

  it.each([['check'], ['pack'], ['publish', '--yes']])(
    'says that a folder for %s is not there',
    async (...args) => {
      const { code, lines } = await anOperator().types(...args, '/no/such/place');
      expect([code, lines]).toEqual([1, ['There is no source folder at /no/such/place.']]);
    },
  );

  it('gives one line and no stack for a setting or a failure', async () => {
    expect(await anOperator({ CONTENT_SIGNATURES: 'required' }).types('list')).toMatchObject({
      code: 1,
      text: 'CONTENT_SIGNATURES is "required", so CONTENT_KEYS_FILE must name the file of enrolled public keys.',
    });
    const file = join(writeFiles(temporaryFolder(), { file: '' }), 'file');
    for (const named of [file, join(file, 'below')])
      expect(await anOperator({ BANK_DATA_DIR: named }).types('list')).toMatchObject({
        code: 1,
        text: `BANK_DATA_DIR is "${named}"; expected a folder, but ${file} is a file.`,
      });
    const within = writeFiles(temporaryFolder(), { 'content.db/file': '' });
    const { code, lines } = await anOperator({ BANK_DATA_DIR: within }).types('list');
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/ at .*:\d+:\d+/);
  });
});

describe('content import', () => {
  it('says of a source folder that it is to be packed first', async () => {
    const site = aSiteFolder();
    const { code, lines } = await anOperator().types('import', site);
    expect([code, lines]).toEqual([
      1,
      [
        `${site} is a folder of sources, not a bundle: it has no manifest.json. Make one of it: content pack ${site}`,
      ],
    ]);
  });
});

describe('content demo', () => {
  it('publishes every scope that has a folder, and nothing the second time', async () => {
    const { types } = anOperator();
    const content = aContentFolder();
    expect((await types('demo', '--content', content)).lines).toEqual([
      'site: release 1 is active, 18 items.',
      'rates: release 2 is active, 2 items.',
    ]);
    expect((await types('log', 'rates')).lines[0]).toMatch(/import rates 2 .* li on \S+ /);
    expect((await types('demo', '--if-needed', '--content', content)).lines).toEqual([
      'The demo content is unchanged and active; nothing to do.',
    ]);
    utimesSync(join(content, 'site', 'pages.yaml'), 1, 1);
    expect((await types('demo', '--if-needed', '--content', content)).lines).toEqual([
      'The demo content is active already (site, rates); nothing to do.',
    ]);
  });

  it('publishes only the scope that changed', async () => {
    const { types } = anOperator();
    const content = aContentFolder();
    await types('demo', '--content', content);
    writeFiles(content, {
      'rates/gold-price.yaml':
        "- { key: gold, price: '613.00', changeRate: '', publishTime: '2026-11-20T11:30:00+08:00' }\n",
    });
    expect((await types('demo', '--if-needed', '--content', content)).lines).toEqual([
      'rates: release 3 is active, 2 items.',
    ]);
  });

  it('shows the demo bank again after a rollback, whatever the stamp says', async () => {
    const { types } = anOperator();
    const content = aContentFolder();
    await types('demo', '--content', content);
    writeFiles(content, { 'site/qrs.yaml': '' });
    await types('demo', '--content', content);
    await types('rollback', 'site');
    expect((await types('demo', '--if-needed', '--content', content)).lines).toEqual([
      'site: release 3 is active, 16 items.',
    ]);
  });

  it('changes no scope when one has a problem', async () => {
    const { types } = anOperator();
    const content = aContentFolder();
    writeFiles(content, { 'rates/gold-price.yaml': '- { key: gold, price: 612.4 }\n' });
    const { code, lines } = await types('demo', '--content', content);
    expect(code).toBe(1);
    expect(lines[0]).toBe('rates/gold-price.yaml:1 price: expected a text in quotes, found the number 612.4');
    expect(lines.at(-1)).toBe(
      `The demo content was not imported: 3 problems in ${content}. The store is as it was.`,
    );
    expect((await types('list')).text).toBe('The store holds no release yet.');
  });

  it('says what it did not find in an empty folder', async () => {
    const { types } = anOperator();
    const content = temporaryFolder();
    expect(await types('demo', '--if-needed', '--content', content)).toMatchObject({
      code: 1,
      text: `No content was found: ${content} has none of the folders site, rates, wealth, funds, branches, lookups, cards. Nothing was imported; name the folder with --content.`,
    });
  });
});
