import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFull, withoutNpm } from './as-typed.ts';
import { ROOT, placeOf, type DocumentedCommand } from './documented.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Of npm itself. */
const OF_NPM = ['ci', 'install'];
/** By operators, and not in the repository. */
const MADE = /^deploy\/(?:keys|nginx\/tls|secrets|tls)\//;
const FILE = /(?<![\w./-])(?:bench|deploy|packages|scripts|tests)\/[\w./-]+/g;
const BY_NPM = /\bnpm (?:run )?(?<script>[\w:-]+)(?: -- (?<name>\w[\w-]*)(?<rest>(?: (?!&&|\|).*)?))?/g;

/** A file of journeys, and words of the title of one. */
const JOURNEY = /\bjourneys -- (?<file>\S+\.spec\.ts)(?: -g "(?<title>[^"]+)")?/g;

/** How each command is typed, a line each. */
const usagesOf = (script: string) =>
  execFileSync('sh', ['-c', withoutNpm(`npm run ${script} -- --help 2>&1`)], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim());
const usages: Record<string, string[]> = { content: usagesOf('content'), visits: usagesOf('visits') };

/** What a command names that there is not: scripts of npm, commands of `content` and `visits`, their options, files, journeys. */
export function lackingIn(command: DocumentedCommand): string[] {
  const text = inFull(command.text);
  const lacking = [...text.matchAll(BY_NPM)].flatMap(({ groups }) => {
    const { script = '', name, rest = '' }: Record<string, string | undefined> = groups ?? {};
    const known = usages[script];
    if (known !== undefined && name !== undefined) return lackingOf(known, `${script} ${name}`, rest);
    return script in scripts || OF_NPM.includes(script) ? [] : [`npm run ${script}`];
  });
  const files = [...text.matchAll(FILE)].map(([path]) => path);
  const lost = files.filter((path) => !MADE.test(path) && !existsSync(join(ROOT, path)));
  return [...lacking, ...lost, ...lostJourneys(text)].map((what) => placeOf({ ...command, text: what }));
}

function lostJourneys(text: string): string[] {
  return [...text.matchAll(JOURNEY)].flatMap(({ groups }) => {
    const { file = '', title = '' }: Record<string, string | undefined> = groups ?? {};
    const path = join(ROOT, 'tests/journeys', file);
    if (!existsSync(path)) return [file];
    return readFileSync(path, 'utf8').includes(title) ? [] : [`${file} "${title}"`];
  });
}

function lackingOf(known: readonly string[], name: string, rest: string): string[] {
  const lines = known.filter((line) => `${line} `.startsWith(`${name} `));
  if (lines.length === 0) return [name];
  // Of these each action has its own, and is run (`content keys enrol`).
  const [, actions] = /\(((?:\w+\|)+\w+)\)/.exec(lines[0] ?? '') ?? [];
  const [first = '', ...words] = rest
    .replaceAll(/"[^"]*"/g, '')
    .trim()
    .split(' ');
  if (actions !== undefined)
    return first === '' || actions.split('|').includes(first) ? [] : [`${name} ${first}`];
  const options = [first, ...words].filter((word) => /^--\w/.test(word) && word !== '--help');
  return options
    .filter((option) => !lines.some((line) => line.includes(option)))
    .map((option) => `${name} ${option}`);
}
