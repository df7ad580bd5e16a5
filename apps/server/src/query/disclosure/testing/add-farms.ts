import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Row = Readonly<Record<string, string>>;

/** A farm that came between two versions. */
export interface NewFarm {
  readonly uf: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Adds to a demonstration's folder a farm in each state: a visited one's twin of another producer, whose qualities are those of `like` others of the programme. */
export async function addFarms(dir: string, like: number): Promise<NewFarm[]> {
  const [properties, producers, visits] = await Promise.all(
    ['propriedade', 'produtor', 'visita'].map((name) => readRows(dir, name)),
  );
  const visited = new Set(
    visits!.flatMap((row) =>
      row['dt_checkin'] && row['sincronizada'] === 'true' ? [row['cod_propriedade']!] : [],
    ),
  );
  const told = producers!.filter((row) => PERSONAL.every((name) => row[name]));
  const farms: NewFarm[] = [];
  const states = [...new Set(properties!.map(({ uf }) => uf!))].toSorted();
  for (const [at, uf] of states.entries()) {
    const own = properties!.filter((row) => row['uf'] === uf && visited.has(row['cod_propriedade']!));
    const twin = own[(like * 7) % own.length];
    const other = told[(like * (at + 1)) % told.length]!;
    if (!twin) continue;
    const cod = `${twin['cod_propriedade']}-${like}`;
    const id = String(9_000_000 + like * 100 + at);
    const made = visits!.filter((row) => row['cod_propriedade'] === twin['cod_propriedade']);
    // oxlint-disable no-await-in-loop -- one file after the other
    await appendRows(dir, 'produtor', [{ ...other, id_produtor: id, cpf: '', nome: 'Alguém' }]);
    await appendRows(dir, 'propriedade', [
      { ...twin, cod_propriedade: cod, id_produtor: id, numero_car: '' },
    ]);
    await appendRows(
      dir,
      'visita',
      made.map((row, index) => ({
        ...row,
        cod_propriedade: cod,
        id_visita: `${id}${String(index).padStart(2, '0')}`,
      })),
    );
    // oxlint-enable no-await-in-loop
    farms.push({
      uf,
      attributes: {
        ...Object.fromEntries(PERSONAL.map((name) => [name, other[name]!])),
        atividade: twin['atividade_produtiva']!,
        perfil_fundiario: twin['perfil_fundiario']!,
      },
    });
  }
  return farms;
}

/** Adds to the folder one more visit of a farm in each state, alike to one that it had. */
export async function addVisits(dir: string): Promise<NewFarm[]> {
  const [properties, visits] = await Promise.all(
    ['propriedade', 'visita'].map((name) => readRows(dir, name)),
  );
  const farms: NewFarm[] = [];
  const states = [...new Set(properties!.map(({ uf }) => uf!))].toSorted();
  for (const [at, uf] of states.entries()) {
    const visit = visits!.find(
      (row) =>
        row['dt_checkin'] &&
        row['sincronizada'] === 'true' &&
        properties!.some((own) => own['uf'] === uf && own['cod_propriedade'] === row['cod_propriedade']),
    );
    const farm = properties!.find((row) => row['cod_propriedade'] === visit?.['cod_propriedade']);
    if (!visit || !farm) continue;
    // oxlint-disable-next-line no-await-in-loop -- one file
    await appendRows(dir, 'visita', [{ ...visit, id_visita: String(900_000_000 + at) }]);
    farms.push({
      uf,
      attributes: {
        atividade: farm['atividade_produtiva']!,
        perfil_fundiario: farm['perfil_fundiario']!,
        situacao: farm['situacao']!,
        fase: farm['fase']!,
      },
    });
  }
  return farms;
}

const PERSONAL = ['sexo', 'escolaridade', 'cor_raca', 'faixa_renda', 'tempo_atividade'];

async function columnsOf(dir: string, table: string): Promise<{ columns: string[]; lines: string[] }> {
  const [head = '', ...lines] = (await readFile(join(dir, `${table}.csv`), 'utf8')).trimEnd().split('\n');
  return { columns: head.split(','), lines };
}

/** Rows without a quoted cell: enough of them. */
async function readRows(dir: string, table: string): Promise<Row[]> {
  const { columns, lines } = await columnsOf(dir, table);
  return lines
    .filter((line) => !line.includes('"'))
    .map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    });
}

async function appendRows(dir: string, table: string, rows: readonly Row[]): Promise<void> {
  const { columns } = await columnsOf(dir, table);
  const text = rows.map((row) => `${columns.map((column) => row[column] ?? '').join(',')}\n`).join('');
  await appendFile(join(dir, `${table}.csv`), text);
}
