import {
  changesOfProperty as propertyRoute,
  changesSince as sinceRoute,
  diff,
  movedFigures as movedRoute,
  touchedSince as touchedRoute,
} from '@fonte/contracts/routes/history';
import { fail, handle, type App } from '../../platform/index.ts';
import { findCode } from '../properties/index.ts';
import { diffPage } from './diff-page.ts';
import { diffList, refuseLongList } from './diff-list.ts';
import { changesOfDay, changesOfProperty, IN_ORDER, LATEST_FIRST, removedCode } from './changes.ts';
import { changesSince } from './since/changes-since.ts';
import { movedFigures } from './figures/moved-figures.ts';
import { touchedSince } from './since/touched-since.ts';

/** Histórico: what each load changed, by day and table, and by property; 'O que mudou': what those since one changed. */
export function registerHistory(app: App): void {
  handle(app, diff, async (call) => {
    const { table, date } = call.params;
    const { pagina } = call.query;
    const detalhe = { tabela: table, dia: date, pagina: pagina ?? null };
    if (pagina === undefined) {
      await refuseLongList(call, { table, date });
      call.tell({ detalhe });
      return diffList(call, { table, date });
    }
    const page = await diffPage(call, changesOfDay(call, { table, date }), IN_ORDER, pagina);
    call.tell({ rows: page.linhas.length, detalhe: { ...detalhe, total: page.total } });
    return page;
  });
  handle(app, propertyRoute, async (call) => {
    const { pagina, desde } = call.query;
    // One that a load has removed is known by its changes alone, under the code that they have.
    const there = await findCode(call, call.params.code);
    const code = there ?? (await removedCode(call, call.params.code)) ?? call.params.code;
    const page = await diffPage(call, changesOfProperty(call, code, desde), LATEST_FIRST, pagina);
    if (there === null && page.total === 0) fail('propertyNotFound');
    call.tell({ rows: page.linhas.length, detalhe: { propriedade: code, pagina } });
    return { ...page, existe: there !== null, codigo: code };
  });
  handle(app, sinceRoute, (call) => call.cold(() => changesSince(call)));
  handle(app, touchedRoute, (call) => call.cold(() => touchedSince(call)));
  handle(app, movedRoute, (call) => movedFigures(app, call));
}
