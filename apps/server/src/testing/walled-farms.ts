import type { QualityId } from '@fonte/contracts/quality-ids';
import { FINDING_STATES, type FindingState } from '@fonte/contracts/quality-queue';
import { normalise } from '@fonte/pt-br';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { findCode } from '../modules/properties/code-of.ts';
import { searchProperties } from '../modules/properties/search-properties.ts';
import { listQueue } from '../modules/quality/list-queue.ts';
import type { Call } from '../platform/index.ts';
import type { Access } from '../query/index.ts';
import type { TestPortal } from '../testing.ts';
import { isOwn } from './walled-callers.ts';

// Pages of properties and the queue of Data Quality as `modules-wall.db.test.ts` asks them, and what they should give from the raw rows.

/** A property as the raw rows have it. */
export interface Farm {
  readonly cod: string;
  readonly uf: string | null;
  readonly supervisor: string | null;
  readonly tecnico: string | null;
  readonly nome: string;
  readonly municipio: string;
  readonly produtor: string | null;
  /** West of what was drawn of it; null where nothing was. */
  readonly oeste: number | null;
}

/** A finding as it was planted. */
export interface Finding {
  readonly cod: string;
  readonly regra: QualityId;
  readonly chave: string;
  readonly situacao: FindingState;
}

/** A call with what it asks. */
export type AskWith = <Asked extends object>(asked: Asked) => Call & Asked;

/** Whether a caller sees what is of a code; who sees all sees what is of a code that is gone, too. */
export function seesCode(farms: readonly Farm[], access: Access, cod: string): boolean {
  const farm = farms.find((one) => one.cod === cod);
  return access.profile === 'administrador' || (farm !== undefined && isOwn(access, farm));
}

export const readFarms = async ({ database }: TestPortal): Promise<Farm[]> =>
  (
    await sql<Farm>`
      select p.cod_propriedade as cod, p.uf, p.cpf_supervisor as supervisor, p.cpf_tecnico as tecnico, p.nome, m.nome as municipio, d.nome as produtor,
        (select st_xmin(st_extent(g.geom)) from programa.poligono g where g.cod_propriedade = p.cod_propriedade) as oeste
      from programa.propriedade p join geo.municipio m using (codigo_municipio) left join programa.produtor d using (id_produtor) order by 1`.execute(
      database.db,
    )
  ).rows;

const STANDS: readonly FindingState[] = ['abertos', 'assumidos', 'respondidos'];
const TAKER = 'Quem Assumiu';

/** Of the findings of the tiny programme each third is taken on and each third answered; two more are found no more, one of a code that is gone. */
export async function plantFindings(
  portal: TestPortal,
  farms: readonly Farm[],
  gone: string,
): Promise<Finding[]> {
  const { db } = portal.database;
  const { idUsuario: id } = await portal.person('administrador');
  await sql`update portal.usuario set nome = ${TAKER} where id_usuario = ${id}`.execute(db);
  const { rows } = await sql<Omit<Finding, 'situacao'>>`
    select cod_propriedade as cod, regra, chave from resumo.achado order by 1, 2, 3`.execute(db);
  const findings: Finding[] = [
    ...rows.map((one, at) => ({ ...one, situacao: STANDS[at % 3]! })),
    ...[farms[0]!.cod, gone].map((cod) => ({
      cod,
      regra: 13417 as const,
      chave: 'antes',
      situacao: 'sumiram' as const,
    })),
  ];
  for (const { cod, regra, chave, situacao } of findings) {
    const taken = { regra, cod_propriedade: cod, chave, id_usuario: id };
    const answered = {
      resposta: 'correto',
      porque: 'Conferido',
      respondido_por: id,
      quieta_ate: '2999-01-01',
    };
    if (situacao !== 'abertos')
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await db
        .insertInto('portal.tratamento')
        .values(situacao === 'respondidos' ? { ...taken, ...answered } : taken)
        .execute();
  }
  return findings;
}

