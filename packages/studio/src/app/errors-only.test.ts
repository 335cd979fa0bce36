import { rmSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { aStudio } from '../testing/a-studio.ts';

it('what goes wrong is written to standard error with its stack, and nothing that somebody wrote', async () => {
  const { signIn, content } = await aStudio();
  const writer = await signIn('Wang Wei');
  const edition = (await writer.post('/editions', { title: '冬季', scope: 'site' })).location;
  rmSync(content, { recursive: true });
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const failed = await writer.post(`${edition}/items?q=asked`, { column: '701001', key: 'secret-name' });
  const lines = written.mock.calls.map(([line]) => String(line)).join('');
  written.mockRestore();
  expect(failed.status).toBe(500);
  const told = JSON.parse(lines) as { err: { stack: string }; req: object };
  expect(told.err.stack).toMatch(/Error: .*\n +at /);
  expect(told.req).toEqual({ method: 'POST', path: `${edition}/items` });
  expect(lines).not.toMatch(/secret-name|asked/);
});
