import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
const run = promisify(execFile);

/** What somebody who builds on the calls may write. */
const USE = `
import { Api } from './client.ts';

const bank = new Api({ baseUrl: 'https://www.bank.example' });

export async function unitNav(fundCode: string): Promise<string> {
  const { data: envelope } = await bank.api.fundDetail({ fundCode, language: 'EN' });
  const code: 0 = envelope.code;
  return envelope.data.unitNav + code;
}

export async function titles(): Promise<string[]> {
  const { data } = await bank.api.articleList({ columnId: '701001', pageNum: 1, pageSize: '5' });
  return data.data.list.map(({ title }) => title);
}

// @ts-expect-error A rate table has one of five names.
void bank.api.rateDates({ table: 'NO_TABLE' });
// @ts-expect-error A fund is asked for by its code.
void bank.api.fundDetail({});
`;

it('gives a TypeScript client that compiles, and knows what the calls take and answer [S8-code]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-client-'));
  try {
    const document = join(ROOT, 'docs', 'openapi.json');
    await run(bin('swagger-typescript-api'), ['generate', '-p', document, '-o', folder, '-n', 'client.ts']);
    const client = join(folder, 'client.ts');
    // The generator keeps the compiler from looking at what it wrote.
    await writeFile(client, (await readFile(client, 'utf8')).replace('// @ts-nocheck', ''));
    await writeFile(join(folder, 'use.ts'), USE);
    const options = '--strict --noEmit --target es2022 --lib es2022,dom,dom.iterable --module esnext';
    const files = ['--moduleResolution', 'bundler', '--allowImportingTsExtensions', join(folder, 'use.ts')];
    const compiled = await run(bin('tsc'), [...options.split(' '), ...files], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    expect(compiled.stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
