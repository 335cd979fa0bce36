import { escaped } from '@bank/contract';
import { describeFile, type SeenChange, type SeenFile } from './diff-media.ts';

const STYLE = `body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; }
th, td { padding: 0.5rem; border: 1px solid #999; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
img { display: block; max-width: 30rem; max-height: 20rem; background: #eee; }`;

/** Old and new pictures side by side, in one file that needs nothing else and runs nothing. */
export function diffPage(title: string, changes: readonly SeenChange[]): string {
  const rows = changes.map(
    ({ place, before, after }) =>
      `<tr><th scope="row">${escaped(place)}</th>${cell(before)}${cell(after)}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<table>
<thead><tr><th scope="col">Where</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

function cell(file: SeenFile | undefined): string {
  if (file === undefined) return '<td></td>';
  const words = escaped(describeFile(file));
  if (file.picture === undefined) return `<td>${words}</td>`;
  const { type, bytes } = file.picture;
  const data = Buffer.from(bytes).toString('base64');
  return `<td><img alt="${escaped(file.name)}" src="data:${escaped(type)};base64,${data}">${words}</td>`;
}
