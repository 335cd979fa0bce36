import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentIn, ignoring, readDockerfile } from '../scripts/image/read-dockerfile.mjs';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../deploy', name), 'utf8');

describe('the Dockerfile, as it is run without a daemon', () => {
  it('is read with lines that go on, and without comments', () => {
    const source = '# a\nFROM node:24 AS build\nRUN a \\\n && b\n\nFROM node:24\nCOPY --from=build /a b\n';
    expect(readDockerfile(source)).toEqual([
      { base: 'node:24', as: 'build', steps: [{ name: 'RUN', text: 'a && b' }] },
      { base: 'node:24', as: undefined, steps: [{ name: 'COPY', text: '--from=build /a b' }] },
    ]);
    expect(environmentIn('A=1 B=x=y')).toEqual({ A: '1', B: 'x=y' });
  });

  it('leaves out what .dockerignore names, at the root or anywhere', () => {
    const isIgnored = ignoring('.git\n**/dist\ndeploy/keys\n');
    const paths = ['.git/HEAD', 'a/.git', 'a/dist/b', 'dist', 'deploy/keys/x', 'deploy/keyset', 'a/b'];
    expect(paths.filter(isIgnored)).toEqual(['.git/HEAD', 'a/dist/b', 'dist', 'deploy/keys/x']);
    expect(() => ignoring('*.log')).toThrow('does not know: *.log');
  });

  it('has two stages of the same base, the one of what is delivered last', () => {
    const stages = readDockerfile(read('Dockerfile'));
    expect(stages.map(({ as }) => as)).toEqual(['build', undefined]);
    expect(new Set(stages.map(({ base }) => base)).size).toBe(1);
    expect(ignoring(read('Dockerfile.dockerignore'))('packages/site/dist/client')).toBe(true);
  });
});

// Without root it stops before it makes a folder.
describe.skipIf(process.getuid?.() !== 0)('npm run image, ended before its time', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no folder behind after %s', async (signal) => {
    const place = mkdtempSync(join(tmpdir(), 'bank-ended-image-'));
    const script = resolve(import.meta.dirname, '../scripts/image/run.mjs');
    const image = spawn(process.execPath, [script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: place },
    });
    try {
      for await (const text of image.stdout.setEncoding('utf8')) if (String(text).includes('RUN')) break;
      expect(readdirSync(place)).toEqual([expect.stringMatching(/^bank-image-/)]);
      // As a terminal sends it, and npm once more.
      image.kill(signal);
      image.kill(signal);
      const [code] = (await once(image, 'exit')) as [number | null];
      expect(code).toBe(130);
      expect(readdirSync(place)).toEqual([]);
    } finally {
      image.kill('SIGKILL');
      rmSync(place, { recursive: true, force: true });
    }
  });
});
