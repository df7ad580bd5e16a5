import { accessOf } from '../../../query/index.ts';
import { mapSummary, type LayerSummary } from '@fonte/contracts/routes/map-summary';
import { handle, withinTime } from '../../../platform/index.ts';
import { KeptAnswers } from '../kept/kept-answers.ts';
import { timeOf, type Maps } from '../service.ts';
import { readSummary } from './read-summary.ts';

/** Registers the map's totals: legend counts and selections. One layer at a time for a person, all of them within one request's time. */
export function registerSummary(maps: Maps): void {
  const kept = new KeptAnswers<LayerSummary>();
  const { app, dear, version } = maps;
  handle(app, mapSummary, (call) =>
    withinTime(call.signal, timeOf(maps), async (limit) => {
      const { name } = await maps.dots(call.profile);
      const who = call.session.idUsuario;
      const still = async (): Promise<boolean> => (await version.current()).name === name;
      return readSummary(app.database.within({ signal: limit }), accessOf(call), call.body, (key, work) =>
        // Whoever asks for the same waits for the same work, which has its own time: it may go on when the first has gone.
        kept.of(`${name} ${key}`, limit, (flight) =>
          withinTime(flight, timeOf(maps), (signal) =>
            dear.run({ who, signal }, () =>
              work({ db: app.database.within({ signal }), pieceBytes: pieceBytesOf(maps), still }),
            ),
          ),
        ),
      );
    }),
  );
}

/** Stored bytes of shapes that one statement of a selection measures: on the embedded database's one connection others wait behind it. */
const pieceBytesOf = ({ app }: Maps): number =>
  app.database.kind === 'embedded' ? 256 * 1024 : 16 * 1024 * 1024;
