import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encoded, signed } from './sign-v4.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const EMPTY = sha256('');

/* https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, with the keys that it makes public. */
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const ofS3 = { region: 'us-east-1', service: 's3', now: Date.parse('2013-05-24T00:00:00Z') };
const HOST = 'https://examplebucket.s3.amazonaws.com';

describe('a signature of version 4', () => {
  it.each([
    [
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      '',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT',
      '/test%24file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    ['GET', '/?lifecycle', {}, '', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    [
      'GET',
      '/?prefix=J&max-keys=2',
      {},
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ] as const)('of %s %s is the one that Amazon prints', (method, path, headers, body, signature) => {
    const payloadSha256 = sha256(body);
    const { authorization } = signed(
      {
        method,
        url: new URL(HOST + path),
        headers: { ...headers, 'x-amz-content-sha256': payloadSha256 },
        payloadSha256,
      },
      KEYS,
      ofS3,
    );
    expect(authorization).toMatch(new RegExp(`Signature=${signature}$`));
  });

  it('is the one of the published test suite, and holds the token of a session', () => {
    const vanilla = {
      method: 'GET',
      url: new URL('https://example.amazonaws.com/'),
      headers: {},
      payloadSha256: EMPTY,
    };
    const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
    const how = { region: 'us-east-1', service: 'service', now: Date.parse('2015-08-30T12:36:00Z') };
    expect(signed(vanilla, keys, how)['authorization']).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, ' +
        'Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
    );
    const ofSession = signed(vanilla, { ...keys, sessionToken: 'token' }, how);
    expect(ofSession['x-amz-security-token']).toBe('token');
    expect(ofSession['authorization']).toContain('SignedHeaders=host;x-amz-date;x-amz-security-token');
  });

  it('is of an address as RFC 3986 writes it', () => {
    expect(encoded("a b!'()*~/é")).toBe('a%20b%21%27%28%29%2A~%2F%C3%A9');
  });
});
