import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MALLOC, NODE_FLAGS } from '../scripts/prepare/server-memory.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  image: string;
  environment?: Record<string, string>;
  networks?: string[];
  ports?: string[];
  secrets?: string[];
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === 'bank-site');
const dockerfile = read('deploy/Dockerfile');

describe('the deployment', () => {
  it('lets processes reach the services beside them and nothing else [SEC-27]', () => {
    expect(compose.networks['inside']).toEqual({ internal: true });
    const reaching = services
      .filter(([, { networks }]) => networks?.join() !== 'inside')
      .map(([name]) => name);
    expect(reaching).toEqual(['nginx']);
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['nginx']);
    expect(compose.services['nginx']?.ports).toEqual(['80:80', '443:443']);
  });

  it('shows who watches it to the machine itself alone [SEC-27]', () => {
    const watching = parse(read('deploy/compose.watch.yaml'), { merge: true }) as typeof compose;
    const added = Object.entries(watching.services).filter(([name]) => compose.services[name] === undefined);
    expect(added.flatMap(([, { ports = [] }]) => ports)).toEqual(['127.0.0.1:3000:3000']);
    for (const [, { read_only: isReadOnly, cap_drop: dropped, security_opt: options }] of added) {
      expect([isReadOnly, dropped, options]).toEqual([true, ['ALL'], ['no-new-privileges:true']]);
    }
    expect(watching.services['web']).toEqual({ environment: { METRICS_HOST: '0.0.0.0' } });
    for (const { file } of Object.values(watching.secrets)) expect(file).toMatch(/^\.\/secrets\/\w+$/);
  });

  it('has no secret in an environment, and gives each service those that it needs [SEC-22]', () => {
    const values = services.flatMap(([name, { environment = {} }]) =>
      Object.entries(environment).map(([key, value]) => `${name} ${key}=${value}`),
    );
    expect(values.filter((one) => /PASSWORD=|_KEY=|:\/\/[^/]*:[^/]*@/.test(one))).toEqual([]);
    expect(values.filter((one) => /(?:DATABASE_URL|LETTERS_KEY|OPENSEARCH_URL)=/.test(one))).toEqual([]);
    const given = Object.fromEntries(ours.map(([name, { secrets }]) => [name, secrets]));
    expect(given).toEqual({
      publish: ['writer_url', 'letters_key'],
      web: ['reader_url', 'visits_url', 'letters_key', 'search_url'],
      mirror: ['reader_url'],
    });
    const ignored = read('.gitignore') + read('deploy/Dockerfile.dockerignore');
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\/\w+$/);
    expect(ignored.match(/^deploy\/secrets\/?$/gm)).toHaveLength(2);
  });

  it('speaks TLS to its stores and takes nothing else from them [SEC-27]', () => {
    expect(compose.services['db']?.command).toEqual(
      expect.arrayContaining(['-cssl=on', '-cssl_min_protocol_version=TLSv1.3']),
    );
    expect(read('deploy/postgres/make-roles.sh')).toContain("'s/^host /hostssl /'");
    const search = compose.services['search']?.environment ?? {};
    expect(search['plugins.security.ssl.http.enabled']).toBe('true');
    expect(Object.keys(search)).not.toContain('DISABLE_SECURITY_PLUGIN');
    expect(JSON.stringify(compose)).not.toContain('INTERNAL_LINKS');
  });

  it('gives no account more than it needs [SEC-22]', () => {
    const roles = read('deploy/postgres/roles.sql');
    expect(roles).toContain('REVOKE ALL ON DATABASE');
    expect(roles).toContain('ALTER ROLE bank_reader SET default_transaction_read_only = on;');
    expect(roles).not.toMatch(/SUPERUSER|CREATEROLE|CREATEDB|GRANT ALL/);
    const search = parse(read('deploy/opensearch/roles.yml')) as Record<
      string,
      { index_permissions?: { index_patterns: string[] }[] }
    >;
    expect(search['bank_search']?.index_permissions?.map((one) => one.index_patterns)).toEqual([
      ['bank-search*'],
    ]);
  });

  it('runs as nobody in particular, changes no file of its own, and starts no program [SEC-22]', () => {
    for (const [, { read_only: isReadOnly, cap_drop: dropped, security_opt: options }] of ours) {
      expect([isReadOnly, dropped, options]).toEqual([true, ['ALL'], ['no-new-privileges:true']]);
    }
    expect(dockerfile).toMatch(/^USER node$/m);
    const [, flags = ''] =
      /^CMD \["node", (.*), "packages\/server\/src\/main\.mjs"\]$/m.exec(dockerfile) ?? [];
    expect(flags.split(', ').toSorted()).toEqual([
      '"--allow-fs-read=/app"',
      '"--allow-fs-read=/data"',
      '"--allow-fs-read=/keys"',
      '"--allow-fs-read=/run/secrets"',
      '"--allow-fs-read=/tls"',
      '"--allow-fs-write=/data"',
      '"--allow-worker"',
      ...NODE_FLAGS.map((flag) => `"${flag}"`),
      '"--permission"',
    ]);
  });

  it('uses memory as `npm start` does', () => {
    const given = Object.fromEntries(
      [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(([, ...pair]) => pair),
    );
    expect(given).toEqual(MALLOC);
  });

  it('delivers no history, no tests’ tools and no development [SEC-21]', () => {
    expect(read('deploy/Dockerfile.dockerignore')).toMatch(/^\.git$/m);
    const [, last = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
    expect(last.match(/^COPY .*$/gm)?.map((line) => line.split(' ').at(-1))).toEqual([
      './',
      'node_modules',
      'packages',
      'content',
    ]);
    expect(dockerfile).toContain('npm prune --omit=dev');
    expect(last).toContain('NODE_ENV=production');
  });
});
