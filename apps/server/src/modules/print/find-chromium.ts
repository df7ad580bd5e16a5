import { accessSync, constants } from 'node:fs';
import type { Settings } from '../../settings.ts';

/** Where Chromium usually is; without its window first, which starts faster. */
const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
];

export interface Chromium {
  readonly path: string;
  /** Whether it keeps its own walls between its processes and this machine. */
  readonly sandboxed: boolean;
}

/**
 * The Chromium that PDFs are made with; null where there is none, where the setting says so, and for root, who has no walls around it: then the sheets
 * are printed from the reader's own browser (docs/operations.md, 'PDF').
 */
export function findChromium(
  { PDF, CHROMIUM_PATH }: Pick<Settings, 'PDF' | 'CHROMIUM_PATH'>,
  isRoot = process.getuid?.() === 0,
): Chromium | null {
  if (PDF === 'off' || process.platform === 'win32') return null;
  const sandboxed = PDF !== 'unsandboxed';
  if (isRoot && sandboxed) return null;
  const path = (CHROMIUM_PATH === null ? USUAL : [CHROMIUM_PATH]).find(isExecutable);
  return path === undefined ? null : { path, sandboxed };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
