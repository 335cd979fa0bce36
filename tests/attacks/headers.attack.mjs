import { contentDisposition } from '@bank/server/src/http/bodies/content-disposition.ts';
import { withBank } from '../faults/support/bank.mjs';
import { visitorAt } from '../faults/support/clients.mjs';
import { payloads } from './support/payloads.mjs';
import { pagesWithParameters } from './support/places.mjs';
import { askRaw } from './support/raw.mjs';
import { each, resultOf } from './support/result.mjs';

const BREAKS = payloads('line-breaks');
const HEADERS = payloads('headers');
const STARTS = [
  '/',
  '/redirect/',
  '/404?from=',
  '/search?keyword=',
  '/download/',
  '/download/fx-rates.csv?language=',
  '/feed/',
  '/files/',
  '/chrome/',
  '/vertifyCode?captchaKey=',
  '/opensearch.xml?language=',
  '/PERSONAL?a=',
];
/** What names the site in full: pages, and what programs read. */
const ABSOLUTE = [
  '/personal',
  '/en',
  '/search?keyword=a',
  '/404',
  '/sitemap.xml',
  '/sitemap-site.xml',
  '/feed/news.xml',
  '/feed/fx-rates.json',
  '/feed/investors.ics',
  '/opensearch.xml',
  '/site.webmanifest',
  '/robots.txt',
  '/.well-known/security.txt',
  '/redirect/personal',
  '/',
];
const ORIGINS = [
  'https://evil.example',
  'null',
  'https://www.bank.example.evil.example',
  'https://wwwXbank.example',
  'http://www.bank.example',
  'file://',
];
const METHODS = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'LOCK',
  'PURGE',
];

export const attack = {
  id: 'headers',
  promise:
    'What a visitor sends becomes no header, no address of the site, no other method and no right of another site.',
  attack: `${BREAKS.length} line breaks behind ${STARTS.length} paths, in every parameter of every page and in names of files; ${HEADERS.length} headers that name another host, path or method, at ${ABSOLUTE.length} addresses that name the site in full; ${ORIGINS.length} origins and ${METHODS.length} methods`,
  measure:
    'injected headers and second answers; the other host in any header or body; rights for other origins; methods that are taken; answers of 500 and above',
  target: '0 findings',
  isFast: true,
};

const visitorLine = (i) => Object.entries(visitorAt(i)).map((pair) => pair.join(': '))[0];

export async function run({ isFast }) {
  const findings = [];
  const settings = { SITE_ORIGIN: 'https://www.bank.example' };
  return withBank({ name: 'a-headers', settings }, async (bank) => {
    let i = 0;
    const ask = (target, headers = [], method = 'GET') =>
      askRaw(bank.url, target, [visitorLine((i += 1)), ...headers], method);
    const pages = await pagesWithParameters(bank.url, bank.dataDir);
    const breaks = await lineBreaks(ask, pages, { findings, isFast });
    const hosts = await otherHosts(ask, { findings, isFast });
    const rights = await rightsAndMethods(ask, findings);
    fileNames(findings);
    return resultOf(
      findings,
      `${breaks} line breaks, ${hosts} headers, ${rights} origins and methods, ${BREAKS.length} names of files`,
      { size: isFast ? 'a tenth of the parameters' : 'full' },
    );
  });
}

const INJECTED = [
  'x-injected',
  'set-cookie',
  'refresh',
  'clear-site-data',
  'link',
  'access-control-allow-origin',
];

async function lineBreaks(ask, pages, { findings, isFast }) {
  const inPages = pages.flatMap(({ path, parameters }, n) =>
    parameters.flatMap((name, p) =>
      BREAKS.filter((_, at) => (at + n + p) % (isFast ? 80 : 6) === 0).map((row) => {
        const rest = row
          .replace(/^[?#&]/, '')
          .replaceAll('#', '%23')
          .replaceAll(' ', '%20');
        return `${path}${path.includes('?') ? '&' : '?'}${name}=${rest}`;
      }),
    ),
  );
  const targets = [...STARTS.flatMap((start) => BREAKS.map((row) => start + row)), ...inPages];
  await each(targets, async (target) => {
    const isFeed = target.startsWith('/feed/');
    const { status, names, headers, body } = await ask(target);
    const injected = names.filter(
      (name) => INJECTED.includes(name) && !(isFeed && name.startsWith('access')),
    );
    if (injected.length > 0) findings.push(`${injected[0]} by ${target}`);
    if (status >= 500 || status === 0) findings.push(`${status} of ${target}`);
    if (
      new Set(names.filter((name) => name !== 'vary')).size !== names.filter((name) => name !== 'vary').length
    )
      findings.push(`a header twice by ${target}`);
    if (/filename="?injected/.test(headers['content-disposition'] ?? '') || body.includes('<h1>injected'))
      findings.push(`what was sent comes back of ${target}`);
  });
  return targets.length;
}

async function otherHosts(ask, { findings, isFast }) {
  const rows = isFast ? HEADERS.filter((_, at) => at % 3 === 0 || HEADERS[at].includes('ost')) : HEADERS;
  const all = ABSOLUTE.flatMap((target) => rows.map((row) => ({ target, row })));
  await each(all, async ({ target, row }) => {
    const answer = await ask(target, [row]);
    const shown = JSON.stringify([answer.headers, answer.names]) + answer.body;
    if (/evil\.example|ZXZpbC5leGFtcGxl/.test(shown)) findings.push(`${row} comes back of ${target}`);
    if (answer.status >= 500) findings.push(`${answer.status} of ${target} with ${row}`);
    if (row.includes('ethod') && answer.status !== 200 && ABSOLUTE.indexOf(target) < 3)
      findings.push(`${row} changes ${target} to ${answer.status}`);
  });
  return all.length;
}

async function rightsAndMethods(ask, findings) {
  const origins = [...ABSOLUTE, '/api/webMenu/allMeuns', '/files/a.pdf'].flatMap((target) =>
    ORIGINS.flatMap((origin) => ['GET', 'OPTIONS', 'POST'].map((method) => ({ target, origin, method }))),
  );
  await each(origins, async ({ target, origin, method }) => {
    const asked = [`Origin: ${origin}`, 'Access-Control-Request-Method: POST'];
    const { headers } = await ask(target, asked, method);
    const allowed = headers['access-control-allow-origin'];
    const isFeed = target.startsWith('/feed/') && method === 'GET';
    if (allowed !== undefined && !(isFeed && allowed === '*')) findings.push(`${target} allows ${allowed}`);
    if (headers['access-control-allow-credentials'] !== undefined)
      findings.push(`${target} allows credentials`);
  });
  const methods = ABSOLUTE.flatMap((target) => METHODS.map((method) => ({ target, method })));
  await each(methods, async ({ target, method }) => {
    const { status } = await ask(target, ['Content-Length: 0'], method);
    // A CONNECT is hung up on.
    const isHungUp = method === 'CONNECT' && status === 0;
    if (!isHungUp && (status < 400 || status >= 500)) findings.push(`${method} ${target}: ${status}`);
  });
  return origins.length + methods.length;
}

/** A document may be called anything: its name ends neither the header nor its own quotes. */
function fileNames(findings) {
  for (const row of BREAKS) {
    let name = row;
    for (let times = 0; times < 2; times += 1) {
      try {
        name = decodeURIComponent(name);
      } catch {
        break;
      }
      const value = contentDisposition('attachment', `${name}.pdf`);
      if (!/^attachment; filename="[\w. -]*"; filename\*=UTF-8''[\w.!~%-]*$/.test(value))
        findings.push(`the name ${JSON.stringify(name)} gives ${value}`);
    }
  }
}
