import { accessSync, constants, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { missingScripts } from './support/named-in-documents.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { container: string; steps: { run?: string; uses?: string }[] }>;
}
const github = parse(read('.github/workflows/check.yml')) as Workflow;
const gitlab = parse(read('.gitlab-ci.yml')) as {
  image: string;
  check: { script: string[] };
  advisories: { script: string[] };
};

const runOnGithub = (job: string) => github.jobs[job]?.steps.flatMap(({ run }) => run ?? []);

describe('the build servers', () => {
  it('check by the script that anybody can call', () => {
    expect(runOnGithub('check')).toEqual(['.ci/run']);
    expect(gitlab.check.script).toEqual(['.ci/run']);
    expect(() => accessSync(join(ROOT, '.ci/run'), constants.X_OK)).not.toThrow();
    expect(read('.ci/run')).toMatch(/^exec npm .*\btest\b/m);
  });

  it('ask for advisories', () => {
    expect(runOnGithub('advisories')).toEqual(['npm run advisories']);
    expect(gitlab.advisories.script).toEqual(['npm run advisories']);
  });

  it.each(['.github/workflows/check.yml', '.gitlab-ci.yml', '.devcontainer/devcontainer.json'])(
    'and whoever develops in a container run only scripts that there are: %s',
    (path) => {
      expect(missingScripts(ROOT, read(path))).toEqual([]);
    },
  );

  it('may only read, and take the work of others by its digest', () => {
    expect(github.permissions).toEqual({ contents: 'read' });
    const used = Object.values(github.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });
});

describe('Node', () => {
  const { devDependencies, engines } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
    engines: Record<string, string>;
  };
  const node = devDependencies['node'] ?? '';
  const major = node.split('.')[0];

  it('is the same for version managers as the one that the packages bring', () => {
    expect(read('.nvmrc')).toBe(`${node}\n`);
  });

  it('is no older than what the scripts start on', () => {
    const least = Number(/^>=(\d+)/.exec(engines['node'] ?? '')?.[1]);
    expect(Number(major)).toBeGreaterThanOrEqual(least);
  });

  it('is of the same kind in the image, in the development container and on the build servers', () => {
    const { image } = JSON.parse(read('.devcontainer/devcontainer.json')) as { image: string };
    const images = [image, gitlab.image, ...Object.values(github.jobs).map(({ container }) => container)];
    expect(new Set(images)).toEqual(new Set([`node:${major}-bookworm`]));
    const ofDeployment = [...read('deploy/Dockerfile').matchAll(/^FROM (node:\S+)/gm)].map(
      ([, name]) => name,
    );
    expect(ofDeployment.length).toBeGreaterThan(0);
    expect(ofDeployment.filter((name) => !name?.startsWith(`node:${major}-bookworm`))).toEqual([]);
  });
});
