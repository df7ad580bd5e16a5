import type { PublicSettings } from '@fonte/contracts';

type Provider = PublicSettings['video'];

const of = (template: string, id: string) => template.replaceAll('{id}', encodeURIComponent(id));

/** Where the provider shows a video's still; a transparent dot where it has none. */
export const videoThumb = (provider: Provider, id: string): string =>
  provider?.thumb ? of(provider.thumb, id) : NOTHING;

/** Where the provider plays it; null where this portal has no provider. */
export const videoFrame = (provider: Provider, id: string): string | null =>
  provider ? of(provider.embed, id) : null;

/** A transparent GIF of one point. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
