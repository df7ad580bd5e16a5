import type { DatabaseAccess } from '@fonte/database';
import { ANA, DORA, OTTO } from '@fonte/programme/tiny/people';
import type { Call } from '../platform/index.ts';
import { rowRule } from '../query/ask/row-rule.ts';
import { createEngine } from '../query/run/run.ts';
import { behindWall, type Access, type QueryEngine } from '../query/index.ts';
import { wallOf } from '../query/rule/wall.ts';
import { withoutWall } from '../query/testing/without-wall.ts';
import type { TestPortal } from '../testing.ts';

/** Who sees all rows. */
export const ALL: Access = { profile: 'administrador', uf: null, cpf: null };

/** Nine callers of the tiny programme, each limited another way. */
export const CALLERS: Readonly<Record<string, Access>> = {
  country: ALL,
  'a state': { profile: 'coordenador', uf: 'MG', cpf: null },
  'another state': { profile: 'regional', uf: 'GO', cpf: null },
  'a supervisor': { profile: 'supervisor', uf: 'GO', cpf: OTTO },
  'a supervisor of another state than their rows': { profile: 'supervisor', uf: 'MG', cpf: OTTO },
  'a technician': { profile: 'tecnico', uf: null, cpf: ANA },
  'a technician held to a state': { profile: 'tecnico', uf: 'MG', cpf: DORA },
  'a technician without a CPF': { profile: 'tecnico', uf: null, cpf: null },
  nobody: { profile: 'coordenador', uf: null, cpf: null },
};

/** Whose a property is. */
export interface Owner {
  readonly uf?: string | null;
  readonly supervisor?: string | null;
  readonly tecnico?: string | null;
}

/** Whose rows a caller sees, told once more by hand. */
export function isOwn({ profile, uf, cpf }: Access, of: Owner): boolean {
  if (profile === 'administrador') return true;
  if (profile === 'coordenador' || profile === 'regional') return uf !== null && of.uf === uf;
  if (profile === 'supervisor' && uf === null) return false;
  const person = profile === 'supervisor' ? of.supervisor : of.tecnico;
  return cpf !== null && person === cpf && (uf === null || of.uf === uf);
}

/** A call whose statements are made for one, and run behind the wall of another, or of nobody; with what it asks. */
export function callOf<Asked extends object>(
  portal: TestPortal,
  said: Access,
  wall: Access | null,
  asked?: Asked,
): Call & Asked {
  const { database } = portal;
  const behind: DatabaseAccess =
    wall === null
      ? withoutWall(database)
      : {
          ...database,
          within: (limits) =>
            database.within(limits.wall ? { ...limits, wall: wallOf(rowRule(wall)) } : limits),
        };
  const { profile, uf, cpf } = said;
  return {
    app: { ...portal.app, database: behind },
    db: behind.db,
    profile,
    session: { uf, cpf, idUsuario: 0 },
    signal: new AbortController().signal,
    tell: () => {},
    ...asked,
  } as unknown as Call & Asked;
}

/** What pages of several statements are asked on, behind the same wall. */
export const groundOf = (
  call: Call,
): { engine: QueryEngine; db: ReturnType<typeof behindWall>; signal: AbortSignal } => ({
  engine: createEngine({ database: call.app.database }),
  db: behindWall(call),
  signal: call.signal,
});
