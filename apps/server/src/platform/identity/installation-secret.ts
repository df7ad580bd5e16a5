import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';

const known = new Map<string, Promise<string>>();

/**
 * The installation's secret: the setting, or in the demonstration one drawn at first start and kept in the data folder, readable by its owner only.
 */
export function installationSecret(settings: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (settings.SESSION_SECRET !== null) return Promise.resolve(settings.SESSION_SECRET);
  const path = join(settings.DATA_DIR, 'session-secret');
  const reading = known.get(path) ?? drawnSecret(settings.DATA_DIR, path);
  known.set(path, reading);
  return reading;
}

async function drawnSecret(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    const secret = randomBytes(32).toString('base64url');
    await file.writeFile(secret);
    await file.sync();
    await file.close();
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFile(path, 'utf8');
  }
}
