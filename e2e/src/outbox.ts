import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Latest message to an address in the portal's outbox, decoded; undefined while there is none. A job writes it, a moment after the answer. */
export function latestMail(to: string): string | undefined {
  const folder = join(inject('dataDir'), 'outbox');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .find((mail) => mail.includes(to))
    ?.replace(/=\r\n/g, '')
    .replaceAll('=3D', '=');
}
