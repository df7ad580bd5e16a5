import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'fonte-find-'));
const path = join(folder, 'chromium');
writeFileSync(path, '#!/bin/sh\n');
chmodSync(path, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

const find = (PDF: 'auto' | 'off' | 'unsandboxed', CHROMIUM_PATH: string | null, root: boolean) =>
  findChromium({ PDF, CHROMIUM_PATH }, root);

test('the one that is named, with its own walls', () => {
  expect(find('auto', path, false)).toEqual({ path, sandboxed: true });
});

test('not for root, unless a setting says that another wall stands around it', () => {
  expect(find('auto', path, true)).toBeNull();
  expect(find('unsandboxed', path, true)).toEqual({ path, sandboxed: false });
});

test('not where it is switched off, nor what is no program', () => {
  expect(find('off', path, false)).toBeNull();
  expect(find('auto', join(folder, 'none'), false)).toBeNull();
});
