import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, SERVER_SETTINGS } from '@bank/server/src/operation/config.ts';
import { SECRET_SETTINGS } from '@bank/store';
import { MALLOC, NODE_FLAGS } from '../scripts/prepare/server-memory.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const KUBERNETES = 'deploy/kubernetes';
const DRAINING_S = 10;

interface Container {
  name: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  securityContext?: Record<string, unknown>;
  volumeMounts?: { name: string; mountPath: string }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}
interface Probe {
  exec?: { command: string[] };
}
interface PodSpec {
  containers: Container[];
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
  volumes?: { name: string }[];
}
interface Manifest {
  kind: string;
  metadata: { name?: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    selector?: Record<string, unknown>;
    podSelector?: { matchLabels?: Record<string, string> };
    policyTypes?: string[];
    ports?: { port: number; targetPort: string }[];
    minAvailable?: number;
    strategy?: { rollingUpdate?: { maxUnavailable: number } };
    template?: { metadata: { labels: { app: string } }; spec: PodSpec };
  };
}

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
const manifestsIn = (text: string) =>
  parseAllDocuments(text, { merge: true }).map((one) => one.toJS() as Manifest);
const files = readdirSync(join(ROOT, KUBERNETES)).filter(
  (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
);
const manifests = files.flatMap((name) => manifestsIn(read(`${KUBERNETES}/${name}`)));
const named = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name);
const templates = manifests.flatMap(({ spec }) => spec?.template ?? []);
const web = named('Deployment', 'web')?.spec?.template?.spec;
const container = web?.containers[0];
const site = Object.fromEntries(
  read(`${KUBERNETES}/site.env`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
);

describe('the manifests of Kubernetes', () => {
  it('set nothing that the server does not know, and nothing wrong', () => {
    const known = new Set([
      ...SERVER_SETTINGS.map(({ name }) => name),
      ...SECRET_SETTINGS.map((name) => `${name}_FILE`),
      'NODE_EXTRA_CA_CERTS',
    ]);
    const set = [
      ...Object.keys(site),
      ...templates.flatMap(({ spec }) =>
        spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
      ),
    ];
    expect(set.filter((name) => !known.has(name))).toEqual([]);
    const keys = container?.env?.find(({ name }) => name === 'CONTENT_KEYS_FILE')?.value;
    const config = readConfig({ ...site, ...(keys !== undefined && { CONTENT_KEYS_FILE: keys }) });
    expect(config.contentSignatures).toBe('required');
  });

  it('hold no secret [SEC-22]', () => {
    for (const { env = [] } of templates.flatMap(({ spec }) => spec.containers))
      for (const { name, value } of env) {
        if (SECRET_SETTINGS.some((secret) => name.startsWith(secret)))
          expect(value).toMatch(/^\/run\/secrets\//);
      }
    expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
  });

  it('give the web processes’ port and their operators’ to those who ask there', () => {
    const { port, metricsPort } = readConfig({});
    expect(container?.ports).toEqual([{ name: 'http', containerPort: port }]);
    expect(named('Service', 'web')?.spec?.ports).toMatchObject([{ port, targetPort: 'http' }]);
    expect(read('deploy/nginx/nginx.conf')).toContain(`server web:${port} `);
    const asked = (probe?: Probe) =>
      /http:\/\/127\.0\.0\.1:(\d+)(\/\w+)/.exec(probe?.exec?.command[2] ?? '')?.slice(1);
    // A process whose databases are away is alive: started again it would have no content in memory.
    expect(asked(container?.livenessProbe)).toEqual([String(metricsPort), '/healthz']);
    expect(asked(container?.startupProbe)).toEqual([String(metricsPort), '/healthz']);
    expect(asked(container?.readinessProbe)).toEqual([String(metricsPort), '/readyz']);
  });

  it('leave a process the time that it needs to go, and take away none before another is ready [REL-17]', () => {
    const noticeS = Number(site['SHUTDOWN_NOTICE_MS']) / 1_000;
    expect(web?.terminationGracePeriodSeconds).toBeGreaterThan(noticeS + DRAINING_S);
    for (const name of ['web', 'nginx']) {
      const spec = named('Deployment', name)?.spec;
      expect(spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
      expect(named('PodDisruptionBudget', name)?.spec?.minAvailable).toBeLessThan(spec?.replicas ?? 0);
    }
  });

  it('run everything as nobody in particular, with nothing to write but its volumes [SEC-22]', () => {
    expect(templates).toHaveLength(3);
    for (const { spec } of templates) {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.automountServiceAccountToken).toBe(false);
      for (const { securityContext, volumeMounts = [] } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        const volumes = spec.volumes?.map(({ name }) => name);
        expect(volumeMounts.filter(({ name }) => volumes?.includes(name) !== true)).toEqual([]);
      }
    }
  });

  it('let nobody reach anybody who has no rule [SEC-27]', () => {
    const rules = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
    const ofAll = rules.find(({ metadata }) => metadata.name === 'nobody')?.spec;
    expect(ofAll).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const apps = new Set(templates.map(({ metadata }) => metadata.labels.app));
    const ruled = rules.flatMap(({ spec }) => spec?.podSelector?.matchLabels?.['app'] ?? []);
    expect(new Set(ruled)).toEqual(apps);
  });

  it('give nginx each of the files that compose gives it', () => {
    const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
      services: { nginx: { volumes: string[] } };
    };
    const mounted = compose.services.nginx.volumes.flatMap(
      (one) => /^\.\/nginx\/([\w-]+\.conf):/.exec(one)?.[1] ?? [],
    );
    const map = parse(read('deploy/nginx/kustomization.yaml')) as {
      configMapGenerator: { files: string[] }[];
    };
    expect(map.configMapGenerator[0]?.files.toSorted()).toEqual(mounted.toSorted());
  });

  it.skipIf(!hasKubectl)(
    'are put together by kustomize, in one namespace and with images that have a name',
    () => {
      const text = execFileSync('kubectl', ['kustomize', join(ROOT, KUBERNETES)], { encoding: 'utf8' });
      const built = manifestsIn(text);
      const kinds = built.map(({ kind }) => kind);
      for (const kind of ['ConfigMap', 'Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'])
        expect(kinds).toContain(kind);
      expect([...text.matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image)).toEqual([
        'nginx:1.29',
        'registry.bank.example/bank-site:0.1.0',
      ]);
      // What a name stands for is there: the map of nginx has got a name by its content.
      const maps = built.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
      for (const name of maps) expect(text).toMatch(new RegExp(`name: ${name}\\n(?! *namespace)`));
    },
  );
});

describe('the units of systemd', () => {
  const UNITS = readdirSync(join(ROOT, 'deploy/systemd')).filter((name) => /\.(?:service|timer)$/.test(name));
  const folder = mkdtempSync(join(tmpdir(), 'bank-units-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('start the server as `npm start` does', () => {
    const unit = read('deploy/systemd/bank-web.service');
    const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    const set = Object.fromEntries(environment.split(' ').map((one) => one.split('=')));
    expect(set).toEqual({ NODE_ENV: 'production', ...MALLOC });
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    expect(command.split(' ').slice(1)).toEqual([...NODE_FLAGS, 'packages/server/src/main.mjs']);
    // Longer than it drains.
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(2 * DRAINING_S);
    expect(unit).toMatch(/^KillMode=mixed$/m);
  });

  it('run nothing as root, and write only where it is said [SEC-22]', () => {
    for (const name of UNITS.filter((one) => one.endsWith('.service'))) {
      const unit = read(`deploy/systemd/${name}`);
      expect(unit, name).toMatch(/^User=bank(?:-publishing)?$/m);
      for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet='])
        expect(unit.split('\n'), name).toContain(line);
    }
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('are taken by systemd', () => {
    for (const name of UNITS) {
      // The place of the code on a bank's machine; systemd looks whether the program is there.
      const text = read(`deploy/systemd/${name}`).replaceAll(
        '/srv/bank/node_modules/node/bin/node',
        process.execPath,
      );
      writeFileSync(join(folder, name), text);
    }
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', '--recursive-errors=no', ...UNITS.map((name) => join(folder, name))],
      { encoding: 'utf8' },
    );
    // Of accounts that only a bank's machine has it says nothing.
    expect({ status, said: stderr.split('\n').filter((line) => line.includes('bank-')) }).toEqual({
      status: 0,
      said: [],
    });
  });
});
