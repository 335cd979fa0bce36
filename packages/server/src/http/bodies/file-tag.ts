/** What a body is packed in, and how well, as one hexadecimal digit. */
export type FormDigit = '0' | '1' | '5' | '6' | 'b';

// The other digits of a moment that every file system can hold and nginx reads as a signed number: up to the year 2038.
const SEED_BITS = 27;

/**
 * An ETag as nginx makes one of a file, `"<last change>-<length>"` in hexadecimal: the same bytes have the same one whether
 * this process answers or nginx does (decision 0047). The change is a moment made of the digest; its last digit is the form.
 */
export function fileTag(digest: string, form: FormDigit, length: number): string {
  const bits = Buffer.from(digest, 'base64url').readUInt32BE() >>> (32 - SEED_BITS);
  return `"${((bits << 4) | Number.parseInt(form, 16)).toString(16)}-${length.toString(16)}"`;
}

/** When a file has to have changed, in seconds since 1970, for nginx to give it this ETag. */
export const changedAt = (etag: string): number => Number.parseInt(etag.slice(1), 16);
