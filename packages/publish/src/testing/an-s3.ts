import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { signed } from '../releases/inbox/s3/sign-v4.ts';
import type { S3Address } from '../releases/inbox/s3/s3-client.ts';

const KEYS = { accessKeyId: 'feeds', secretAccessKey: 'only for this test' };
const PAGE = 2;

/**
 * A bucket in this process: the few answers of S3 that an inbox needs, lists in pages, and 403 for whatever is not signed.
 * Signatures are held to be right because they are Amazon's own for the requests that it prints (sign-v4.test.ts).
 */
export async function anS3(): Promise<S3Address & { objects: Map<string, string> }> {
  const objects = new Map<string, string>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      if (!isSigned(request, url, body))
        return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
      const key = decodeURIComponent(url.pathname.replace(/^\/bank\/?/, ''));
      const found = objects.get(key);
      if (url.searchParams.has('list-type')) return response.end(listing(objects, url.searchParams));
      if (request.method === 'PUT') {
        const source = String(request.headers['x-amz-copy-source'] ?? '').replace('/bank/', '');
        objects.set(key, source === '' ? body : (objects.get(decodeURIComponent(source)) ?? ''));
        return response.end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (found === undefined) return response.writeHead(404).end('<Code>NoSuchKey</Code>');
      response.setHeader('etag', etagOf(found));
      return response.end(request.method === 'HEAD' ? undefined : found);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, region: 'cn-north-1', bucket: 'bank', keys: KEYS, objects };
}

function isSigned({ method = '', headers }: IncomingMessage, url: URL, body: string): boolean {
  const payloadSha256 = createHash('sha256').update(body).digest('hex');
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const moment = String(headers['x-amz-date']);
  const now = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const expected = signed(
    {
      method,
      url,
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
      payloadSha256,
    },
    KEYS,
    { region: 'cn-north-1', service: 's3', now },
  );
  return (
    headers['x-amz-content-sha256'] === payloadSha256 && headers.authorization === expected['authorization']
  );
}

const etagOf = (content: string) => `"${createHash('sha256').update(content).digest('hex')}"`;
const inXml = (content: string) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function listing(objects: ReadonlyMap<string, string>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const from = Number(query.get('continuation-token') ?? 0);
  const own = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
    .toSorted();
  const contents = own.slice(from, from + PAGE).map((key) => {
    const content = objects.get(key) ?? '';
    return `<Contents><Key>${inXml(key)}</Key><ETag>${inXml(etagOf(content))}</ETag><Size>${content.length}</Size><Owner><ID>x</ID></Owner></Contents>`;
  });
  const next =
    from + PAGE < own.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${inXml(prefix)}</Prefix>${next}${contents.join('')}</ListBucketResult>`;
}
