import type { Release } from '@bank/store';
import { MANIFEST_NAME, Manifest, type SignerRole } from '../bundle/manifest.ts';
import { describeFound, type Findings } from '../findings.ts';
import { words } from '../words.ts';
import type { EnrolledKey } from './enrolled-keys.ts';
import { REFUSALS, type Refusal } from './refusals.ts';
import { signedBytes } from './signed-bytes.ts';
import { ALGORITHMS, type Algorithm } from './signing-key.ts';

export interface SignaturePolicy {
  /** Four eyes: a maker and a checker, two different people, must have signed. */
  required: boolean;
  enrolled: readonly EnrolledKey[];
  algorithms?: readonly Algorithm[];
  /** What became visible before it was there before signatures were asked for; ms since the epoch. */
  since?: number;
  /** Of the file of enrolled keys. */
  digest?: string;
}

/** What signatures are looked at for. */
export interface Occasion {
  /** When the release becomes visible, as far as is known: the keys must be in force then. */
  moment?: number;
  /** Two people with the role `emergency` take the place of maker and checker. */
  isEmergency?: boolean;
}

/** A signature that counts. */
export interface ValidSignature {
  role: SignerRole;
  key: EnrolledKey;
}

/**
 * Every signature must be an enrolled person's, fit the manifest and keep to what its key may do; with `required` both
 * roles must be filled by two people. Gives the signatures that count.
 */
export function checkSignatures(
  manifest: Manifest,
  policy: SignaturePolicy,
  findings: Findings,
  { moment = Date.now(), isEmergency = false }: Occasion = {},
): ValidSignature[] {
  const refuse = (field: string, [expected, found]: Refusal) => {
    findings.add({ at: MANIFEST_NAME, field, expected, found });
  };
  const valid: ValidSignature[] = [];
  if (policy.required || policy.enrolled.length > 0) {
    for (const [index, { name, role, signature, at }] of (manifest.signatures ?? []).entries()) {
      const bytes = signedBytes(manifest, name, role, at);
      const own = policy.enrolled.filter(({ person }) => person === name);
      const inRole = own.filter(({ roles }) => roles.includes(role));
      const key = inRole.find((one) => one.fits(bytes, Buffer.from(signature, 'base64')));
      const refusal =
        key === undefined
          ? refusalOfPerson(name, role, { own, inRole })
          : refusalOfKey(key, role, { scope: manifest.scope, policy, moments: [momentOf(at), moment] });
      if (refusal !== undefined) refuse(`signatures.${index}`, refusal);
      else if (key !== undefined) valid.push({ role, key });
    }
  }
  if (!policy.required) return valid;
  if (isEmergency) {
    const people = peopleOf(valid.filter(({ role }) => role === 'emergency'));
    if (people.length < 2) refuse('emergency', REFUSALS.emergency(people));
    return valid;
  }
  const [maker, checker] = (['maker', 'checker'] as const).map((role) => {
    const key = valid.find((one) => one.role === role)?.key;
    if (key === undefined) refuse(role, REFUSALS.missing(role));
    else if (manifest[role] !== key.person)
      refuse(role, REFUSALS.renamed(key.person, describeFound(manifest[role])));
    return key;
  });
  if (maker && checker && isSamePerson(maker, checker)) refuse('checker', REFUSALS.same(checker.person));
  return valid;
}

const momentOf = (at: string | undefined) => (at === undefined ? 0 : Date.parse(at));

const isSamePerson = (one: EnrolledKey, other: EnrolledKey) =>
  one.person === other.person || one.id === other.id;

/** Their names; whoever signed twice, under one name or two, counts once. */
function peopleOf(signatures: readonly ValidSignature[]): string[] {
  const people: EnrolledKey[] = [];
  for (const { key } of signatures) if (!people.some((one) => isSamePerson(one, key))) people.push(key);
  return people.map(({ person }) => person);
}

function refusalOfPerson(
  name: string,
  role: SignerRole,
  { own, inRole }: { own: readonly EnrolledKey[]; inRole: readonly EnrolledKey[] },
) {
  const [first] = own;
  if (first === undefined) return REFUSALS.unknown(name, role);
  return inRole.length === 0 ? REFUSALS.role(first, role) : REFUSALS.foreign(name);
}

function refusalOfKey(
  key: EnrolledKey,
  role: SignerRole,
  { scope, policy, moments }: { scope: Manifest['scope']; policy: SignaturePolicy; moments: number[] },
) {
  const { algorithms = ALGORITHMS } = policy;
  const latest = Math.max(...moments);
  if (!algorithms.includes(key.algorithm)) return REFUSALS.algorithm(key, algorithms);
  if (key.scopes !== undefined && !key.scopes.includes(scope)) return REFUSALS.scope(key, role, scope);
  if (key.revoked !== undefined && key.revoked.from <= latest) return REFUSALS.revoked(key, key.revoked);
  if (key.until !== undefined && key.until <= latest) return REFUSALS.expired(key, key.until);
  return undefined;
}

const StoredManifest = Manifest.loose();

/** Compares what the store keeps of an imported release with the keys of today, as `checkSignatures` does with a bundle. */
export function checkStoredSignatures(
  stored: unknown,
  release: Pick<Release, 'scope' | 'bundleId'>,
  policy: SignaturePolicy,
  findings: Findings,
  occasion: Occasion = {},
): ValidSignature[] {
  const parsed = StoredManifest.safeParse(stored);
  if (!parsed.success) {
    findings.add({
      at: MANIFEST_NAME,
      expected: words`the manifest of this release`,
      found: words`none that fits it`,
    });
    return [];
  }
  const { id, scope } = parsed.data;
  // Behind the id of the bundle stands what else the release was computed with.
  const [bundleId] = release.bundleId.split(' ', 1);
  if (id !== bundleId || scope !== release.scope) {
    const found = words`that of ${scope} ${id.slice(0, 12)}`;
    findings.add({ at: MANIFEST_NAME, field: 'id', expected: words`the manifest of this release`, found });
  }
  return checkSignatures(parsed.data, policy, findings, occasion);
}
