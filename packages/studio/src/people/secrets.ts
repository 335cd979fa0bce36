import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export const secret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** Whoever reads the database cannot use what it has digests of. */
export const digestOf = (value: string) => createHash('sha256').update(value).digest('hex');
