import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { answering } from '@bank/contract/testing';
import { signed } from '../releases/inbox/s3/sign-v4.ts';
import type { S3Address } from '../releases/inbox/s3/s3-client.ts';

const KEYS = { accessKeyId: 'feeds', secretAccessKey: 'only for this test' };
const BUCKET = 'bank';
/** How many objects it lists at once. */
export const PAGE = 2;

/**
 * A bucket in this process: the few answers of S3 that an inbox needs, lists in pages, and 403 for whatever is not signed.
 * Signatures are held to be right because they are Amazon's own for the requests that it prints (sign-v4.test.ts). What
 * this one grants a server of another maker must grant too: `npm run test:s3`.
 */
export async function anS3(): Promise<S3Address> {
  const objects = new Map<string, Buffer>();
  const server = createServer(
    answering(async (request, response) => {
      const body = await buffer(request);
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      if (!isSigned(request, url, body))
        return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      const [, bucket, path = ''] = url.pathname.split(/^\/([^/]+)\/?/);
      if (bucket !== BUCKET) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
      const key = decodeURIComponent(path);
      if (url.searchParams.has('list-type')) return response.end(listing(objects, url.searchParams));
      if (request.method === 'PUT') {
        const source = decodeURIComponent(String(request.headers['x-amz-copy-source'] ?? ''));
        const copied = source === '' ? body : objects.get(source.replace(`/${BUCKET}/`, ''));
        if (copied !== undefined) objects.set(key, copied);
        return response.end(
          copied === undefined ? '<Error><Code>NoSuchKey</Code></Error>' : '<CopyObjectResult/>',
        );
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const found = objects.get(key);
      if (found === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      response.setHeader('etag', etagOf(found)).setHeader('content-length', found.length);
      return response.end(request.method === 'HEAD' ? undefined : found);
    }),
  );
  // A machine that does much else comes back to a connection late.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, region: 'cn-north-1', bucket: BUCKET, keys: KEYS };
}

function isSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean {
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

const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('hex')}"`;
const inXml = (content: string) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function listing(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const from = Number(query.get('continuation-token') ?? 0);
  const own = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
    .toSorted();
  const contents = own.slice(from, from + PAGE).map((key) => {
    const content = objects.get(key) ?? Buffer.alloc(0);
    return `<Contents><Key>${inXml(key)}</Key><ETag>${inXml(etagOf(content))}</ETag><Size>${content.length}</Size><Owner><ID>x</ID></Owner></Contents>`;
  });
  const next =
    from + PAGE < own.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${inXml(prefix)}</Prefix>${next}${contents.join('')}</ListBucketResult>`;
}
