import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBundle } from '../check/check-bundle.ts';
import { ContentError } from './errors.ts';
import { packScope } from '../pack/pack-scope.ts';
import { readEnrolledKeys, signBundle, type SignaturePolicy } from './signatures.ts';
import { aPerson, aPolicy } from '../testing/a-person.ts';
import { editManifest } from '../testing/repack.ts';
import { aSiteFolder, temporaryFolder, writeFiles } from '../testing/source-folder.ts';

async function aBundle(): Promise<string> {
  const out = join(temporaryFolder(), 'bundle');
  await packScope({ folder: aSiteFolder(), scope: 'site', out });
  return out;
}

function findingsOf(bundle: string, signatures: SignaturePolicy): readonly string[] {
  try {
    checkBundle(bundle, { signatures });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
}

describe('a release that must be signed by two people', () => {
  it('passes with a maker’s and a checker’s signature, in either order [SEC-25]', async () => {
    const [li, wang] = [aPerson('Li'), aPerson('Wang')];
    const policy = aPolicy([
      [li, 'maker'],
      [wang, 'checker'],
    ]);
    const bundle = await aBundle();
    signBundle(bundle, wang.keyFile, 'Wang', 'checker');
    signBundle(bundle, li.keyFile, 'Li', 'maker');
    expect(findingsOf(bundle, policy)).toEqual([]);
  });

  it('is refused unsigned and with one signature [SEC-25]', async () => {
    const [li, wang] = [aPerson('Li'), aPerson('Wang')];
    const policy = aPolicy([
      [li, 'maker'],
      [wang, 'checker'],
    ]);
    const bundle = await aBundle();
    const missing = (role: string) =>
      `manifest.json ${role}: expected a ${role} who signed this release, found none`;
    expect(findingsOf(bundle, policy)).toEqual([missing('maker'), missing('checker')]);
    signBundle(bundle, li.keyFile, 'Li', 'maker');
    expect(findingsOf(bundle, policy)).toEqual([missing('checker')]);
  });

  it('is refused when one person signed both ways, under one name or two [SEC-25]', async () => {
    const li = aPerson('Li');
    const bundle = await aBundle();
    signBundle(bundle, li.keyFile, 'Li', 'maker');
    signBundle(bundle, li.keyFile, 'Li', 'checker');
    const same = ['manifest.json checker: expected another person than the maker, found "Li" for both'];
    expect(
      findingsOf(
        bundle,
        aPolicy([
          [li, 'maker'],
          [li, 'checker'],
        ]),
      ),
    ).toEqual(same);
    const alias = { ...li, name: 'L. Li' };
    signBundle(bundle, li.keyFile, 'L. Li', 'checker');
    expect(
      findingsOf(
        bundle,
        aPolicy([
          [li, 'maker'],
          [alias, 'checker'],
        ]),
      ),
    ).toHaveLength(1);
  });

  it('is refused when it was altered after signing, or signed by a stranger or in another role [SEC-25]', async () => {
    const [li, wang, eve] = [aPerson('Li'), aPerson('Wang'), aPerson('Wang')];
    const policy = aPolicy([
      [li, 'maker'],
      [wang, 'checker'],
    ]);
    const bundle = await aBundle();
    signBundle(bundle, li.keyFile, 'Li', 'maker');
    signBundle(bundle, eve.keyFile, 'Wang', 'checker');
    expect(findingsOf(bundle, policy)).toContain(
      'manifest.json signatures.1: expected Wang’s signature of this manifest, found one that does not fit it',
    );
    signBundle(bundle, wang.keyFile, 'Wang', 'checker');
    expect(findingsOf(bundle, policy)).toEqual([]);
    editManifest(bundle, (manifest) => ({ ...manifest, effectiveAt: '2027-01-01T00:00:00Z' }));
    expect(findingsOf(bundle, policy)).toHaveLength(4);
    const swapped = await aBundle();
    signBundle(swapped, wang.keyFile, 'Wang', 'maker');
    expect(findingsOf(swapped, policy)).toContain(
      'manifest.json signatures.0: expected an enrolled maker, found "Wang", who is checker for every scope',
    );
  });
});

describe('a release that need not be signed', () => {
  it('passes unsigned, and is refused all the same with a signature that does not fit', async () => {
    const [li, eve] = [aPerson('Li'), aPerson('Li')];
    const policy = aPolicy([[li, 'maker']], false);
    const bundle = await aBundle();
    expect(findingsOf(bundle, policy)).toEqual([]);
    signBundle(bundle, eve.keyFile, 'Li', 'maker');
    expect(findingsOf(bundle, policy)).toHaveLength(1);
  });
});

describe('a key that cannot sign releases', () => {
  it('is named with the reason', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      format: 'pem',
      type: 'pkcs8',
    });
    const folder = writeFiles(temporaryFolder(), { 'rsa.pem': rsa.toString(), 'no.pem': 'x' });
    const bundle = await aBundle();
    expect(() => signBundle(bundle, join(folder, 'rsa.pem'), 'Li', 'maker')).toThrow(
      'is a key of type rsa; releases are signed with Ed25519 or SM2.',
    );
    expect(() => signBundle(bundle, join(folder, 'no.pem'), 'Li', 'maker')).toThrow('is not a PEM key');
    expect(() => readEnrolledKeys(join(folder, 'keys.json'))).toThrow('could not be read');
  });
});
