import { CLOSINGS_A_DAY, daysOfPeriod } from '@fonte/contracts/closings';
import type { closePeriod as closeRoute } from '@fonte/contracts/routes/closings';
import { formatDate, formatInteger, NO_VALUE, toIsoDate } from '@fonte/pt-br';
import type { z } from 'zod';
import { recordAccess } from '../../platform/trail/audit.ts';
import { fail, type Call } from '../../platform/index.ts';
import type { DataVersion } from '../../query/index.ts';
import { isState } from '../../answers/index.ts';
import type { Reports } from '../reports/index.ts';
import { FORMAT, sealed } from './kept/content.ts';
import { sheetNow } from './sheet-now.ts';
import { addClosing, closedToday, codeAtVersion, type Thing } from './store.ts';

type Body = z.output<NonNullable<(typeof closeRoute)['body']>>;

/**
 * Closes a period: its sheet's figures, as its page has them at the data version that counts, are kept under a code. The same of the same version is
 * closed once, whoever asks and however often. Errors: `invalidParameter` for a period or state that there is not, `periodOpen`, `tooManyClosings`, `busy`.
 */
export async function closePeriod(
  reports: Reports,
  call: Call<unknown, unknown, Body>,
): Promise<{ codigo: string; novo: boolean }> {
  const { app, body, session, request } = call;
  const { motivo, relatorio, periodo } = body;
  const thing: Thing = { relatorio, periodo, uf: body.uf ?? null };
  refuseUnknown(call, thing);
  refuseOpen(periodo, await reports.engine.version());
  const { version, tabelas } = await sheetNow(reports, call, thing);
  const { versao, dadosAte, dtAtualizacao } = version;
  const seal = sealed({
    formato: FORMAT,
    ...thing,
    versao,
    carga: dtAtualizacao,
    dados_ate: dadosAte,
    tabelas: [...tabelas],
  });
  const figuras = tabelas
    .flatMap(({ linhas }) => linhas.flatMap(({ valores }) => valores))
    .filter((value) => value !== null).length;
  return app.database.db.transaction().execute(async (trx) => {
    const known = await codeAtVersion(trx, thing, versao);
    if (known !== undefined) return { codigo: known, novo: false };
    if ((await closedToday(trx, session.idUsuario)) >= CLOSINGS_A_DAY)
      fail('tooManyClosings', { limit: formatInteger(CLOSINGS_A_DAY) });
    const row = { ...thing, ...seal, versao, dados_ate: dadosAte, motivo, figuras };
    const novo = await addClosing(trx, { ...row, id_usuario: session.idUsuario });
    if (!novo) return { codigo: (await codeAtVersion(trx, thing, versao)) ?? fail('busy'), novo };
    await recordAccess(trx, session, {
      acao: 'alterar',
      alvo: 'fechamento',
      endereco: request.ip,
      detalhe: { ...thing, codigo: seal.codigo, versao },
    });
    return { codigo: seal.codigo, novo };
  });
}

function refuseUnknown({ app }: Call, { periodo, uf }: Thing): void {
  if (periodo.includes('-') && !app.settings.SEMESTERS.includes(periodo))
    fail('invalidParameter', { name: 'periodo' });
  if (uf !== null && !isState(uf)) fail('invalidParameter', { name: 'uf' });
}

/** A period is over where the data were loaded after its last day: what was then still to come is a later load's, and shows as revised. */
function refuseOpen(periodo: string, { versao, dtAtualizacao }: DataVersion): void {
  const loaded = versao === 0 ? '' : toIsoDate(new Date(dtAtualizacao));
  if (loaded > daysOfPeriod(periodo).fim) return;
  fail('periodOpen', { periodo, carga: loaded === '' ? NO_VALUE : formatDate(loaded) });
}
