export type Headers = Readonly<Record<string, string>>;

export interface HeaderSettings {
  isDevelopment: boolean;
  hsts: boolean;
  imageBase: string;
  fileBase: string;
}

const TWO_YEARS_S = 63_072_000;

// Everything a page could ask the browser for is off; the branch list may ask where the visitor is.
const PERMISSIONS = [
  'geolocation=(self)',
  ...(
    'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad ' +
    'gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment ' +
    'picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access usb ' +
    'xr-spatial-tracking'
  )
    .split(' ')
    .map((feature) => `${feature}=()`),
].join(', ');

/** Where pictures or documents come from when that is not this host. */
function foreignOrigin(base: string): string {
  return base.startsWith('/') ? '' : ` ${new URL(base).origin}`;
}

/** No nonce and no inline script, so that one page can be cached for everybody (quality guide, S2). */
function pagePolicy({ imageBase, fileBase }: HeaderSettings): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${foreignOrigin(imageBase)}`,
    "font-src 'none'",
    `connect-src 'self'${foreignOrigin(fileBase)}`,
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types bank-html bank-script',
  ].join('; ');
}

/** What every answer carries, whatever its kind or status (quality guide, S1). */
export function securityHeaders(settings: HeaderSettings): Headers {
  const hasForeignHosts = foreignOrigin(settings.imageBase) + foreignOrigin(settings.fileBase) !== '';
  return {
    // Vite's hot reload inserts style elements and inline scripts.
    ...(!settings.isDevelopment && { 'content-security-policy': pagePolicy(settings) }),
    ...(settings.hsts && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // An image host that does not know us sends no CORP header; require-corp would hide all its pictures.
    'cross-origin-embedder-policy': hasForeignHosts ? 'credentialless' : 'require-corp',
    'permissions-policy': PERMISSIONS,
  };
}
