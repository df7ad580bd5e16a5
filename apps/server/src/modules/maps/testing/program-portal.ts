import type { LightMyRequestResponse } from 'fastify';
import type { TestPerson } from '../../../testing.ts';
import { mapPortal, type MapPortal, type Params } from '../wms/testing/map-portal.ts';

/** Who asks by a program: one who reads all rows, and one who only observes. */
export const WHO = ['staff', 'observer'] as const;
export type Who = (typeof WHO)[number];

/** The layer that is asked for, by its name in GeoServer's way. */
export const LAYER = 'programa:propriedades';
/** Around Rio Verde, where P1 is: degrees west, south, east, north. */
export const AROUND_P1 = [-51.2, -18.1, -50.6, -17.5] as const;

/** A portal on the tiny programme, asked by programs of others. */
export interface ProgramPortal extends MapPortal {
  readonly people: Readonly<Record<Who, TestPerson>>;
  /** An answer that has to be one. Errors: what was answered instead. */
  asked(who: Who, path: string, params: Params): Promise<LightMyRequestResponse>;
}

/** Starts it; close it in `afterAll`. */
export async function programPortal(): Promise<ProgramPortal> {
  const portal = await mapPortal();
  const people = { staff: await portal.person('administrador'), observer: await portal.person('giz') };
  const asked: ProgramPortal['asked'] = async (who, path, params) => {
    const answer = await portal.map(people[who], path, params);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer;
  };
  return { ...portal, people, asked };
}
