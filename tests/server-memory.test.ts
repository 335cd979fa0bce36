import { describe, expect, it } from 'vitest';
import { MALLOC, NODE_FLAGS } from '../scripts/prepare/server-memory.mjs';
import { serverCommand } from '../scripts/prepare/server-process.mjs';

describe('`npm start`', () => {
  it('starts the server so that freed memory goes back', () => {
    const { args, env } = serverCommand('production', {});
    expect(args.slice(0, -1)).toEqual(NODE_FLAGS);
    expect(env).toMatchObject({ ...MALLOC, NODE_ENV: 'production' });
    expect(MALLOC).toHaveProperty('MALLOC_ARENA_MAX');
  });

  it('leaves what an operator has set', () => {
    expect(serverCommand('production', { MALLOC_ARENA_MAX: '8' }).env['MALLOC_ARENA_MAX']).toBe('8');
  });
});
