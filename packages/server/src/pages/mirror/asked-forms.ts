import { packed, plainBody } from '../../http/bodies/encoded-body.ts';
import { changedAt } from '../../http/bodies/file-tag.ts';
import type { Form } from './mirror-kinds.ts';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Asks the application as a visitor does who takes this encoding. */
export type Ask = (address: string, encoding?: 'br' | 'gzip') => Promise<Answer>;

export interface FormFile {
  form: Form;
  bytes: Buffer;
  /** Seconds since 1970. */
  changedAt: number;
}

/** An answer in all the forms that the application gives it. */
export interface AskedForms {
  status: number;
  type: string;
  /** Those that do not follow from the body. */
  headers: Readonly<Record<string, string>>;
  /** How it is saved, and under which name. */
  disposition: string | undefined;
  plain: Buffer;
  files: FormFile[];
}

// `Vary` and `Accept-Ranges` follow from whether there are packed forms.
const OF_EACH_BODY = new Set([
  'etag',
  'content-length',
  'content-type',
  'content-encoding',
  'content-disposition',
  'vary',
  'accept-ranges',
  'last-modified',
]);
const OF_EACH_ANSWER = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

/** What does not depend on the body or the moment. */
function lastingHeaders(headers: Answer['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !OF_EACH_BODY.has(name) && !OF_EACH_ANSWER.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** As {@link askForms}, but packed here as the application packs pages: it answers once instead of three times. */
export async function askPage(ask: Ask, address: string): Promise<AskedForms> {
  const identity = await ask(address);
  // A page that says that something is missing is packed in another way.
  if (identity.status !== 200 || identity.headers['vary'] === undefined) return askForms(ask, address);
  const body = plainBody(identity.body, true);
  const [br, gzip] = await Promise.all([packed(body, 'br'), packed(body, 'gzip')]);
  return {
    ...askedOf(identity),
    files: [
      fileOf('plain', identity),
      { form: 'br', bytes: br.bytes, changedAt: changedAt(br.etag) },
      { form: 'gzip', bytes: gzip.bytes, changedAt: changedAt(gzip.etag) },
    ],
  };
}

/** Three answers at most: as it is, and packed where the application says that it varies. */
export async function askForms(ask: Ask, address: string): Promise<AskedForms> {
  const identity = await ask(address);
  const asked = askedOf(identity);
  if (identity.headers['vary'] === undefined) return { ...asked, files: [fileOf('only', identity)] };
  const [br, gzip] = await Promise.all([ask(address, 'br'), ask(address, 'gzip')]);
  for (const [encoding, { headers }] of [
    ['br', br],
    ['gzip', gzip],
  ] as const) {
    if (headers['content-encoding'] !== encoding)
      throw new Error(
        `${address} was answered in ${headers['content-encoding'] ?? 'no encoding'}, not in ${encoding}`,
      );
  }
  return { ...asked, files: [fileOf('plain', identity), fileOf('br', br), fileOf('gzip', gzip)] };
}

const askedOf = ({ status, headers, body }: Answer): Omit<AskedForms, 'files'> => ({
  status,
  type: headers['content-type'] ?? '',
  headers: lastingHeaders(headers),
  disposition: headers['content-disposition'],
  plain: body,
});

const fileOf = (form: Form, { headers, body }: Answer): FormFile => ({
  form,
  bytes: body,
  // What has no ETag is asked about by nobody.
  changedAt: headers['etag'] === undefined ? 0 : changedAt(headers['etag']),
});
