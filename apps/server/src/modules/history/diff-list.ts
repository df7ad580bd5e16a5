import { HISTORY_LIST_LIMIT } from '@fonte/contracts';
import type { DiffRow } from '@fonte/contracts/routes/history';
import { streamRows } from '@fonte/database';
import { formatInteger } from '@fonte/pt-br';
import { Readable } from 'node:stream';
import { Download, fail, type Call } from '../../platform/index.ts';
import { behindWall, personalFieldsOf } from '../../query/index.ts';
import { changesOfDay, IN_ORDER, shownOf, type Day } from './changes.ts';
import { shownDiff } from './shown-diff.ts';

/** Refuses a day of more changes than one list has: a page of them costs the same however many there are. Errors: `tooManyChanges`. */
export async function refuseLongList(call: Call, day: Day): Promise<void> {
  const beyond = await changesOfDay(call, day)
    .select('d.id_diferenca')
    .offset(HISTORY_LIST_LIMIT)
    .limit(1)
    .execute();
  if (beyond.length > 0) fail('tooManyChanges', { limit: formatInteger(HISTORY_LIST_LIMIT) });
}

/** All changes of a day as one JSON list (second text, 7), written while they are read: a day may have fifty thousand. */
export function diffList(call: Call, day: Day): Download {
  const fields = personalFieldsOf(call.profile);
  let rows = 0;
  async function* text(): AsyncGenerator<string> {
    yield '[';
    for await (const row of streamRows<DiffRow>(
      behindWall(call),
      shownOf(changesOfDay(call, day), IN_ORDER),
    )) {
      yield `${rows === 0 ? '' : ','}${JSON.stringify(shownDiff(row, fields))}`;
      rows += 1;
    }
    yield ']';
  }
  return new Download(Readable.from(text(), { objectMode: false }), {
    contentType: 'application/json; charset=utf-8',
    rows: () => rows,
  });
}
