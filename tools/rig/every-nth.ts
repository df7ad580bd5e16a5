import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Copies a CSV file of the programme, with one more in a column of every nth row. */
export async function everyNth(from: string, to: string, nth: number, column: string): Promise<void> {
  const out = createWriteStream(to);
  let at = -1;
  let n = 0;
  for await (const line of createInterface({ input: createReadStream(from) })) {
    const cells = line.split(',');
    if (n === 0) at = cells.indexOf(column);
    else if (n % nth === 0 && cells[at] !== '') cells[at] = String(Number(cells[at]) + 1);
    n += 1;
    if (!out.write(`${cells.join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}
