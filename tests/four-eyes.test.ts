import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aSiteFolder, writeFiles } from '@bank/publish/testing';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const story = readFileSync(join(ROOT, 'docs/publishing.md'), 'utf8');

/** The commands under a heading, in their order, each with what it must say when it is refused. */
function commandsUnder(heading: string) {
  const section = story.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  return lines.map((line) => {
    const [command = '', refusal] = line.split(' # refused: ');
    return { command, refusal };
  });
}

/** A folder with a small site and a `content` command. What a person would type as a passphrase comes from a file. */
function aDesk() {
  const site = aSiteFolder();
  const desk = resolve(site, '..');
  const content = `#!/bin/sh
case "$1 $2" in sign*|"keys make") set -- "$@" --passphrase-file "${desk}/words" ;; esac
exec "${process.execPath}" "${join(ROOT, 'packages/publish/src/cli.ts')}" "$@"
`;
  writeFiles(desk, { words: 'horse battery staple\n', 'bin/content': content });
  chmodSync(join(desk, 'bin/content'), 0o755);
  const environment: Record<string, string> = {
    PATH: `${join(desk, 'bin')}:${process.env['PATH'] ?? ''}`,
    BANK_DATA_DIR: join(desk, 'data'),
    USER: 'operator',
  };
  return (command: string) => {
    const [, name, value] = /^export (\w+)=(.*)$/.exec(command) ?? [];
    if (name !== undefined && value !== undefined) {
      environment[name] = value;
      return { code: 0, said: '' };
    }
    try {
      // Standard error beside standard output, as a terminal shows them.
      const said = execFileSync('sh', ['-c', `${command} 2>&1`], {
        cwd: desk,
        env: environment,
        encoding: 'utf8',
      });
      return { code: 0, said };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, said: stdout };
    }
  };
}

describe('the story of four eyes', () => {
  it('goes as docs/publishing.md tells it [SEC-25]', () => {
    const runs = aDesk();
    const nextYear = String(new Date().getFullYear() + 1);
    const commands = commandsUnder('Four eyes');
    expect(commands.length).toBeGreaterThan(30);
    const said: Record<string, string> = {};
    for (const { command, refusal } of commands) {
      const done = runs(command.replace(/(--until )\d{4}/, `$1${nextYear}`));
      said[command] = done.said;
      const isRefused = done.code !== 0;
      expect({ command, isRefused, said: done.said }).toEqual({
        command,
        isRefused: refusal !== undefined,
        said: expect.stringContaining(refusal ?? '') as string,
      });
    }
    expect(said['content log site']).toContain('!! EMERGENCY');
    expect(said['content keys list']).toContain('Li Na  maker for site: columns 701001');
  });
});
