import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './documented.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What documents leave open, and the places of their examples, as they are on the desk of a test; the first that fits is taken. */
const FILLED: readonly (readonly [RegExp, string])[] = [
  [/\[<scope>\] \[--json\]/g, 'site --json'],
  [/\[--json\]/g, '--json'],
  [/csv\|json/g, 'csv'],
  [/<day>/g, '2026-11-20'],
  [/YYYY-MM-DD/g, '2026-11-01'],
  [/(?<=\bbackup -- )<folder>/g, 'backups/first'],
  [/(?<=\bfeed watch )<folder>/g, 'in'],
  [/(?<=\bmirror )<folder>/g, 'mirror'],
  [/(?<=\bpublish )<folder>(?!\/)/g, 'content/site'],
  [/<folder>/g, 'bank'],
  [/<file>/g, 'made.json'],
  [/<(?:the newest )?digest[^>]*>/g, '"$(cat digest)"'],
  [
    /<release id, bundle or source folder>|(?<=\bpreview )<…>|(?<=\bpreview:pictures -- )<…>/g,
    'content/site',
  ],
  [/<release id>|(?<=\bdiff )7\b/g, '2'],
  [/<scope>/g, 'site'],
  [/(?<=\bcontent )<command>/g, 'list'],
  [/<package>/g, 'yaml'],
  [/<the repository>/g, '"$ROOT"'],
  [/"…"/g, '"Wrong fee"'],
  [/(?<=_password=)…/g, 'words-of-a-test'],
  // A day that has passed on the day of the test would be refused.
  [/(?<=--until )\d{4}/g, String(new Date().getFullYear() + 1)],
  [/\bgit diff (.*)<old> <new>/g, 'git -C "$ROOT" diff $1HEAD HEAD'],
  [/\/var\/lib\/bank/g, '$BANK_DATA_DIR'],
  [/\/var\/backups\/bank/g, 'backups'],
  [/\/srv\/feeds\/in/g, 'in'],
  [/\/srv\/mirror/g, 'mirror'],
  [/\/srv\/content/g, 'own'],
  [/\/srv\/bank/g, 'cloned'],
  [/\/etc\/systemd\/system\//g, 'units/'],
  [/\/tmp\/(?=\w)/g, ''],
  [/127\.0\.0\.1:9090/g, '127.0.0.1:$METRICS_PORT'],
  [/127\.0\.0\.1:8080\/…/g, '127.0.0.1:$PORT/en'],
];

/** What a person is asked at a terminal, and answers. */
const ANSWERED: readonly (readonly [RegExp, string])[] = [
  [/\bcontent -- publish \S+$/, ' --yes'],
  [/\bcontent -- (?:keys make|sign) .*$/, ' --passphrase-file words'],
];

const SHORT = /(?<=^|&& |\| )((?:\w+=\S+ )*)(content|visits) (?=\S)/g;
const BY_NPM = /\bnpm (?:run )?([\w:-]+)(?: -- |$|(?= (?:&&|\|) ))/g;

/** `content list` is short for `npm run content -- list`, as docs/operations/incidents.md says. */
export const inFull = (text: string) => text.replaceAll(SHORT, '$1npm run $2 -- ');

/** The programs behind the scripts of npm, which takes half a second to find them: `npm start` → `node scripts/start.mjs`. */
export const withoutNpm = (text: string) =>
  text.replaceAll(BY_NPM, (typed, name: string) => {
    const program = scripts[name];
    return program === undefined || program.includes('&&') ? typed : `${program} `;
  });

/** A command of a document as it is typed on the desk of a test. */
export function asTyped(text: string): string {
  const full = inFull(FILLED.reduce((typed, [open, value]) => typed.replaceAll(open, value), text));
  return full + (ANSWERED.find(([asks]) => asks.test(full))?.[1] ?? '');
}
