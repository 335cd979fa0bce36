import { format } from 'prettier';
import { listSettings } from './list.mjs';

/** The two documents as the code of today has them. */
export async function settingsDocuments() {
  const settings = listSettings();
  return [
    { path: '.env.example', written: exampleOf(settings) },
    {
      path: 'docs/operations/settings.md',
      written: await format(tableOf(settings), { parser: 'markdown' }),
    },
  ];
}

const quoted = (value) => (/^[\w@:/.,-]*$/.test(value) ? value : `'${value}'`);

/** Every line is the default, so that removing a # changes nothing yet. */
function exampleOf(settings) {
  const lines = settings.flatMap(({ name, fallback, expected, purpose, readers }) => [
    '',
    `# ${purpose} (${readers.join(', ')})`,
    `#   ${expected}`,
    `#${name}=${quoted(fallback)}`,
  ]);
  return `${[...EXAMPLE_HEAD, ...lines].join('\n')}\n`;
}

const EXAMPLE_HEAD = [
  '# Every setting with its default; none is required. Written by `npm run settings`.',
  '# Nothing reads this file. As .env, with the # before some names removed, a shell takes it over:',
  '#   set -a; . ./.env; set +a; npm start',
  '# Secrets belong in files of their own: docs/operations/settings.md.',
];

function tableOf(settings) {
  const secrets = settings.filter(({ isSecret }) => isSecret).map(({ name }) => `\`${name}\``);
  const rows = settings.map(({ name, fallback, expected, purpose, readers }) =>
    [`\`${name}\``, fallback && `\`${fallback}\``, expected, purpose, readers.join(', ')].join(' | '),
  );
  return `# Settings

<!-- Written by \`npm run settings\`; a test says when it is stale. -->

Environment variables, all with defaults: \`npm start\` needs none. A wrong value stops the start, and what is said names every wrong one.
An empty value is the default. [.env.example](../../.env.example) has them to copy.

The server (\`packages/server/src/operation/config.ts\`) is also what \`npm run visits\`, \`content mirror\` and \`content preview\` read; publishing
(\`packages/publish/src/commands/settings.ts\`) is every \`content\` command. Where both read one they must be given the same. The feeds
themselves are settled in the file that \`FEEDS_FILE\` names ([../publishing.md](../publishing.md)).

${secrets.join(', ')}
may each be given as a file instead, under the name with \`_FILE\` behind it: a file can be read by one account alone, an
environment by whoever may look at the process. Both at once are refused.

| name | default | expected | what for | read by |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
