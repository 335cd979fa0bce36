import { loggedPath } from '../requests/logged-path.ts';

/** What a browser kept from happening, in words that are fixed or cut: a report is a visitor's text. */
export interface Violation {
  /** Of the policy, or `other`. */
  directive: string;
  /** What was blocked, of one of a few kinds; for counting. */
  kind: BlockedKind;
  /** Scheme and host of what was blocked, or its kind; never a path, for it may name a person. */
  blocked: string;
  /** Page, without values of its query. */
  page: string;
  /** File of the script that did it, likewise, and the line. */
  source: string;
}

export type BlockedKind =
  'inline' | 'eval' | 'trusted-types' | 'own' | 'data' | 'extension' | 'foreign' | 'other';

/** Those of our policy. Reports name them by what a browser looked up, such as `script-src-elem`. */
const DIRECTIVES = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src ' +
    'connect-src media-src worker-src manifest-src object-src base-uri form-action frame-ancestors frame-src ' +
    'require-trusted-types-for trusted-types'
  ).split(' '),
);

const KEYWORDS: Readonly<Record<string, BlockedKind>> = {
  inline: 'inline',
  eval: 'eval',
  'wasm-eval': 'eval',
  'trusted-types-policy': 'trusted-types',
  'trusted-types-sink': 'trusted-types',
  self: 'own',
  data: 'data',
  blob: 'data',
};

const LONGEST_HOST = 80;
const REPORTS_AT_MOST = 20;

/** The reports of a body, of `report-uri` (one) or of the Reporting API (a list); none where it is neither. */
export function violationsIn(body: unknown, ownOrigin: string): Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, REPORTS_AT_MOST) : [body];
  return reports.flatMap((report) => {
    const facts = isRecord(report) ? factsOf(report) : undefined;
    return facts === undefined ? [] : [violationOf(facts, ownOrigin)];
  });
}

function factsOf(report: Record<string, unknown>): Record<string, unknown> | undefined {
  const old = report['csp-report'];
  if (isRecord(old)) {
    return {
      directive: old['effective-directive'] ?? old['violated-directive'],
      blocked: old['blocked-uri'],
      page: old['document-uri'],
      source: old['source-file'],
      line: old['line-number'],
    };
  }
  const { type, body } = report;
  if (type !== 'csp-violation' || !isRecord(body)) return undefined;
  const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } = body;
  return {
    directive: effectiveDirective,
    blocked: blockedURL,
    page: documentURL,
    source: sourceFile,
    line: lineNumber,
  };
}

function violationOf(facts: Record<string, unknown>, ownOrigin: string): Violation {
  // Older browsers repeat the whole directive.
  const [directive = ''] = textOf(facts['directive']).split(' ', 1);
  const line = Number.isSafeInteger(facts['line']) ? `:${Number(facts['line'])}` : '';
  const source = placeOf(textOf(facts['source']));
  return {
    directive: DIRECTIVES.has(directive) ? directive : 'other',
    ...blockedOf(textOf(facts['blocked']), ownOrigin),
    page: placeOf(textOf(facts['page'])),
    source: source === '' ? '' : source + line,
  };
}

function blockedOf(text: string, ownOrigin: string): Pick<Violation, 'kind' | 'blocked'> {
  const keyword = KEYWORDS[text.replace(/:.*$/s, '').toLowerCase()];
  if (keyword !== undefined) return { kind: keyword, blocked: keyword };
  if (!URL.canParse(text)) return { kind: 'other', blocked: 'other' };
  const { protocol, host, origin } = new URL(text);
  const isWeb = /^(?:https?|wss?):$/.test(protocol);
  if (!isWeb) {
    const kind = /^[a-z-]*extension:$/.test(protocol) ? 'extension' : 'other';
    return { kind, blocked: kind };
  }
  return {
    kind: origin === ownOrigin ? 'own' : 'foreign',
    blocked: `${protocol}//${host}`.slice(0, LONGEST_HOST),
  };
}

/** 'https://www.bank.example/search?keyword=x' → '/search?keyword'; '' for what is no address of the web. */
function placeOf(text: string): string {
  if (!URL.canParse(text)) return '';
  const { protocol, pathname, search } = new URL(text);
  return /^https?:$/.test(protocol) ? loggedPath(pathname + search) : '';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
