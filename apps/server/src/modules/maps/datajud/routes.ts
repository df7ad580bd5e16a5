import { accessOf } from '../../../query/index.ts';
import * as routes from '@fonte/contracts/routes/lawsuits';
import { handle, type App, type Call } from '../../../platform/index.ts';
import { readLawsuits } from './read-lawsuits.ts';
import { readLawsuitOptions } from './read-options.ts';

/** Registers the calls of the judicial-process layer (second text, 2.4 and section 7). */
export function registerLawsuits(app: App): void {
  const answer = async (call: Call, asked: routes.LawsuitsAsked & { page: number }) => {
    const found = await readLawsuits(call.db, accessOf(call), asked);
    // Who read about whom is recorded by the lawsuits' numbers, which are public; the parties are not written down.
    call.tell({
      alvo: 'datajud',
      rows: found.features.length,
      detalhe: {
        processos: found.features.map(({ properties }) => properties['Numero do processo']),
        total: found.page.total,
      },
    });
    return found;
  };
  handle(app, routes.lawsuits, (call) => answer(call, call.query));
  handle(app, routes.lawsuitsPost, (call) => answer(call, call.body));
  handle(app, routes.lawsuitOptions, (call) =>
    readLawsuitOptions(call.db, accessOf(call), call.query.filter),
  );
}
