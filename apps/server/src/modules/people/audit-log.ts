import { GRID_PAGE_SIZE, profileName, profileOfId, type Route } from '@fonte/contracts';
import { AUDIT_WORDS } from '@fonte/contracts/audit-words';
import type { AuditLine, auditLog } from '@fonte/contracts/routes/people';
import { streamBatches } from '@fonte/database';
import { formatDate, includesText, normalise } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { z } from 'zod';
import { eachRow, fileOf, type FileColumn } from '../../answers/index.ts';
import type { App, Call, Download } from '../../platform/index.ts';
import { aboutList } from './about-list.ts';

type Query = z.output<NonNullable<(typeof auditLog)['query']>>;

/** People whose lines are asked for by a part of name or e-mail, at most. */
const PEOPLE = 200;

/** The lines of the audit that are asked for, the newest first. */
function linesOf({ app, db, query }: Call<unknown, Query>) {
  const { antes, pessoa, acao, o_que, de, ate } = query;
  const person = normalise(pessoa ?? '');
  const what = (o_que ?? '').trim();
  const named = app.routes.all().filter(({ summary }) => includesText(summary, what));
  return db
    .selectFrom('portal.acesso as a')
    .leftJoin('portal.usuario as u', 'u.id_usuario', 'a.id_usuario')
    .select(['a.id_acesso', 'a.quando', 'a.id_usuario', 'a.id_perfil', 'a.rota', 'a.relatorio', 'a.alvo'])
    .select(['a.situacao', 'a.linhas', 'a.endereco', 'a.detalhe', 'u.nome', 'u.email'])
    .select(sql<AuditLine['acao']>`a.acao`.as('acao'))
    .$if(antes !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(a.quando, a.id_acesso) < (select b.quando, b.id_acesso from portal.acesso b where b.id_acesso = ${antes})`,
      ),
    )
    .$if(person !== '', (rows) =>
      rows.where('a.id_usuario', 'in', (eb) =>
        eb
          .selectFrom('portal.usuario as p')
          .where(sql<boolean>`strpos(p.busca, ${person}) > 0`)
          .select('p.id_usuario')
          .limit(PEOPLE),
      ),
    )
    .$if(acao !== undefined, (rows) => rows.where('a.acao', '=', acao ?? 'ler'))
    .$if(what !== '', (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('a.rota', 'in', ['', ...named.map(({ name }) => name)]),
          sql<boolean>`strpos(lower(coalesce(a.alvo, '')), ${what.toLowerCase()}) > 0`,
          sql<boolean>`a.relatorio::text = ${what}`,
        ]),
      ),
    )
    .$if(de !== undefined, (rows) => rows.where(sql<boolean>`a.quando >= ${de}::date`))
    .$if(ate !== undefined, (rows) => rows.where(sql<boolean>`a.quando < ${ate}::date + 1`))
    .orderBy('a.quando', 'desc')
    .orderBy('a.id_acesso', 'desc');
}
type Row = Awaited<ReturnType<ReturnType<typeof linesOf>['execute']>>[number];

/** Who signed in, saw, exported and changed what, the newest first: so many lines, or all as a file. */
export async function auditLines(
  call: Call<unknown, Query>,
): Promise<{ linhas: AuditLine[]; mais: boolean } | Download> {
  const { app, db, query } = call;
  const lines = linesOf(call);
  const shown = shownBy(app);
  if (query.format === 'csv') {
    call.tell({ acao: 'exportar' });
    const all = eachRow(streamBatches<Row>(db, lines), shown);
    return fileOf(COLUMNS, all, { name: 'registro-de-acessos', form: 'csv', about: aboutLog(call) });
  }
  const found = await lines.limit(GRID_PAGE_SIZE + 1).execute();
  const linhas = found.slice(0, GRID_PAGE_SIZE).map(shown);
  call.tell({ rows: linhas.length });
  return { linhas, mais: found.length > GRID_PAGE_SIZE };
}

const aboutLog = (call: Call<unknown, Query>) => {
  const { pessoa, acao, o_que, de, ate } = call.query;
  return aboutList(call, {
    Pessoa: pessoa,
    Ação: acao && AUDIT_WORDS[acao],
    'O quê': o_que,
    De: de && formatDate(de),
    Até: ate && formatDate(ate),
  });
};

function shownBy({ routes, settings }: App): (row: Row) => AuditLine {
  const calls = new Map(routes.all().map((route: Route) => [route.name, route.summary]));
  return ({ id_acesso, id_perfil, rota, relatorio, alvo, detalhe, ...row }) => {
    const profile = id_perfil === null ? undefined : profileOfId(id_perfil);
    const call = rota === null ? undefined : (calls.get(rota) ?? rota);
    return {
      ...row,
      id: id_acesso,
      perfil: profile === undefined ? null : profileName(profile, settings.PRODUCT_NAME),
      o_que: [call, relatorio === null ? null : `relatório ${relatorio}`, alvo].filter(Boolean).join(' · '),
      detalhe: detalhe === null ? null : wordsOf(detalhe),
    };
  };
}

/** 'usuario: 12 · uf: GO', however deep it is. */
function wordsOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map((one) => wordsOf(one) ?? '').join(', ');
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${wordsOf(part) ?? '–'}`)
    .join(' · ');
}

const COLUMNS: FileColumn<AuditLine>[] = [
  { header: 'Quando', kind: 'datetime', cell: ({ quando }) => quando },
  { header: 'Nome', kind: 'text', cell: ({ nome }) => nome },
  { header: 'E-mail', kind: 'text', cell: ({ email }) => email },
  { header: 'Perfil', kind: 'text', cell: ({ perfil }) => perfil },
  { header: 'Ação', kind: 'text', cell: ({ acao }) => AUDIT_WORDS[acao] },
  { header: 'O quê', kind: 'text', cell: ({ o_que }) => o_que },
  { header: 'Situação', kind: 'number', cell: ({ situacao }) => situacao },
  { header: 'Linhas', kind: 'number', cell: ({ linhas }) => linhas },
  { header: 'Endereço', kind: 'text', cell: ({ endereco }) => endereco },
  { header: 'Detalhe', kind: 'text', cell: ({ detalhe }) => detalhe },
];
