/** What caches between us and the visitor may do with each kind of answer (PERF-4). */
export const CACHE_CONTROL = {
  // Browsers ask again each time (a 304 is cheap). A CDN answers for half a minute, so that grey mode and urgent
  // notices reach everyone within a minute without a purge, and for a day when we are away.
  page: 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400',
  missingPage: 'public, max-age=0, s-maxage=60',
  redirect: 'public, max-age=0, s-maxage=60',
  // The name is a hash of the content, so another content has another name.
  immutable: 'public, max-age=31536000, immutable',
  smallFile: 'public, max-age=3600',
  never: 'no-store',
  // Differs by device at one address, so no shared cache may keep it.
  perVisitor: 'private, no-store',
} as const;
