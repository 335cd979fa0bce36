import { payloads } from '../payloads.mjs';
import { each } from '../result.mjs';
import { valuesOf } from './places.mjs';

export const MARKUP = payloads('xss').filter((row) => row.includes('<'));
export const QUERIES =
  'q type kind path width language theme at person step from to text done back month name'.split(' ');
/** How often each form is sent, every time with other payloads in its fields. */
const ROUNDS = 6;
/** They end what the other attacks need, or start programs. */
const LAST = /\/(?:submit|approve|send-back|publish|preview|sign-out)$|^\/releases/;

const rowAt = (at) => MARKUP[at % MARKUP.length];
const withQuery = (page, values) => `${page.replace(/\?.*/s, '')}?${new URLSearchParams(values)}`;

/** In parameters, and in what is stored and shown again. */
export async function tryMarkup({ places, writer, auditor, isFast, tell, findings }) {
  const look = (answer, what) => {
    tell(answer, what);
    if (!String(answer.headers.get('content-type')).startsWith('text/html')) return;
    const row = MARKUP.find((one) => answer.text.includes(one));
    if (row !== undefined) findings.push(`${row} as it is in ${what}`);
  };
  const asked = addressesOf(places.pages, isFast);
  await each(asked, async (path) => look(await writer.ask(path), path));

  const forms = places.forms.filter(({ action }) => !LAST.test(action));
  const rounds = isFast ? 1 : ROUNDS;
  for (const [n, form] of forms.entries())
    for (let round = 0; round < rounds; round += 1) {
      let at = n + round * Math.floor(MARKUP.length / ROUNDS);
      const values = valuesOf(form, ({ value, isWritten }) => (isWritten ? rowAt((at += 1)) : value));
      const answer = await writer.ask(form.action, { form: { ...values, token: writer.token } });
      look(answer, `${form.action} with ${JSON.stringify(values)}`);
    }
  for (const path of places.pages) look(await writer.ask(path), `${path} afterwards`);
  look(await auditor.ask('/log'), 'the log afterwards');
  return asked.length + forms.length * rounds;
}

/**
 * Every parameter of every page with one payload, and every payload in every parameter of one page; in short, all parameters of
 * a page at once.
 */
function addressesOf(pages, isFast) {
  const atOnce = pages.map((page, p) =>
    withQuery(page, Object.fromEntries(QUERIES.map((name, n) => [name, rowAt(p * QUERIES.length + n)]))),
  );
  if (isFast) return atOnce;
  const alone = pages.flatMap((page, p) =>
    QUERIES.map((name, n) => withQuery(page, { [name]: rowAt(p * QUERIES.length + n) })),
  );
  const everyPayload = MARKUP.flatMap((row, m) =>
    QUERIES.map((name, n) => withQuery(pages[(m + n) % pages.length], { [name]: row })),
  );
  return [...atOnce, ...alone, ...everyPayload];
}
