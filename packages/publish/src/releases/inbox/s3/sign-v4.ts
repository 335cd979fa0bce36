import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

export interface ToSign {
  method: string;
  url: URL;
  /** Lower-case names; all of them are signed. */
  headers: Readonly<Record<string, string>>;
  /** Of the body, in hex. */
  payloadSha256: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/**
 * The headers of a request with its signature, Version 4
 * (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 */
export function signed(
  { method, url, headers, payloadSha256 }: ToSign,
  { accessKeyId, secretAccessKey, sessionToken }: S3Keys,
  { region, service, now }: { region: string; service: string; now: number },
): Record<string, string> {
  const moment = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-date': moment,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  };
  const names = Object.keys(all).toSorted();
  const canonical = [
    method,
    // Encoded by whoever made the address: S3 signs a path as it is sent.
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${(all[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    payloadSha256,
  ].join('\n');
  const scope = `${moment.slice(0, 8)}/${region}/${service}/aws4_request`;
  const text = [ALGORITHM, moment, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  let key: Buffer | string = `AWS4${secretAccessKey}`;
  for (const part of scope.split('/')) key = hmac(key, part);
  const signature = hmac(key, text).toString('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { ...all, authorization };
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** As RFC 3986 has it, which is stricter than `encodeURIComponent`. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
