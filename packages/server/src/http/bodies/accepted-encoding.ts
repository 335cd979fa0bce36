import {
  ENCODINGS,
  identityOf,
  type EncodedBody,
  type Encoding,
  type Representation,
} from './encoded-body.ts';

// Browsers send a handful of different headers; whoever sends others pays for the parsing.
const REMEMBERED = 64;
const remembered = new Map<string, ReadonlySet<string>>();

/** 'gzip, br;q=0' → the codings with a weight above zero. */
function acceptedCodings(header: string): ReadonlySet<string> {
  const known = remembered.get(header);
  if (known) return known;
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))) accepted.add(coding);
  }
  if (remembered.size < REMEMBERED) remembered.set(header, accepted);
  return accepted;
}

/** The smallest form that the visitor takes, of those that the body can be packed in. */
export function wantedEncoding(
  { isPackable }: Pick<EncodedBody, 'isPackable'>,
  acceptEncoding: string | undefined,
): Encoding {
  if (!isPackable || acceptEncoding === undefined) return 'identity';
  const accepted = acceptedCodings(acceptEncoding);
  return ENCODINGS.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

/** The smallest of the packed forms that there are which the visitor takes, else as it is. */
export function acceptedEncoding(header: string | undefined, packed: readonly Encoding[]): Encoding {
  const accepted = acceptedCodings(header ?? '');
  return ENCODINGS.find((encoding) => packed.includes(encoding) && accepted.has(encoding)) ?? 'identity';
}

/** The smallest representation that the visitor takes, of those that there are. */
export function chooseEncoding(
  body: EncodedBody,
  acceptEncoding: string | undefined,
): { encoding: Encoding; representation: Representation } {
  const encoding = wantedEncoding(body, acceptEncoding);
  const representation = body[encoding];
  if (representation === undefined) return { encoding: 'identity', representation: identityOf(body) };
  return { encoding, representation };
}
