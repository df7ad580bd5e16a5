import type { Settings } from '../../settings.ts';

/** What goes with every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The origin alone, because tile servers of base maps ask for it; never the path, which may name a property.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Two years, once people come over https. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** For answers that are no page: nothing may run, load or frame them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For the script of the service worker, which fetches the portal's own files and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

type Pagelike = Pick<Settings, 'BASEMAP_SATELLITE_URL' | 'VIDEO_EMBED_URL' | 'VIDEO_THUMB_URL'>;

/** For the portal's pages; `nonce` names the style elements that the interface makes itself. */
export function pagePolicy(settings: Pagelike, nonce: string): string {
  const tiles = tileOrigin(settings.BASEMAP_SATELLITE_URL);
  const [frames, thumbs] = [settings.VIDEO_EMBED_URL, settings.VIDEO_THUMB_URL].map(tileOrigin);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src-elem': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...(thumbs ?? [])],
    ...(frames?.length ? { 'frame-src': frames } : {}),
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Origin of a tile template, with `*` for a host that varies such as `{s}` or `{a-c}`. */
function tileOrigin(template: string | null): string[] {
  if (template === null) return [];
  const { protocol, host } = new URL(template.replace(/\{(?:s|[\w,]+-[\w,]+)\}/g, 'balanced'));
  return [`${protocol}//${host.startsWith('balanced.') ? host.replace('balanced', '*') : host}`];
}
