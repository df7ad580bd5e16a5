import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@fonte/contracts';
import { IN_WHOLE } from '@fonte/database/testing/in-whole';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compareProfile } from './recompute/compare.ts';
import { compareProperty } from './recompute/compare-property.ts';
import { drawn, drawnDoubtful } from './recompute/facts.ts';
import { Portal } from './recompute/portal.ts';
import { Programme } from './recompute/programme.ts';
import { ACCOUNTS, PASSWORD } from './src/accounts.ts';
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
    const { compared, differences } = await compareProfile(programme, inject('portal'), profile, IN_WHOLE);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });

  it('every field of ten drawn properties is that of the files', async () => {
    const portal = new Portal(inject('portal'));
    await portal.signIn(ACCOUNTS.administrador, PASSWORD);
    const codes = new Set([...(await drawn(programme, 10)), ...(await drawnDoubtful(programme, 3))]);
    expect(codes.size).toBeGreaterThan(10);
    const doubts = new Set<string>();
    for (const code of codes) {
      // oxlint-disable-next-line no-await-in-loop -- DuckDB has one connection
      const { compared, differences, kinds } = await compareProperty(programme, portal, code);
      expect(differences).toEqual([]);
      expect(compared).toBeGreaterThan(100);
      for (const kind of kinds) doubts.add(kind);
    }
    expect([...doubts]).toEqual(expect.arrayContaining(['longe', 'sobreposta']));
  });
});