/** What is asked of properties and of the queue. */
export type FarmQuestion =
  | { readonly kind: 'code'; readonly id: string }
  | { readonly kind: 'search'; readonly texto: string; readonly uf: string | undefined }
  | {
      readonly kind: 'queue';
      readonly situacao: FindingState;
      readonly regra: QualityId | undefined;
      readonly uf: string | undefined;
    };

const keyOf = ({ cod, regra, chave }: Omit<Finding, 'situacao'>): string => [cod, regra, chave].join(' ');

/** What a question to the pages of properties or to the queue gives. */
export async function farmAnswer(call: AskWith, question: FarmQuestion): Promise<string[]> {
  if (question.kind === 'code') return [(await findCode(call({}), question.id)) ?? ''];
  if (question.kind === 'search') {
    const found = await searchProperties(call({ query: { ...question, limite: 100 } }));
    return found.map(({ id, nome, produtor }) => [id, nome, produtor].join(' ')).toSorted();
  }
  const { totais, linhas } = await listQueue(call({ query: { ...question, meus: undefined, pagina: 0 } }));
  expect(totais[question.situacao]).toBe(linhas.length);
  expect(linhas.every((one) => one.situacao === question.situacao)).toBe(true);
  for (const { situacao, responsavel, quieta } of linhas)
    expect([responsavel, quieta?.quem ?? null]).toEqual([
      situacao === 'abertos' ? null : TAKER,
      situacao === 'respondidos' ? TAKER : null,
    ]);
  return linhas.map(({ cod_propriedade: cod, ...one }) => keyOf({ cod, ...one })).toSorted();
}

/** The same from the raw rows. */
export function farmAnswerOf(
  { farms, findings }: { readonly farms: readonly Farm[]; readonly findings: readonly Finding[] },
  question: FarmQuestion,
  access: Access,
): string[] {
  if (question.kind === 'code') {
    const farm = farms.find(({ cod }) => cod.replaceAll('.', '') === question.id.replaceAll('.', ''));
    return [farm && isOwn(access, farm) ? farm.cod : ''];
  }
  const { uf } = question;
  if (question.kind === 'search') {
    const begins = (text: string | null) => normalise(text ?? '').startsWith(normalise(question.texto));
    return farms
      .filter((farm) => isOwn(access, farm) && (uf === undefined || farm.uf === uf))
      .filter(({ cod, nome, municipio, produtor }) =>
        [cod, cod.replaceAll('.', ''), nome, municipio, produtor].some(begins),
      )
      .map(({ cod, nome, produtor }) => [cod, nome, produtor].join(' '))
      .toSorted();
  }
  return findings
    .filter(({ situacao, regra }) => situacao === question.situacao && regra === (question.regra ?? regra))
    .filter(
      ({ cod }) =>
        seesCode(farms, access, cod) &&
        (uf === undefined || farms.find((farm) => farm.cod === cod)?.uf === uf),
    )
    .map(keyOf)
    .toSorted();
}

export const farmQuestions = (
  farms: readonly Farm[],
  findings: readonly Finding[],
): fc.Arbitrary<FarmQuestion> => {
  const uf = fc.constantFrom(undefined, undefined, 'GO', 'MG');
  const words = farms.flatMap(({ cod, nome, municipio, produtor }) => [
    cod,
    cod.replaceAll('.', ''),
    nome,
    municipio,
    produtor ?? nome,
  ]);
  return fc.oneof(
    fc.record({
      kind: fc.constant('code' as const),
      id: fc.constantFrom(...words.filter((word) => /^\d/.test(word)), 'GO999.0001', ''),
    }),
    fc.record({
      kind: fc.constant('search' as const),
      texto: fc
        .tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 12 }))
        .map(([word, letters]) => word.slice(0, letters)),
      uf,
    }),
    fc.record({
      kind: fc.constant('queue' as const),
      situacao: fc.constantFrom(...FINDING_STATES),
      regra: fc.constantFrom(undefined, ...new Set(findings.map(({ regra }) => regra))),
      uf,
    }),
    // Of what there is: most of the questions before give nobody anything.
    fc.record({
      kind: fc.constant('queue' as const),
      situacao: fc.constantFrom(...findings.map(({ situacao }) => situacao)),
      regra: fc.constant(undefined),
      uf,
    }),
  );
};
