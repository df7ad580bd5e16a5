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
import { madeBackups } from '@fonte/programme';
import { sql } from 'kysely';
import { fail, handle, type App, type Call } from '../../platform/index.ts';
import { SharedPace } from '../../platform/identity/shared-pace.ts';
import { anonymisePerson } from './anonymise/anonymise-person.ts';
import { hindrance } from './anonymise/hindrance.ts';
import { filesOfPerson } from './anonymise/remove-media.ts';
import { askCorrection, endCorrection, listCorrections } from './corrections.ts';
import { exportPerson } from './export-person.ts';
import { MOST_FOUND, seedsOf } from './find-people.ts';
import { heldOf, isThere, wholeDatabase } from './held.ts';
import { mentionsOf } from './mentions.ts';
import { isAnonymised, personOf } from './person.ts';
import { referenceOf, seedOf } from './reference.ts';
import { confirmationOf, shownCpf, shownName } from './words.ts';

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
  const { app, body, session } = call;
  const db = wholeDatabase(call);
  const { por, valor, motivo } = body;
  // What was searched by stands beside it as a keyed code.
  call.tell({ detalhe: { por, motivo }, rows: 0 });
  const seeds = await seedsOf(db, por, valor);
  const pessoas: FoundPerson[] = [];
  // oxlint-disable no-await-in-loop -- one connection
  for (const seed of seeds.slice(0, MOST_FOUND)) {
    const person = await personOf(db, seed);
    if (person === null || !(await isThere(db, person))) continue;
    pessoas.push({
      ref: await referenceOf(app.settings, session, seed, app.clock.now()),
      nome: shownName(person),
      papeis: [...person.papeis],
      cpf: shownCpf(person),
      emails: [...person.emails],
      uf: person.uf,
      anonimizada: isAnonymised(person),
    });
  }
  // oxlint-enable no-await-in-loop
  call.tell({ rows: pessoas.length });
  return { pessoas, mais: seeds.length > MOST_FOUND };
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
  const { rows: pessoas } = await sql<Anonymised['pessoas'][number]>`
    select a.id_pessoa as id, a.papeis, a.motivo, u.nome as por, a.anonimizada_em as em,
      exists (select from portal.esquecimento e where e.id_pessoa = a.id_pessoa) as pendente
    from portal.pessoa_anonimizada a left join portal.usuario u on u.id_usuario = a.anonimizada_por
    order by a.id_pessoa desc limit 500`.execute(db);
  call.tell({ rows: pessoas.length });
  const copies = await copiesOf(app);
  return {
    pessoas,
    copias:
      copies?.map(({ at, ...copy }) => ({
        ...copy,
        em: at.toISOString(),
        antes: pessoas.filter(({ em }) => new Date(em) > at).length,
      })) ?? null,
  };
}

/** Of the embedded database: what lies beside it, and what somebody had made (`npm run backup`), newest first. */
async function copiesOf({
  database,
  settings,
}: App): Promise<{ nome: string; at: Date; achada: boolean }[] | null> {
  const beside = await database.copies?.();
  if (beside === undefined) return null;
  const made = await madeBackups(settings.DATA_DIR);
  return [
    ...beside.map(({ name, at }) => ({ nome: name, at, achada: true })),
    ...made.map(({ folder, at, found }) => ({ nome: folder, at, achada: found })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
