import type { Programme, Row } from './programme.ts';
import { DISTANCE } from './quality-figures.ts';

/** One property's rows of the CSV folder, as they stand there. */
export interface Facts {
  readonly property: Row;
  /** With `conta` and `lancou`, 'true' or 'false'. */
  readonly visits: readonly Row[];
  /** Visits that the technicians of its own made on the same days, wherever: those of its own among them. */
  readonly beside: readonly Row[];
  /** With their visit's `conta` and `ciclo` and what the catalogue says of the item. */
  readonly entries: readonly Row[];
  readonly practices: readonly Row[];
  readonly advice: readonly Row[];
  readonly isa: readonly Row[];
  readonly results: readonly Row[];
  readonly producer: Row | undefined;
  readonly supervisor: Row | undefined;
  readonly technician: Row | undefined;
  /** Longitude and latitude of every corner of what was drawn, degrees. */
  readonly corners: readonly (readonly [lon: number, lat: number])[];
  /** Day of the last visit of the whole programme that counts: by it visits are expected. */
  readonly until: string;
}

/** `count` properties, drawn the same each time; of every situation first one, then the next. */
export async function drawn(programme: Programme, count: number): Promise<string[]> {
  const rows = await programme.rows(`
    select cod_propriedade from (
      select cod_propriedade, md5(cod_propriedade) as lote,
        row_number() over (partition by situacao order by md5(cod_propriedade)) as vez
      from propriedade
    ) order by vez, lote limit ${count}`);
  return rows.map((row) => String(row['cod_propriedade']));
}

/** `count` properties with a visit that was made far from them, and as many with one that overlaps another of the same technician: what deserves a second look. Visits at night the demonstration has none. */
export async function drawnDoubtful(programme: Programme, count: number): Promise<string[]> {
  const far = await programme.rows(`
    select distinct v.cod_propriedade, md5(v.cod_propriedade) as lote
    from visita v join propriedade p using (cod_propriedade)
    where v.dt_checkin is not null and ${DISTANCE} > 10.1
    order by lote limit ${count}`);
  const overlapping = await programme.rows(`
    select distinct v.cod_propriedade, md5(v.cod_propriedade) as lote
    from visita v join visita o on o.cpf_tecnico = v.cpf_tecnico and o.dt_visita = v.dt_visita
      and (o.cod_propriedade, o.id_visita) <> (v.cod_propriedade, v.id_visita)
    where cast(o.dt_checkin as timestamp) between cast(v.dt_checkin as timestamp)
      and cast(v.dt_checkin as timestamp) + to_minutes(cast(v.duracao_min as integer) - 1)
    order by lote limit ${count}`);
  return [...far, ...overlapping].map((row) => String(row['cod_propriedade']));
}

export async function factsOf(programme: Programme, code: string): Promise<Facts> {
  const of = (table: string) => programme.rows(`select * from ${table} where cod_propriedade = '${code}'`);
  const [property] = await of('propriedade');
  if (!property) throw new Error(`${code} is not in the folder`);
  const one = async (table: string, key: string, value: Row[string] | undefined) =>
    value === null || value === undefined
      ? undefined
      : (await programme.rows(`select * from ${table} where ${key} = '${value}'`))[0];
  const [last] = await programme.rows('select max(dt_visita) as dia from v where conta');
  const drawings = await programme.rows(
    `select coordenadas::varchar as coordenadas from poligono where cod_propriedade = '${code}'`,
  );
  return {
    property,
    visits:
      await programme.rows(`select v.*, t.nome as tecnico from v left join tecnico t on t.cpf = v.cpf_tecnico
      where v.cod_propriedade = '${code}'`),
    beside:
      await programme.rows(`select o.* from visita o where o.dt_checkin is not null and (o.cpf_tecnico, o.dt_visita) in (
      select (cpf_tecnico, dt_visita) from visita where cod_propriedade = '${code}')`),
    entries:
      await programme.rows(`select l.*, v.conta, v.ciclo, i.descricao, i.nom_grupo, i.nom_subgrupo, i.unidade
      from lancamento l join v using (id_visita) left join item i on i.codigo = l.codigo_item
      where v.cod_propriedade = '${code}'`),
    practices: await of('pratica'),
    advice: await of('recomendacao'),
    isa: await of('isa'),
    results: await of('indicador_resultado'),
    producer: await one('produtor', 'id_produtor', property['id_produtor']),
    supervisor: await one('supervisor', 'cpf', property['cpf_supervisor']),
    technician: await one('tecnico', 'cpf', property['cpf_tecnico']),
    corners: drawings.flatMap(({ coordenadas }) => cornersOf(JSON.parse(String(coordenadas)))),
    until: String(last?.['dia']),
  };
}

/** Pairs of numbers, however deep they lie. */
function cornersOf(coordinates: unknown): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [lon, lat] = coordinates as unknown[];
  if (typeof lon === 'number' && typeof lat === 'number') return [[lon, lat]];
  return coordinates.flatMap((deeper) => cornersOf(deeper));
}
