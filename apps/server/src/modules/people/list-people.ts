import { GRID_PAGE_SIZE, profileName, profileOfId } from '@fonte/contracts';
import type { User, users } from '@fonte/contracts/routes/people';
import { streamBatches } from '@fonte/database';
import type { z } from 'zod';
import { eachRow, fileOf, type FileColumn } from '../../answers/index.ts';
import type { Call, Download } from '../../platform/index.ts';
import { aboutList } from './about-list.ts';
import { accountsOf, orderOf, shownAccount, shownColumns } from './accounts.ts';

type Query = z.output<NonNullable<(typeof users)['query']>>;

/** The accounts that the caller sees: all of them as the specification has it, a page with how many there are, or a file. */
export async function listPeople(
  call: Call<unknown, Query>,
): Promise<User[] | { total: number; linhas: User[] } | Download> {
  const { app, db, session, query } = call;
  const { settings } = app;
  const narrowed = accountsOf(db, settings, session, query);
  const order = orderOf(settings.PRODUCT_NAME, query.ordem);
  const rows = shownColumns(narrowed).orderBy(order);
  const shown = (row: Parameters<typeof shownAccount>[2]) =>
    shownAccount(settings.PRODUCT_NAME, session, row);
  if (query.format === 'csv') {
    call.tell({ acao: 'exportar' });
    const all = eachRow(streamBatches(db, rows), shown);
    const { busca, perfil, uf, situacao } = query;
    const profile = perfil === undefined ? undefined : profileOfId(perfil);
    return fileOf(columnsOf(settings.PRODUCT_NAME), all, {
      name: 'usuarios',
      form: 'csv',
      about: aboutList(call, {
        Busca: busca,
        Perfil: profile && profileName(profile, settings.PRODUCT_NAME),
        Uf: uf,
        Situação: situacao,
      }),
    });
  }
  if (query.pagina === undefined) {
    const all = (await rows.execute()).map(shown);
    call.tell({ rows: all.length });
    return all;
  }
  const { total } = await narrowed
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // First which: what is shown of the rows before a far page would be worked out for each of them.
  const ids = await narrowed
    .select('u.id_usuario')
    .orderBy(order)
    .limit(GRID_PAGE_SIZE)
    .offset(query.pagina * GRID_PAGE_SIZE)
    .execute();
  const page =
    ids.length === 0
      ? []
      : await rows
          .where(
            'u.id_usuario',
            'in',
            ids.map((one) => one.id_usuario),
          )
          .execute();
  call.tell({ rows: page.length });
  return { total, linhas: page.map(shown) };
}

const STATES: Readonly<Record<User['situacao'], string>> = {
  ativa: 'Ativa',
  convidada: 'Convidada',
  bloqueada: 'Bloqueada',
};

const columnsOf = (product: string): FileColumn<User>[] => [
  { header: 'Nome', kind: 'text', cell: ({ nome }) => nome },
  { header: 'E-mail', kind: 'text', cell: ({ email }) => email },
  { header: 'Perfil', kind: 'text', cell: ({ perfil }) => perfil },
  { header: 'Uf', kind: 'text', cell: ({ uf }) => uf },
  { header: 'Data de cadastro', kind: 'datetime', cell: ({ data_cadastro }) => data_cadastro },
  { header: 'Último acesso', kind: 'datetime', cell: ({ ultimo_acesso }) => ultimo_acesso },
  { header: 'Situação', kind: 'text', cell: ({ situacao }) => STATES[situacao] },
  { header: 'Outros perfis', kind: 'text', cell: (user) => otherProfiles(product, user) },
  { header: 'Segundo fator', kind: 'boolean', cell: ({ fator }) => fator },
];

function otherProfiles(product: string, { id_perfil, perfis }: User): string {
  const others = perfis.filter((id) => id !== id_perfil).map(profileOfId);
  return others.flatMap((one) => (one === undefined ? [] : [profileName(one, product)])).join(', ');
}
