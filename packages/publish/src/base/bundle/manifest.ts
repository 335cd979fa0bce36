import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SCOPES, type Scope } from '@bank/contract';
import { recordTypes, seriesTypes, type RecordTypeName, type SeriesTypeName } from '@bank/contract/schemas';

export const BUNDLE_FORMAT = 1;
export const MANIFEST_NAME = 'manifest.json';

const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'a sha256 of 64 hex digits');
const Person = z.string().min(1).max(80);
export const SIGNER_ROLES = ['maker', 'checker', 'emergency'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

/** The only names a bundle may hold; anything else, a path that climbs out above all, is refused. */
export const BundlePath = z
  .string()
  .regex(
    /^(content\/[a-z]+(-[a-z]+)*\.ndjson|series\/[a-z]+(-[a-z]+)*\.csv|media\/[0-9a-f]{24}\.[a-z0-9]{2,5})$/,
    'content/<type>.ndjson, series/<type>.csv or media/<24 hex digits>.<ext>',
  );

const BundleFile = z.strictObject({ path: BundlePath, sha256: Hash, size: z.number().int().min(0) });
export type BundleFile = z.infer<typeof BundleFile>;

const Signature = z.strictObject({
  name: Person,
  role: z.enum(SIGNER_ROLES),
  /** Ed25519 or SM2 over what `signedBytes` gives, base64. */
  signature: z.base64(),
  /** When it was given; part of what is signed. Older signatures have none. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type Signature = z.output<typeof Signature>;

/** `full`: the file holds the whole history. `append`: days that are added to what visitors see, or correct it. */
export const SERIES_MODES = ['full', 'append'] as const;
export type SeriesMode = (typeof SERIES_MODES)[number];
const Series = z.partialRecord(
  z.enum(Object.keys(seriesTypes) as [SeriesTypeName, ...SeriesTypeName[]]),
  z.enum(SERIES_MODES),
);

export const Manifest = z.strictObject({
  format: z.literal(BUNDLE_FORMAT),
  /** `bundleId` of scope, files, series and basis: the same sources give the same id. */
  id: Hash,
  scope: z.enum(SCOPES),
  createdAt: z.iso.datetime({ offset: true }),
  effectiveAt: z.iso.datetime({ offset: true }).optional(),
  files: z.array(BundleFile).max(100_000),
  /** One entry for each file in series/. */
  series: Series.optional(),
  /** The release that its records were laid over; histories that it does not bring stay as they are there. */
  basis: z.strictObject({ release: z.int().min(1), bundleId: z.string().max(200) }).optional(),
  /** Who made the bundle, and on which machine. */
  packed: z.strictObject({ by: Person, on: z.string().max(255) }).optional(),
  maker: Person.optional(),
  checker: Person.optional(),
  signatures: z.array(Signature).max(10).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

export function isSigned({ signatures = [] }: Pick<Manifest, 'signatures'>): boolean {
  return signatures.length > 0;
}

/** What the log of publishing keeps of how a bundle came to be. */
export function factsOf({ createdAt, packed, signatures = [] }: Manifest): Record<string, string> {
  return {
    packedAt: createdAt,
    ...(packed && { packedBy: `${packed.by} on ${packed.on}` }),
    ...signedFacts(signatures),
  };
}

/** By role; an emergency is signed by two people in the same one. */
function signedFacts(signatures: readonly Signature[]): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const { role, name, at } of signatures) {
    const signed = at === undefined ? name : `${name} at ${at}`;
    facts[role] = facts[role] === undefined ? signed : `${facts[role]} and ${signed}`;
  }
  return facts;
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Code-unit order: the same on every machine, whatever its locale. */
export function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function bundleId({
  scope,
  files,
  series = {},
  basis,
}: Pick<Manifest, 'scope' | 'files' | 'series' | 'basis'>): string {
  const modes = Object.entries(series).map(([type, mode]) => `${type} ${mode}`);
  // Over another release the same records stand beside other histories.
  const over = basis === undefined ? [] : [`over ${basis.release} ${basis.bundleId}`];
  const lines = [...files.map((file) => `${file.path} ${file.sha256}`), ...modes, ...over].sort(byCodeUnit);
  return sha256([`bank-content/${BUNDLE_FORMAT} ${scope}`, ...lines, ''].join('\n'));
}

export function typesOf(scope: Scope): RecordTypeName[] {
  return (Object.keys(recordTypes) as RecordTypeName[]).filter((name) => recordTypes[name].scope === scope);
}
