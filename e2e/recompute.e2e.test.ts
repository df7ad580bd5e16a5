import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@fonte/contracts';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compareProfile } from './recompute/compare.ts';
import { Programme } from './recompute/programme.ts';
import { PROPERTIES } from './src/portal.ts';

/** The portal's figures, recomputed by another program from the very CSV folder that it imported. */

const dir = mkdtempSync(join(tmpdir(), 'fonte-recompute-'));
let programme: Programme;

beforeAll(async () => {
  await writeDemo({ properties: PROPERTIES, seed: FIRST_START.seed, dir });
  programme = await Programme.read(dir);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** One profile of each kind of row scope: all, its state, its supervisor, its technician, an observer. */
const KINDS = ['administrador', 'coordenador', 'supervisor', 'tecnico', 'giz'] satisfies Profile[];

describe('recomputed', () => {
  it.each(KINDS)('figures of %s are those of the portal', async (profile) => {
    const { compared, differences } = await compareProfile(programme, inject('portal'), profile);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });
});
