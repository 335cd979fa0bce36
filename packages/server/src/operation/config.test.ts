import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('readConfig', () => {
  it('needs no environment at all', () => {
    expect(readConfig({})).toMatchObject({
      isDevelopment: false,
      host: '',
      port: 8080,
      metricsHost: '127.0.0.1',
      metricsPort: 9090,
      tracesUrl: '',
      errorHookUrl: '',
      siteOrigin: 'http://localhost:8080',
      imageBase: '/images/',
      pageCacheBytes: 48 * 2 ** 20,
      webWorkers: 1,
      hsts: false,
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', SITE_ORIGIN: '' })).toEqual(readConfig({}));
  });

  it('names every wrong variable with what was found and what was expected', () => {
    const read = () => readConfig({ PORT: '80a', WEB_WORKERS: '0', SITE_ORIGIN: 'https://bank.example/' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('PORT is "80a"; expected a port from 0 to 65535; 0 takes a free one');
    expect(read).toThrow('WEB_WORKERS is "0"; expected a whole number from 1 to 64');
    expect(read).toThrow('SITE_ORIGIN is "https://bank.example/"; expected scheme and host without a slash');
  });

  it('tells that visitors and operators would share a port, not where both have an address of their own', () => {
    const shared = 'METRICS_PORT is 8080, and so is PORT; visitors and operators need a port each';
    expect(() => readConfig({ METRICS_PORT: '8080' })).toThrow(shared);
    expect(() => readConfig({ METRICS_PORT: '8080', HOST: '127.0.0.1' })).toThrow(shared);
    expect(() => readConfig({ METRICS_PORT: '8080', HOST: '192.0.2.1' })).not.toThrow();
    expect(() => readConfig({ METRICS_PORT: '0', PORT: '0' })).not.toThrow();
  });

  it('expects a folder, where BANK_DATA_DIR names a file', () => {
    const read = () => readConfig({ BANK_DATA_DIR: import.meta.filename });
    expect(() => readConfig({ BANK_DATA_DIR: `${import.meta.filename}/below` })).toThrow('expected a folder');
    expect(read).toThrow(`BANK_DATA_DIR is "${import.meta.filename}"; expected a folder`);
  });

  it('never repeats a database password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://bank:hunter2@db/bank' });
    expect(read).toThrow('DATABASE_URL is "mysql://bank:…@db/bank"');
    expect(read).not.toThrow('hunter2');
  });

  it.each([
    ['DATABASE_URL', 'postgres://bank:hunter2@db/bank'],
    ['VISITS_DATABASE_URL', 'postgres://bank:hunter2@db/bank?sslmode=require'],
    ['OPENSEARCH_URL', 'http://bank:hunter2@search:9200'],
    ['QUOTE_URL', 'http://quotes.example/beiyao'],
    ['EMBEDDINGS_URL', 'http://model.example/v1'],
    ['QUOTE_CLOSES_URL', 'http://quotes.example/closes'],
    ['TRACES_URL', 'http://collector.example:4318/v1/traces'],
    ['ERROR_HOOK_URL', 'http://chat.example/hook'],
  ])(
    'refuses a plain link to another machine, unless the operator answers for it: %s [SEC-27]',
    (name, address) => {
      const read = () => readConfig({ [name]: address });
      expect(read).toThrow(`${name} is a link to another machine that others can read`);
      expect(read).not.toThrow('hunter2');
      const answered = { [name]: address, INTERNAL_LINKS: 'plain', EMBEDDINGS_MODEL: 'm' };
      expect(() => readConfig(answered)).not.toThrow();
    },
  );

  it('takes protected links, and those that stay on the machine [SEC-27]', () => {
    const DATABASE_URL = 'postgres://bank@db/bank?sslmode=verify-full&sslrootcert=/tls/ca.crt';
    const read = readConfig({
      DATABASE_URL,
      OPENSEARCH_URL: 'https://search:9200',
      QUOTE_CLOSES_URL: 'demo',
    });
    expect(read.contentLocation.databaseUrl).toBe(DATABASE_URL);
    expect(
      readConfig({ DATABASE_URL: 'postgres://bank@localhost/bank' }).contentLocation.databaseUrl,
    ).toMatch(/localhost/);
  });

  it('reads secrets from files, and says which of them is missing [SEC-22]', () => {
    expect(() => readConfig({ LETTERS_KEY_FILE: '/nowhere/key' })).toThrow(ConfigError);
    expect(() => readConfig({ LETTERS_KEY_FILE: '/nowhere/key' })).toThrow(
      'LETTERS_KEY_FILE names /nowhere/key',
    );
  });

  it('asks a model only by its name, and where no password stands in its address', () => {
    const EMBEDDINGS_URL = 'http://127.0.0.1:8081/v1';
    expect(readConfig({ EMBEDDINGS_URL, EMBEDDINGS_MODEL: 'e5' }).embeddings).toEqual({
      url: EMBEDDINGS_URL,
      model: 'e5',
      key: '',
      sendsKind: false,
    });
    expect(readConfig({ EMBEDDINGS_MODEL: 'e5' }).embeddings).toBeUndefined();
    expect(() => readConfig({ EMBEDDINGS_URL })).toThrow('EMBEDDINGS_MODEL is empty');
    const withPassword = () => readConfig({ EMBEDDINGS_URL: 'https://bank:hunter2@model/v1' });
    expect(withPassword).toThrow('EMBEDDINGS_URL is "https://bank:…@model/v1"');
    const key = () => readConfig({ EMBEDDINGS_KEY: 'two words' });
    expect(key).toThrow('EMBEDDINGS_KEY is not right');
  });

  it('never repeats a secret', () => {
    expect(() => readConfig({ LETTERS_KEY: 'c0ffee' })).toThrow('LETTERS_KEY is not right; expected 64');
    expect(() => readConfig({ ERROR_HOOK_URL: 'chat/h00k' })).toThrow(/^(?!.*h00k)[^]*ERROR_HOOK_URL/);
    expect(() => readConfig({ TRACES_TOKEN: 's3 cret' })).toThrow(/^(?!.*s3 cret)[^]*TRACES_TOKEN/);
  });

  it('tells where its own pictures are, also when visitors fetch them from another host', () => {
    expect(readConfig({ IMG_BASE: 'https://img.example/p/', FILE_BASE: '/papers/' })).toMatchObject({
      imagePath: '/images/',
      filePath: '/papers/',
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['IMG_BASE', '/images'],
    ['IMG_BASE', '//cdn.example/'],
    ['IMG_BASE', 'javascript:alert(1)/'],
    ['FILE_BASE', 'ftp://files.example/'],
    ['MOBILE_SITE_URL', 'm.bank.example'],
    ['REPLAY_SCRIPT_URL', 'http://replay.example/r.js'],
    ['REPLAY_SCRIPT_URL', "https://replay.example/r.js; script-src 'unsafe-inline'"],
    ['MAP_TILE_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILE_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_TILE_URL', "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png"],
    ['MAP_TILE_COORDINATES', 'BD09'],
    ['TRUST_PROXY', 'everyone'],
    ['LOG_LEVEL', 'loud'],
    ['HSTS', 'yes'],
    ['PAGE_CACHE_MB', '1.5'],
    ['METRICS_HOST', '127.0.0.1 '],
    ['TRACES_URL', 'collector:4318'],
    ['TRACES_SHARE', '1.5'],
    ['TRACES_SHARE', '50%'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}`);
  });

  it('reads the salts of visit records, newest first, and refuses one without a key id [S7-tracking]', () => {
    const salts = (environment: NodeJS.ProcessEnv) => readConfig(environment).trackSalts;
    expect(salts({}).map(({ id }) => id)).toEqual(['demo']);
    expect(salts({ TRACK_SALT: 'w47:a:salt:of:ours', TRACK_SALT_PREVIOUS: 'w46:the-one-before' })).toEqual([
      { id: 'w47', salt: 'a:salt:of:ours' },
      { id: 'w46', salt: 'the-one-before' },
    ]);
    for (const wrong of ['w47', ':saltsalt', 'w47:short', 'w 47:saltsalt']) {
      expect(() => readConfig({ TRACK_SALT: wrong })).toThrow(/TRACK_SALT is/);
    }
  });

  it('takes several hosts of a database, and refuses what it could not ask', () => {
    const both = 'postgres://bank@127.0.0.1:5432,127.0.0.1:5433/bank?target_session_attrs=primary';
    expect(readConfig({ VISITS_DATABASE_URL: both }).visitsLocation.databaseUrl).toBe(both);
    for (const wrong of ['postgres://bank@127.0.0.1,/bank', `${both}x`])
      expect(() => readConfig({ DATABASE_URL: wrong })).toThrow('with one host or several');
  });

  it('tells caches before it only with all that this takes, and never repeats its token', () => {
    const nginx = {
      EDGE_PURGE: 'nginx',
      EDGE_PURGE_URL: 'https://www.bank.example',
      EDGE_PURGE_TOKEN: 's3cret',
    };
    expect(readConfig(nginx)).toMatchObject({ edgePurge: 'nginx', edgeTags: '' });
    expect(() => readConfig({ EDGE_PURGE: 'nginx' })).toThrow(
      'EDGE_PURGE_URL and EDGE_PURGE_TOKEN are needed',
    );
    expect(() => readConfig({ ...nginx, EDGE_PURGE: 'fastly' })).toThrow('EDGE_TAGS is empty');
    expect(() => readConfig({ ...nginx, EDGE_PURGE_TOKEN: 's3 cret' })).toThrow(
      /^(?!.*s3 cret)[^]*EDGE_PURGE_TOKEN/,
    );
    expect(() => readConfig({ EDGE_TAGS: 'Cache Tag' })).toThrow('a header such as Cache-Tag');
  });

  it('refuses a map whose source and approval number are not given', () => {
    const MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(() => readConfig({ MAP_TILE_URL })).toThrow('MAP_ATTRIBUTION is empty');
    expect(readConfig({ MAP_TILE_URL, MAP_ATTRIBUTION: '示例地图 GS(2026)0000号' }).mapTileUrl).toBe(
      MAP_TILE_URL,
    );
  });

  it.each([
    [{ SITE_ORIGIN: 'https://www.bank.example' }, true],
    [{ SITE_ORIGIN: 'https://www.bank.example', HSTS: 'off' }, false],
    [{ SITE_ORIGIN: 'http://www.bank.example' }, false],
    [{ SITE_ORIGIN: 'http://www.bank.example', HSTS: 'on' }, true],
  ])('decides on HSTS for %j: %s [SEC-1]', (environment, hsts) => {
    expect(readConfig(environment).hsts).toBe(hsts);
  });
});
