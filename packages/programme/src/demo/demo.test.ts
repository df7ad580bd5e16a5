import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isValidCpf } from '@fonte/pt-br';
import { CSV_TABLES, type CsvTable, type GeoJsonTable } from '../folder/columns.ts';
import { demoPeople, writeDemo } from './index.ts';
import { CHANGED_FILES } from './year/load-before.ts';

type Row = Record<string, string>;

const folders: string[] = [];
const newFolder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'fonte-demo-'));
  folders.push(dir);
  return dir;
};
afterAll(() => {
  for (const dir of folders) rmSync(dir, { recursive: true, force: true });
});

function hashOf(dir: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(dir).toSorted()) hash.update(name).update(readFileSync(join(dir, name)));
  return hash.digest('hex');
}

async function written(properties: number, seed: number): Promise<string> {
  const dir = newFolder();
  await writeDemo({ properties, seed, dir });
  return dir;
}

let dir = '';
const tables = new Map<string, Row[]>();
const table = (name: CsvTable): Row[] => tables.get(name) ?? [];

/** The demonstration's CSV needs no quotes, which makes reading a quarter of a million rows quick. */
function read(name: CsvTable): Row[] {
  const text = readFileSync(join(dir, `${name}.csv`), 'utf8');
  expect(text).not.toContain('"');
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
}
const features = (name: GeoJsonTable) =>
  (JSON.parse(readFileSync(join(dir, `${name}.geojson`), 'utf8')) as FeatureCollection).features;

beforeAll(async () => {
  dir = await written(2000, 7);
  for (const name of CSV_TABLES) tables.set(name, read(name));
}, 300_000);

