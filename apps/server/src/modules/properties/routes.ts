import {
  propertyAgenda as agendaRoute,
  propertyCpf,
  propertyDetail,
  propertySearch,
} from '@fonte/contracts/routes/properties';
import { handle, withinTime, type App } from '../../platform/index.ts';
import { behindWall } from '../../query/index.ts';
import { propertyAgenda } from './agenda.ts';
import { propertyHead } from './property-head.ts';
import { revealCpfOf } from './reveal-cpf.ts';
import { searchProperties } from './search-properties.ts';

/** Properties, one by one. */
export function registerProperties(app: App): void {
  const { engine } = app;
  handle(app, propertySearch, async (call) => {
    const found = await searchProperties(call);
    call.tell({ rows: found.length });
    return found;
  });
  handle(app, agendaRoute, async (call) => {
    const agenda = await call.cold(() =>
      withinTime(call.signal, app.settings.STATEMENT_TIMEOUT * 1_000, (signal) =>
        propertyAgenda({ engine, db: behindWall(call, signal), signal }, call),
      ),
    );
    call.tell({ rows: agenda.propriedades.length });
    return agenda;
  });
  handle(app, propertyDetail, async (call) => {
    const head = await call.cold(() =>
      withinTime(call.signal, app.settings.STATEMENT_TIMEOUT * 1_000, (signal) =>
        propertyHead({ engine, db: behindWall(call, signal), signal }, call),
      ),
    );
    call.tell({ rows: 1, alvo: head.codigo });
    return head;
  });
  handle(app, propertyCpf, revealCpfOf);
}
