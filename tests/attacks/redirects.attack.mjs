import { withBank } from '../faults/support/bank.mjs';
import { visitorAt } from '../faults/support/clients.mjs';
import { payloads } from './support/payloads.mjs';
import { pagesWithParameters, withParameter } from './support/places.mjs';
import { askRaw } from './support/raw.mjs';
import { each, resultOf } from './support/result.mjs';

const ROWS = payloads('redirects');
const ORIGIN = 'https://www.bank.example';
const USUAL_NAMES = [
  'url',
  'next',
  'return',
  'returnUrl',
  'redirect',
  'redirect_uri',
  'continue',
  'dest',
  'goto',
  'from',
];

export const attack = {
  id: 'redirects',
  promise: 'No address of the site leads a visitor to another one.',
  attack: `${ROWS.length} spellings of another host behind /redirect/, as the path itself, behind pages, and in every parameter that a page reads or that such attacks use`,
  measure:
    'Location headers, refreshing and links of other hosts in the answer, as a browser resolves them; answers of 500 and above',
  target: '0 findings',
  isFast: true,
};

/** A character that a request line cannot hold is sent as its bytes; a space would end the target. */
const asTarget = (text) => text.replaceAll(' ', '%20');

/** What leads away from this site in an answer. */
function leadsAway({ status, headers, body }, target) {
  if (status >= 500) return `${status} of ${target}`;
  const { location, refresh } = headers;
  if (refresh !== undefined) return `refresh: ${refresh} of ${target}`;
  const places = location === undefined ? [] : [Buffer.from(location, 'latin1').toString()];
  for (const [, href] of body.matchAll(/(?:href|src|action|content)="([^"]*)"/g)) {
    const plain = Buffer.from(href, 'latin1').toString().replaceAll('&amp;', '&');
    if (/e[.。｡%]|ⅇ/.test(plain)) places.push(plain.replace(/^\d+;\s*url=/i, ''));
  }
  for (const place of places) {
    if (/^[/\\][/\\]|[\r\n\t]/.test(place)) return `${place} of ${target}`;
    if (!URL.canParse(place, ORIGIN)) return `${place} of ${target}`;
    const { hostname, protocol } = new URL(place, ORIGIN);
    const isForeign = hostname.endsWith('e.example') && hostname !== 'www.bank.example';
    if (isForeign || protocol === 'javascript:' || protocol === 'data:') return `${place} of ${target}`;
    if (place === places[0] && location !== undefined && new URL(place, ORIGIN).origin !== ORIGIN)
      return `${place} of ${target}`;
  }
  return undefined;
}

export async function run({ isFast }) {
  const findings = [];
  const settings = { MOBILE_SITE_URL: 'https://m.bank.example/', SITE_ORIGIN: ORIGIN };
  return withBank({ name: 'a-redirects', settings }, async (bank) => {
    const pages = await pagesWithParameters(bank.url, bank.dataDir);
    const read = pages.flatMap(({ path, parameters }) => parameters.map((name) => [path, name]));
    const usual = ['/', '/personal', '/en', '/404', '/redirect/personal', '/PERSONAL', '/personal/'].flatMap(
      (path) => USUAL_NAMES.map((name) => [path, name]),
    );
    const inPaths = ROWS.flatMap((row) =>
      [
        '/redirect/',
        '/redirect',
        '/',
        '',
        '/personal/',
        '/en/',
        '/PERSONAL',
        '/?',
        '/redirect/personal?',
        '/404?from=',
      ].map((start) => start + row),
    ).filter((target) => target.startsWith('/'));
    const every = isFast ? 40 : 4;
    const inQueries = [...usual, ...read].flatMap(([path, name], n) =>
      ROWS.filter((_, i) => (i + n) % (usual.length > n ? (isFast ? 8 : 1) : every) === 0).map((row) =>
        withParameter(path, name, row),
      ),
    );
    const targets = [...inPaths, ...inQueries].map(asTarget);
    let i = 0;
    await each(targets, async (target) => {
      const [visitor] = Object.entries(visitorAt((i += 1))).map((pair) => pair.join(': '));
      const finding = leadsAway(await askRaw(bank.url, target, [visitor]), target);
      if (finding !== undefined) findings.push(finding);
    });
    if (!bank.isAlive) findings.push('the process ended');
    return resultOf(findings, `${targets.length} addresses`, {
      size: isFast ? 'a tenth of the parameters' : 'full',
    });
  });
}
