const LINK = /\bhref="(\/[^"]*)"/g;
const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs;
const FIELD = /<(input|textarea|select)\b([^>]*)>(?:([^<]*)<)?/g;
const MOST_PAGES = 60;

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
const plain = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** Pages of one kind have one shape: `/editions/3/item/article/a` is `/editions/#/item/article/*`. */
const shapeOf = (path) =>
  path
    .replace(/\?.*/s, '')
    .replaceAll(/\/\d+(?=\/|$)/g, '/#')
    .replace(/(?<=\/item\/[^/]+\/).*/, '*')
    .replace(/(?<=\/media\/).*/, '*');

/** One page of each kind that a person is led to, with the forms that stand on it. */
export async function placesOf(person, starts) {
  const waiting = [...starts];
  const seen = new Map();
  const forms = new Map();
  while (waiting.length > 0 && seen.size < MOST_PAGES) {
    const path = plain(waiting.shift());
    if (seen.has(shapeOf(path))) continue;
    const { status, headers, text } = await person.ask(path);
    seen.set(shapeOf(path), path);
    if (status !== 200 || !String(headers.get('content-type')).startsWith('text/html')) continue;
    waiting.push(...[...text.matchAll(LINK)].map(([, link]) => link));
    for (const form of formsIn(text))
      if (!forms.has(shapeOf(form.action))) forms.set(shapeOf(form.action), form);
  }
  return { pages: [...seen.values()], forms: [...forms.values()] };
}

/** What a form sends, and which of its fields are written by whoever fills it in. */
function formsIn(html) {
  return [...html.matchAll(FORM)]
    .filter(([, tag]) => attribute(tag, 'method')?.toLowerCase() === 'post')
    .map(([, tag, content]) => {
      const fields = [...content.matchAll(FIELD)].flatMap(([, kind, field, text]) => {
        const name = attribute(field, 'name');
        if (name === undefined || name === 'token') return [];
        const value = plain((kind === 'textarea' ? text : attribute(field, 'value')) ?? '');
        return [{ name, value, isWritten: kind !== 'input' || attribute(field, 'type') !== 'hidden' }];
      });
      return { action: plain(attribute(tag, 'action') ?? '/'), fields };
    });
}

export const valuesOf = ({ fields }, of = ({ value }) => value) =>
  Object.fromEntries(fields.map((field) => [field.name, of(field)]));
