import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import vitestConfig from '../../vitest.config.ts';

interface Manifest {
  scripts: Record<string, string>;
}

const FOLDERS = /^(?:packages|tests|docs|scripts|content|bench|deploy|\.\w+)\/[\w./*{},-]+$/;
const PROJECTS = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test?.name] : [],
);

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The npm scripts that a text tells to run: of a document, a workflow or a dev container. */
export function scriptsNamedIn(text: string): string[] {
  return [...all(text, /\bnpm run ([\w:-]+)/g), ...all(text, /\bnpm (start|test)\b/g)];
}

/** What a document names that the repository does not have: scripts, test projects, files, headings that links lead to. */
export function missingFrom(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [
    ...missingScripts(root, text).map((script) => `npm run ${script}`),
    ...all(text, /--project (\w+)/g).filter((project) => !PROJECTS.includes(project)),
    ...namedFiles(text).filter((file) => globSync(file, { cwd: root }).length === 0),
    ...all(text, /\]\((?!https?:|mailto:)([^)\s]+)\)/g).filter((link) => !leadsSomewhere(root, path, link)),
  ];
}

export function missingScripts(root: string, text: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  return scriptsNamedIn(text).filter((script) => !Object.hasOwn(scripts, script));
}

function namedFiles(text: string): string[] {
  const inCommands = all(text, /^npx vitest run .*?(\S+\.test\.tsx?)/gm);
  const ofJourneys = all(text, /npm run journeys -- (\S+\.spec\.ts)/g);
  return [
    ...all(text, /`([^`\n]+)`/g).filter((code) => FOLDERS.test(code)),
    ...inCommands,
    ...ofJourneys.map((name) => `tests/journeys/${name}`),
  ];
}

function leadsSomewhere(root: string, from: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? join(root, from) : join(root, dirname(from), file);
  if (!existsSync(target)) return false;
  return heading === undefined || headingsOf(readFileSync(target, 'utf8')).includes(heading);
}

/** As they stand in addresses: 'The map' → 'the-map'. */
function headingsOf(text: string): string[] {
  return all(text, /^#+ (.+)$/gm).map((words) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
