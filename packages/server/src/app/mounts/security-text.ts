const DAY_MS = 86_400_000;
// RFC 9116 wants less than a year, so that nobody writes to people who left.
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): made when it is asked for, so that it never lies in the past. */
export function securityText({
  contact,
  origin,
  now,
}: {
  contact: string;
  origin: string;
  now: number;
}): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
