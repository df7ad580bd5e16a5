import { posix } from 'node:path';

/** Decoded this often at most: whoever encodes more than that has no page to open. */
const LAYERS = 5;

/**
 * An address's path as whatever comes after the router might read it: decoded until nothing is left to decode, slashes and dots resolved, without the query.
 * To be compared with; the address itself stays as it came.
 */
export function plainPath(url: string): string {
  let path = url.split('?', 1)[0] ?? '';
  for (let layer = 0; layer < LAYERS && path.includes('%'); layer += 1) {
    const decoded = decodedOnce(path);
    if (decoded === path) break;
    path = decoded;
  }
  return posix.normalize(path.replaceAll('\\', '/').replace(/^\/*/, '/'));
}

function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
