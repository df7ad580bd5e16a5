import { seesFaces, type Row } from '@fonte/contracts';
import { sql } from 'kysely';
import { fail } from '../../../platform/index.ts';
import { stateRule } from '../../../query/index.ts';
import { SITUACAO } from '../../../model/words.ts';
import { groupColumn } from '../../../answers/tables/head-columns.ts';
import type { Reading } from '../declared/reading.ts';
import type { Drawing, PublishedSource } from '../declared/report.ts';
import { flagsOf } from './situation-flags.ts';

/** A dot as it is published (resumo.divulgacao): it tells its square, nobody's place and nobody's code. */
interface Dot {
  readonly id: string;
  readonly lon: number;
  readonly lat: number;
  readonly situacao: string | null;
  readonly propriedades: number;
  readonly uf: string;
  readonly lugar: string;
  readonly bacia: string;
}

export const HEAD = [groupColumn('label', 'Lugar aproximado'), groupColumn('subtitle', 'Município/UF')];

/** The dots in the caller's states. Errors: forbidden with a moreFilter, which would ask something of single properties. */
async function dotsOf(db: Parameters<PublishedSource['draw']>[0], reading: Reading): Promise<Dot[]> {
  if (reading.more.length > 0) fail('forbidden');
  const rule = stateRule(reading.access, sql.ref('f.uf')) ?? sql`true`;
  const asked = reading.ufs.length === 0 ? sql`true` : sql`f.uf = any(${[...reading.ufs]}::text[])`;
  const { rows } = await sql<Dot>`
    select f.id, ST_X(f.geom) as lon, ST_Y(f.geom) as lat, nullif(f.legenda, 'sem_situacao') as situacao, f.propriedades,
      f.uf, f.municipio || '/' || f.uf as lugar, f.bacia
    from camada.publica_propriedades f
    where ${rule} and ${asked}
    order by f.uf, f.id collate "C"`.execute(db);
  return rows;
}

/** 'Uma das 7 propriedades desta área': what a dot says of its place. */
const labelOf = ({ propriedades }: Dot): string => `Uma das ${propriedades} propriedades desta área`;

const pointOf = (dot: Dot): Row => ({
  id: dot.id,
  lon: dot.lon,
  lat: dot.lat,
  label: labelOf(dot),
  subtitle: dot.lugar,
  bacia: dot.bacia,
  propriedades: dot.propriedades,
  ...flagsOf(dot.situacao),
});

const drawn = (dots: readonly Dot[], more: Pick<Drawing, 'series' | 'labels'>): Drawing => ({
  keys: [],
  thead: HEAD,
  tbody: [],
  rows: dots.length,
  ...more,
});

/** 123456 for whoever may know no single property: the dots with what is published of them. */
export const publishedPoints: PublishedSource = {
  for: ({ profile }) => seesFaces(profile),
  thead: HEAD,
  draw: async (db, reading) => {
    const dots = await dotsOf(db, reading);
    return drawn(dots, { series: [{ name: 'Propriedades', data: dots.map(pointOf) }], labels: [] });
  },
  /** A series each, as the properties' own points; a situation is its number among the labels. */
  slim: async (db, reading) => {
    const dots = await dotsOf(db, reading);
    const situations = Object.keys(SITUACAO);
    const series = [
      { name: 'id', data: dots.map(({ id }) => id) },
      { name: 'lon', data: dots.map(({ lon }) => lon) },
      { name: 'lat', data: dots.map(({ lat }) => lat) },
      {
        name: 'situacao',
        data: dots.map(({ situacao }) => (situacao === null ? null : situations.indexOf(situacao))),
      },
      { name: 'uf', data: dots.map(({ uf }) => uf) },
      { name: 'label', data: dots.map(labelOf) },
      { name: 'subtitle', data: dots.map(({ lugar }) => lugar) },
      { name: 'bacia', data: dots.map(({ bacia }) => bacia) },
    ];
    return drawn(dots, { series, labels: Object.values(SITUACAO) });
  },
};
