import { escaped, type Language } from '@bank/contract';
import { LANGUAGE_FIELDS } from '../base/bundle/record-line.ts';
import { words, wordsIn, type Words } from '../base/words.ts';
import { describeFile, type SeenChange, type SeenFile } from './diff-media.ts';

const STYLE = `body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; }
th, td { padding: 0.5rem; border: 1px solid #999; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
img { display: block; max-width: 30rem; max-height: 20rem; background: #eee; }`;

/** Old and new pictures side by side, in one file that needs nothing else and runs nothing. */
export function diffPage(title: Words, changes: readonly SeenChange[], language: Language): string {
  const said = (text: Words) => escaped(wordsIn(text, language));
  const rows = changes.map(
    ({ place, before, after }) =>
      `<tr><th scope="row">${escaped(place)}</th>${cell(before, said)}${cell(after, said)}</tr>`,
  );
  return `<!doctype html>
<html lang="${LANGUAGE_FIELDS[language]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${said(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<h1>${said(title)}</h1>
<table>
<thead><tr>${[words`Where`, words`Before`, words`After`].map((name) => `<th scope="col">${said(name)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

function cell(file: SeenFile | undefined, said: (text: Words) => string): string {
  if (file === undefined) return '<td></td>';
  const described = said(describeFile(file));
  if (file.picture === undefined) return `<td>${described}</td>`;
  const { type, bytes } = file.picture;
  const data = Buffer.from(bytes).toString('base64');
  return `<td><img alt="${escaped(file.name)}" src="data:${escaped(type)};base64,${data}">${described}</td>`;
}