const share = (rows: readonly Row[], test: (row: Row) => boolean) => rows.filter(test).length / rows.length;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const columnOf = (name: CsvTable, column: string) => new Set(table(name).map((row) => row[column] ?? ''));
function expectUnique(values: readonly unknown[]): void {
  expect(new Set(values).size).toBe(values.length);
}
function expectWithin(value: number, low: number, high: number): void {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

/** The counting rule, once more and without SQL. */
function validVisits(): Row[] {
  const withEntry = columnOf('lancamento', 'id_visita');
  return table('visita').filter(
    (v) => v['sincronizada'] === 'true' && (v['dt_checkin'] !== '' || withEntry.has(v['id_visita'] ?? '')),
  );
}

describe('the same seed', () => {
  it('gives the same bytes, another seed others', async () => {
    const [first, again, other] = [await written(120, 5), await written(120, 5), await written(120, 6)];
    expect(hashOf(again)).toBe(hashOf(first));
    expect(hashOf(other)).not.toBe(hashOf(first));
  });

  it('gives the same programme in two loads, the second of the files that changed', async () => {
    const [whole, before, later] = [await written(400, 5), newFolder(), newFolder()];
    await writeDemo({ properties: 400, seed: 5, dir: before, later });
    const same = (name: string, other: string) =>
      readFileSync(join(whole, name)).equals(readFileSync(join(other, name)));
    const changed = CHANGED_FILES.map((name) => `${name}.csv`);
    expect(readdirSync(later).filter((name) => name.endsWith('.csv'))).toEqual(changed.toSorted());
    expect(changed.filter((name) => !same(name, later))).toEqual([]);
    const otherwise = readdirSync(before).filter((name) => !same(name, before));
    expect(otherwise).toEqual(changed.toSorted());
  });

  it('knows the people of the demo accounts for any size', () => {
    const { supervisor, tecnico } = demoPeople(7);
    const row = table('tecnico').find(({ cpf }) => cpf === tecnico.cpf);
    expect(row).toMatchObject({ nome: tecnico.nome, uf: 'GO', cpf_supervisor: supervisor.cpf });
    expect(table('supervisor').find(({ cpf }) => cpf === supervisor.cpf)?.['uf']).toBe('GO');
    const farms = table('propriedade').filter(({ cpf_tecnico }) => cpf_tecnico === tecnico.cpf);
    expectWithin(farms.length, 26, 30);
    expect(demoPeople(8).tecnico.nome + demoPeople(9).tecnico.nome).not.toBe(tecnico.nome + tecnico.nome);
  });

  it('refuses impossible sizes', async () => {
    await expect(writeDemo({ properties: 0, seed: 1, dir: newFolder() })).rejects.toThrow(RangeError);
    await expect(writeDemo({ properties: 640_001, seed: 1, dir: newFolder() })).rejects.toThrow(RangeError);
  });

  it('works down to one farm', async () => {
    const small = await written(1, 3);
    expect(readFileSync(join(small, 'propriedade.csv'), 'utf8').trim().split('\n').length).toBe(2);
  });
});

describe('the shape of the programme', () => {
  it('spreads farms over states, technicians and supervisors as the real one', () => {
    const farms = table('propriedade');
    expect(farms.length).toBe(2000);
    expect(share(farms, ({ uf }) => uf === 'MG')).toBeCloseTo(0.42, 3);
    expect(share(farms, ({ uf }) => uf === 'MS')).toBeCloseTo(0.05, 3);
    expect(new Set(farms.map(({ uf }) => uf)).size).toBe(7);
    const perTechnician = new Map<string, number>();
    for (const { cpf_tecnico = '' } of farms)
      perTechnician.set(cpf_tecnico, (perTechnician.get(cpf_tecnico) ?? 0) + 1);
    expect(
      share(
        [...perTechnician.values()].map((n) => ({ n: String(n) })),
        ({ n }) => Number(n) >= 25 && Number(n) <= 30,
      ),
    ).toBe(1);
    const perSupervisor = new Map<string, number>();
    for (const { cpf_supervisor = '' } of table('tecnico'))
      perSupervisor.set(cpf_supervisor, (perSupervisor.get(cpf_supervisor) ?? 0) + 1);
    expect(Math.max(...perSupervisor.values())).toBe(13);
  });

  it('has farms of 130 ha on average with a long tail, reserve and APP in their real shares', () => {
    const areas = table('propriedade')
      .map((row) => Number(row['area_total']))
      .toSorted((a, b) => a - b);
    const total = areas.reduce((sum, area) => sum + area, 0);
    expectWithin(mean(areas), 120, 142);
    expectWithin(areas[1000] ?? 0, 70, 100);
    expect(areas.at(-1)).toBeGreaterThan(1000);
    const sum = (column: string) => table('propriedade').reduce((s, row) => s + Number(row[column]), 0);
    expectWithin(sum('area_reserva_legal') / total, 0.15, 0.18);
    expectWithin(sum('area_app') / total, 0.028, 0.036);
    expectWithin(sum('area_abc') / 2000, 13.5, 18.5);
    expectWithin(sum('area_conservacao') / 2000, 2.9, 4);
  });

  it('has all six situations, each agreeing with its visits', () => {
    const valid = new Map<string, number>();
    for (const { cod_propriedade = '' } of validVisits())
      valid.set(cod_propriedade, (valid.get(cod_propriedade) ?? 0) + 1);
    const visits = new Map<string, Row[]>();
    for (const visit of table('visita')) {
      const cod = visit['cod_propriedade'] ?? '';
      visits.set(cod, [...(visits.get(cod) ?? []), visit]);
    }
    const seen = new Set<string>();
    for (const { cod_propriedade = '', situacao = '', dt_fim } of table('propriedade')) {
      seen.add(situacao);
      const own = visits.get(cod_propriedade) ?? [];
      const n = valid.get(cod_propriedade) ?? 0;
      if (situacao === 'a_ematend') expect([n > 0, dt_fim]).toEqual([true, '']);
      if (situacao === 'a_vstzero') expect(n).toBe(0);
      if (situacao === 'a_concluida') expect(own.length >= 12 && dt_fim !== '').toBe(true);
      if (situacao === 'i_semvst') expect(own).toEqual([]);
      if (situacao === 'i_vstzero') expect(own.map(({ numero }) => numero)).toEqual(['0']);
      if (situacao === 'i_inativa') expect(own.length > 0 && dt_fim !== '').toBe(true);
    }
    expect([...seen].toSorted()).toEqual([
      '',
      'a_concluida',
      'a_ematend',
      'a_vstzero',
      'i_inativa',
      'i_semvst',
      'i_vstzero',
    ]);
  });

  it('fills 2025 month by month, and goes no further', () => {
    const valid = validVisits();
    const in2025 = valid.filter(({ dt_visita = '' }) => dt_visita.startsWith('2025'));
    const months = new Map<string, number>();
    for (const { dt_visita = '' } of in2025)
      months.set(dt_visita.slice(0, 7), (months.get(dt_visita.slice(0, 7)) ?? 0) + 1);
    expect(months.size).toBe(12);
    expect(Math.min(...months.values()) / Math.max(...months.values())).toBeGreaterThan(0.6);
    const dates = table('visita')
      .map(({ dt_visita = '' }) => dt_visita)
      .toSorted();
    expect((dates[0] ?? '') >= '2019-11-01' && (dates.at(-1) ?? '') <= '2025-12-31').toBe(true);
    expectWithin(1 - valid.length / table('visita').length, 0.005, 0.03);
  });

  it('measures ISA with a mean near 0.57 that rises to 0.7', () => {
    const at = (momento: string) =>
      mean(
        table('isa')
          .filter((row) => row['momento'] === momento)
          .map((row) => Number(row['indice'])),
      );
    expect(at('1')).toBeCloseTo(0.57, 1);
    expect(at('2')).toBeGreaterThan(at('1') + 0.04);
    expect(at('3')).toBeCloseTo(0.7, 1);
  });

  it('makes about 150 entries on a farm that had all its visits', () => {
    const perVisit = new Map<string, number>();
    for (const { id_visita = '' } of table('lancamento'))
      perVisit.set(id_visita, (perVisit.get(id_visita) ?? 0) + 1);
    const full = new Map<string, number>();
    for (const { cod_propriedade = '', id_visita = '' } of table('visita')) {
      full.set(cod_propriedade, (full.get(cod_propriedade) ?? 0) + (perVisit.get(id_visita) ?? 0));
    }
    const last = table('visita')
      .filter(({ numero }) => numero === '24')
      .map(({ cod_propriedade = '' }) => full.get(cod_propriedade) ?? 0);
    expect(last.length).toBeGreaterThan(100);
    expectWithin(mean(last), 130, 180);
  });
});

describe('integrity', () => {
  it('has unique keys; codes are unique without their dots', () => {
    expectUnique(table('propriedade').map(({ cod_propriedade = '' }) => cod_propriedade.replaceAll('.', '')));
    expect(
      table('propriedade').every(({ cod_propriedade = '' }) => /^\d\d\.\d{4}\.\d{4}$/.test(cod_propriedade)),
    ).toBe(true);
    expectUnique(table('produtor').map((row) => row['id_produtor']));
    expectUnique(table('visita').map((row) => row['id_visita']));
    expectUnique(table('visita').map((row) => `${row['cod_propriedade']} ${row['numero']}`));
    expectUnique(table('lancamento').map((row) => row['id_lancamento']));
    expectUnique(table('meta').map((row) => `${row['indicador']} ${row['uf']} ${row['ano']}`));
    expectUnique(features('car').map((row) => row.properties?.['numero_car'] as string));
    expectUnique(features('processo').map((row) => row.properties?.['numero'] as string));
  });

  it('refers only to rows that are there', () => {
    const refers = (from: CsvTable, column: string, to: CsvTable, key = column) => {
      const known = columnOf(to, key);
      const missing = table(from).filter((row) => row[column] !== '' && !known.has(row[column] ?? ''));
      expect(missing, `${from}.${column}`).toEqual([]);
    };
    refers('tecnico', 'cpf_supervisor', 'supervisor', 'cpf');
    refers('propriedade', 'cpf_tecnico', 'tecnico', 'cpf');
    refers('propriedade', 'cpf_supervisor', 'supervisor', 'cpf');
    refers('propriedade', 'id_produtor', 'produtor');
    refers('visita', 'cod_propriedade', 'propriedade');
    refers('lancamento', 'id_visita', 'visita');
    refers('lancamento', 'codigo_item', 'item', 'codigo');
    refers('recomendacao', 'id_visita', 'visita');
    refers('pratica', 'cod_propriedade', 'propriedade');
    refers('isa', 'cod_propriedade', 'propriedade');
    refers('indicador_resultado', 'cod_propriedade', 'propriedade');
    const polygons = new Map(
      features('poligono').map(({ properties }) => [String(properties?.['id_poligono']), properties]),
    );
    for (const row of table('pratica').filter(({ id_poligono }) => id_poligono !== '')) {
      expect(polygons.get(row['id_poligono'] ?? '')?.['cod_propriedade']).toBe(row['cod_propriedade']);
    }
  });

  it('never sends a technician to two farms at once', () => {
    const starts = table('visita').filter(({ dt_checkin }) => dt_checkin !== '');
    // A morning or an afternoon each; but for the pairs that are planted, which are of one farm.
    const halves = new Map<string, Row[]>();
    for (const visit of starts) {
      const half = `${visit['cpf_tecnico']} ${visit['dt_checkin']?.slice(0, 10)} ${Number(visit['dt_checkin']?.slice(11, 13)) < 12}`;
      halves.set(half, [...(halves.get(half) ?? []), visit]);
    }
    const shared = [...halves.values()].filter((visits) => visits.length > 1);
    // Farms 50, 187, 324 … of two thousand are fifteen; some have no two visits with check-in.
    expectWithin(shared.length, 10, 15);
    for (const [first, second] of shared) {
      expect(second?.['cod_propriedade']).toBe(first?.['cod_propriedade']);
      expect(Number(second?.['numero'])).toBe(Number(first?.['numero']) + 1);
    }
  });

  it('invents everybody: CPFs begin with 999 and have right check digits, registrations are marked', () => {
    const cpfs = [...table('produtor'), ...table('tecnico'), ...table('supervisor')]
      .map(({ cpf = '' }) => cpf)
      .filter((cpf) => cpf !== '');
    expectUnique(cpfs);
    expect(cpfs.filter((cpf) => !cpf.startsWith('999'))).toEqual([]);
    const wrong = cpfs.filter((cpf) => !isValidCpf(cpf));
    const ofTeam = [...columnOf('tecnico', 'cpf'), ...columnOf('supervisor', 'cpf')];
    expect(wrong.filter((cpf) => ofTeam.includes(cpf))).toEqual([]);
    // Farms 35, 208, 381 … of two thousand, but those whose producer is the one before's or has none.
    expectWithin(wrong.length, 10, 12);
    const numbers = features('car').map(({ properties }) => String(properties?.['numero_car']));
    expect(numbers.filter((numero) => !/^[A-Z]{2}-\d{7}-DEMO[0-9A-F]{28}$/.test(numero))).toEqual([]);
  });

  it('numbers lawsuits as CNJ does: modulo 97-10', () => {
    const numbers = features('processo').map(({ properties }) => String(properties?.['numero']));
    expect(numbers.length).toBeGreaterThan(30);
    for (const numero of numbers) {
      const [, n, check, year, j, court, origin] =
        /^(\d{7})-(\d{2})\.(\d{4})\.(\d)\.(\d{2})\.(\d{4})$/.exec(numero) ?? [];
      expect(BigInt(`${n}${year}${j}${court}${origin}${check}`) % 97n).toBe(1n);
    }
  });
});
