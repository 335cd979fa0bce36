import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/source-folder.ts';
import { fitsSm2, makeSm2Key, signSm2, sm2PublicPoint } from './sm2.ts';
import type { Point } from './sm2-curve.ts';

/** PKCS#8 of a secret and its public point, both in hex. */
function keyOf(secret: string, point: string) {
  const der = `308187020100301306072a8648ce3d020106082a811ccf5501822d046d306b0201010420${secret}a14403420004${point}`;
  return createPrivateKey({ key: Buffer.from(der, 'hex'), format: 'der', type: 'pkcs8' });
}

function pointOf(key: Parameters<typeof sm2PublicPoint>[0]): Point {
  const point = sm2PublicPoint(key);
  if (point === undefined) throw new Error('no SM2 key');
  return point;
}

function aSigner() {
  const { privateKey, publicKey } = makeSm2Key();
  const pem = {
    private: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    public: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
  return { pem, key: createPrivateKey(pem.private), point: pointOf(createPublicKey(pem.public)) };
}

const bytes = Buffer.from('bank-content-release');

describe('a signature by SM2', () => {
  it('is that of the example in GB/T 32918.5 [SEC-25]', () => {
    const signer = keyOf(
      '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8',
      '09f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13',
    );
    const once = keyOf(
      '59276e27d506861a16680f3ad9c02dccef3cc1fa3cdbe4ce6d54b80deac1bc21',
      '04ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73e858f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df0',
    );
    expect(signSm2(Buffer.from('message digest'), signer, once).toString('hex')).toBe(
      '3046022100f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3' +
        '022100b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa',
    );
  });

  it('fits what was signed, by whom, and nothing else [SEC-25]', () => {
    const [one, other] = [aSigner(), aSigner()];
    const signature = signSm2(bytes, one.key);
    expect(fitsSm2(bytes, one.point, signature)).toBe(true);
    expect(fitsSm2(Buffer.from('bank-content-releasf'), one.point, signature)).toBe(false);
    expect(fitsSm2(bytes, other.point, signature)).toBe(false);
    for (let at = 0; at < signature.length; at += 7) {
      const altered = Buffer.from(signature);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(fitsSm2(bytes, one.point, altered)).toBe(false);
    }
  });

  it.each([
    ['nothing', ''],
    ['two zeros', '3006020100020100'],
    [
      'the order of the curve',
      `3026022100fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123020101`,
    ],
    ['a number with zeros before it', '300702020001020101'],
    ['more behind it', '300602010102010100'],
  ])('is none that is %s [SEC-25]', (_, hex) => {
    expect(fitsSm2(bytes, aSigner().point, Buffer.from(hex, 'hex'))).toBe(false);
  });

  it('is understood by OpenSSL, and OpenSSL’s here, for the signer’s id of GM/T 0009 [SEC-25]', (context) => {
    const folder = temporaryFolder();
    const { pem, key, point } = aSigner();
    writeFiles(folder, { 'key.pem': pem.private, 'pub.pem': pem.public, bytes, ours: signSm2(bytes, key) });
    const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    try {
      openssl('version');
    } catch {
      context.skip('There is no openssl on this machine.');
    }
    const sm3 = ['-rawin', '-digest', 'sm3', '-pkeyopt', 'distid:1234567812345678', '-in', 'bytes'];
    expect(openssl('pkeyutl', '-verify', '-pubin', '-inkey', 'pub.pem', ...sm3, '-sigfile', 'ours')).toMatch(
      /Verified Successfully/,
    );
    openssl('pkeyutl', '-sign', '-inkey', 'key.pem', ...sm3, '-out', 'theirs');
    expect(fitsSm2(bytes, point, readFileSync(join(folder, 'theirs')))).toBe(true);
  });
});
