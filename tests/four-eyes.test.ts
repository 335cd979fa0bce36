import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aSiteFolder } from '@bank/publish/testing';
import { expect, describe, it } from 'vitest';
import { asTyped } from './support/commands/as-typed.ts';
import { makeEmptyDesk, openDesk } from './support/commands/desk.ts';
import { sectionOf, STORY } from './support/commands/judge.ts';
import { expectDone } from './support/commands/play.ts';

describe('the story of four eyes', () => {
  it('goes as docs/publishing.md tells it [SEC-25]', async () => {
    const template = makeEmptyDesk();
    cpSync(aSiteFolder(), join(template, 'site'), { recursive: true });
    const desk = openDesk(template);
    const commands = sectionOf(STORY.document, STORY.section);
    expect(commands.length).toBeGreaterThan(30);
    const said: Record<string, string> = {};
    try {
      for (const command of commands) {
        const done = await desk.type(asTyped(command.text));
        said[command.text] = done.said;
        expectDone(command, done);
      }
    } finally {
      await desk.clear();
      rmSync(template, { recursive: true });
    }
    expect(said['content log site']).toContain('!! EMERGENCY');
    expect(said['content keys list']).toContain('Li Na  maker for site: columns 701001');
  });
});
