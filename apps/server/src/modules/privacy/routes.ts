import { failureText } from '@fonte/contracts';
import {
  anonymisedPeople,
  anonymisePerson as anonymiseRoute,
  correctionDone,
  corrections as correctionsRoute,
  correctPerson as correctRoute,
  exportPerson as exportRoute,
  findPeople,
  heldOfPerson,
  type Anonymised,
  type FoundPerson,
  type HeldPlace,
  type SearchBy,
} from '@fonte/contracts/routes/privacy';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail, handle, type App, type Call } from '../../platform/index.ts';
import { SharedPace } from '../../platform/identity/shared-pace.ts';
import { anonymisePerson } from './anonymise/anonymise-person.ts';
import { hindrance } from './anonymise/hindrance.ts';
import { filesOfPerson } from './anonymise/remove-media.ts';
import { hasGone, seedsBack } from './back-again.ts';
import { copiesOf } from './copies.ts';
import { askCorrection, endCorrection, listCorrections } from './corrections.ts';
import { exportPerson } from './export-person.ts';
import { MOST_FOUND, seedsOf } from './find-people.ts';
import { heldOf, isThere, wholeDatabase } from './held.ts';
import { mentionsOf } from './mentions.ts';
import { personOf, type Person, type Seed } from './person.ts';
import { referenceOf, seedOf } from './reference.ts';
import { confirmationOf, shownCpf, shownName } from './words.ts';

type Db = Kysely<Database>;

/** Searches and looks of one person in an hour, however often they sign in and whichever process they come to: each goes through all that the portal keeps. */
const AN_HOUR = 60;

/** 'Privacidade': what is held of a person, as a file, what it asks to be corrected, and its going. */
export function registerPrivacy(app: App): void {
  const pace = new SharedPace(app, 'privacy', AN_HOUR, 3_600);
  const slowly = ({ session }: Call): Promise<void> => pace.pass(String(session.idUsuario));
  handle(app, findPeople, async (call) => {
    await slowly(call);
    return found(call);
  });
  handle(app, heldOfPerson, async (call) => {
    await slowly(call);
    return call.cold(() => held(call));
  });
  handle(app, exportRoute, async (call) => {
    await slowly(call);
    return exportPerson(call);
  });
  handle(app, correctRoute, async (call) => {
    await slowly(call);
    return askCorrection(call);
  });
  handle(app, correctionDone, endCorrection);
  handle(app, correctionsRoute, listCorrections);
  handle(app, anonymiseRoute, async (call) => {
    await slowly(call);
    return anonymisePerson(call);
  });
  handle(app, anonymisedPeople, anonymised);
}

async function found(
  call: Call<unknown, unknown, { por: SearchBy; valor: string; motivo: string }>,
): Promise<{ pessoas: FoundPerson[]; mais: boolean }> {
  const db = wholeDatabase(call);
  const { por, valor, motivo } = call.body;
  // What was searched by stands beside it as a keyed code.
  call.tell({ detalhe: { por, motivo }, rows: 0 });
  const seeds = await seedsOf(db, por, valor);
  const pessoas: FoundPerson[] = [];
  // oxlint-disable no-await-in-loop -- one connection
  for (const seed of seeds.slice(0, MOST_FOUND)) {
    const person = await personOf(db, seed);
    if (person === null || !(await isThere(db, person))) continue;
    pessoas.push(await shown(call, db, seed, person));
  }
  // oxlint-enable no-await-in-loop
  call.tell({ rows: pessoas.length });
  return { pessoas, mais: seeds.length > MOST_FOUND };
}

async function shown({ app, session }: Call, db: Db, seed: Seed, person: Person): Promise<FoundPerson> {
  return {
    ref: await referenceOf(app.settings, session, seed, app.clock.now()),
    nome: shownName(person),
    papeis: [...person.papeis],
    cpf: shownCpf(person),
    emails: [...person.emails],
    uf: person.uf,
    anonimizada: await hasGone(db, person),
  };
}

async function held(call: Call<unknown, unknown, { ref: string }>): Promise<{
  lugares: HeldPlace[];
  total: number;
  arquivos: number;
  confirmar: string;
  impedimento: string | null;
}> {
  const { app, body, session } = call;
  const db = wholeDatabase(call);
  const seed = await seedOf(app.settings, session, body.ref, app.clock.now());
  const person = (await personOf(db, seed)) ?? fail('personNotFound');
  const places = await heldOf(db, person, mentionsOf(person, app.trail.keyed));
  const total = places.reduce((sum, { rows }) => sum + rows, 0);
  call.tell({ rows: total });
  const why = await hindrance(db, session, person);
  return {
    lugares: places.map(({ table, place, rows }) => ({
      tabela: table,
      o_que: place.what,
      linhas: rows,
      anonimizar: place.anonymise,
      corrigir: place.correct,
    })),
    total,
    arquivos: await filesOfPerson(db, person),
    confirmar: confirmationOf(person),
    impedimento: why === null ? null : failureText(why),
  };
}

async function anonymised(call: Call): Promise<Anonymised> {
  const { app, db } = call;
  const { rows } = await sql<Omit<Anonymised['pessoas'][number], 'de_volta'>>`
    select a.id_pessoa as id, a.papeis, a.motivo, u.nome as por, coalesce(a.outra_vez_em, a.anonimizada_em) as em,
      exists (select from portal.esquecimento e where e.id_pessoa = a.id_pessoa) as pendente
    from portal.pessoa_anonimizada a left join portal.usuario u on u.id_usuario = a.anonimizada_por
    order by exists (select from portal.pessoa_de_volta v where v.id_pessoa = a.id_pessoa) desc, a.id_pessoa desc limit 500`.execute(
    db,
  );
  call.tell({ rows: rows.length });
  const seeds = await seedsBack(db);
  const pessoas: Anonymised['pessoas'] = [];
  for (const row of rows) {
    const seed = seeds.get(row.id);
    // oxlint-disable no-await-in-loop -- one connection
    const person = seed ? await personOf(db, seed) : null;
    pessoas.push({ ...row, de_volta: seed && person ? await shown(call, db, seed, person) : null });
    // oxlint-enable no-await-in-loop
  }
  return {
    pessoas,
    copias: await copiesOf(
      app,
      pessoas.map(({ em }) => em),
    ),
  };
}
