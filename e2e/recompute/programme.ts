import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { join } from 'node:path';
import { FigureSheet } from './figure-sheet.ts';

/** What a caller sees of the programme and asks of it. */
export interface Case {
  readonly anos: readonly number[];
  readonly ufs: readonly string[];
  /** The caller's own limits. */
  readonly uf: string | null;
  readonly supervisor: string | null;
  readonly tecnico: string | null;
}

export type Row = Record<string, string | number | null>;

/**
 * The programme's CSV folder read by another program than ours (DuckDB), with the counting rules written once more from the
 * specification's sentences: nothing here is shared with the server.
 */
export class Programme {
  private constructor(private readonly db: DuckDBConnection) {}

  static async read(dir: string): Promise<Programme> {
    // Hundreds of small questions, one after the other: more threads would only wait for each other.
    const db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
    const tables = [
      'propriedade',
      'visita',
      'lancamento',
      'pratica',
      'recomendacao',
      'isa',
      'meta',
      'produtor',
      'tecnico',
      'supervisor',
      'item',
      'indicador_resultado',
    ];
    for (const table of tables)
      await db.run(
        `create table ${table} as select * from read_csv('${join(dir, `${table}.csv`)}', all_varchar = true, null_padding = true)`,
      );
    // Polygons travel as GeoJSON; what is counted of them stands in their properties.
    await db.run(`create table poligono as select p.*, coordenadas from (select f.properties as p, f.geometry.coordinates as coordenadas from (
        select unnest(features) as f from read_json('${join(dir, 'poligono.geojson')}', maximum_object_size = 1000000000,
          columns = { features: 'STRUCT(properties STRUCT(cod_propriedade VARCHAR, area_ha VARCHAR, origem VARCHAR, dt VARCHAR, cpf_tecnico VARCHAR), geometry STRUCT(coordinates JSON))[]' })))`);
    await db.run(`create table car as select f.properties.numero_car as numero_car, f.properties.situacao_car as situacao_car from (
        select unnest(features) as f from read_json('${join(dir, 'car.geojson')}', maximum_object_size = 1000000000,
          columns = { features: 'STRUCT(properties STRUCT(numero_car VARCHAR, situacao_car VARCHAR))[]' }))`);
    await db.run(`create table v as
      select * replace (coalesce(ciclo, case when count(*) filter (where conta) over (partition by cod_propriedade order by dia, cast(id_visita as bigint)
          rows between unbounded preceding and 1 preceding) < 12 then '1' else '2' end) as ciclo)
      from (select v.*, cast(dt_visita as date) as dia,
         id_visita in (select id_visita from lancamento) as lancou,
        sincronizada = 'true' and (dt_checkin is not null or id_visita in (select id_visita from lancamento)) as conta
      from visita v)`);
    await db.run(`create table conservacao as select cod_propriedade, min(d) as desde from (
        select cod_propriedade, cast(dt_registro as date) as d from pratica where objetivo = 'conservacao' and cast(area_ha as decimal(18,4)) > 0
        union all select cod_propriedade, cast(dt as date) from recomendacao
        where tema in ('tecnologias sustentaveis', 'manejo do solo', 'recursos naturais', 'producao de mudas', 'poda')) group by 1`);
    await db.run(
      `create table abc as select cod_propriedade, min(cast(dt_registro as date)) as desde from pratica where objetivo = 'abc' group by 1`,
    );
    return new Programme(db);
  }

  async rows(sql: string): Promise<Row[]> {
    const reader = await this.db.runAndReadAll(sql);
    return reader
      .getRowObjectsJson()
      .map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asPlain(value)])));
  }

  async number(sql: string): Promise<number> {
    const [row] = await this.rows(sql);
    return Number(Object.values(row ?? {})[0] ?? 0);
  }

  /** The properties that the case sees, as the table `p`. */
  async narrow(one: Case): Promise<void> {
    await this.db.run(`create or replace temp table p as select * from propriedade where ${seen(one)}`);
  }

  /** Figures of a case, by report and name. */
  async figures(one: Case): Promise<Map<string, number>> {
    await this.narrow(one);
    const inYears = years(one.anos, 'dia');
    const to = (column: string) => upTo(one.anos, column);
    await this.db.run(`create or replace temp table f as
      select v.*, p.uf as p_uf, p.id_produtor, p.atividade_produtiva, p.perfil_fundiario, p.cpf_tecnico as p_tecnico
      from v join p using (cod_propriedade) where conta and ${inYears}`);
    const sheet = new FigureSheet(this);
    const put = sheet.put.bind(sheet);
    const spread = sheet.spread.bind(sheet);
    await put('11116', 'select count(distinct cod_propriedade) from f');
    await put('11117', 'select count(distinct id_produtor) from f');
    await put('11120', 'select count(*) from f');
    await put('111234', 'select count(distinct cpf_tecnico) from f');
    const area = (objetivo: string) =>
      `select coalesce(sum(cast(area_ha as decimal(18,4))), 0) from pratica join p using (cod_propriedade) where objetivo = '${objetivo}' and ${to('cast(dt_registro as date)')}`;
    await put('11118', area('conservacao'));
    await put('11119', area('abc'));
    for (const [id, table] of [
      ['211118', 'conservacao'],
      ['211119', 'abc'],
    ] as const) {
      await put(id, `select count(*) from ${table} join p using (cod_propriedade) where ${to('desde')}`);
      await put(
        `${id}:parte`,
        `select count(distinct f.cod_propriedade) from f join ${table} t using (cod_propriedade) where ${to('t.desde')}`,
      );
    }
    await spread('10031', 'select situacao k, count(*) n from p group by 1');
    await spread('10032', 'select p_uf k, count(distinct cod_propriedade) n from f group by 1');
    await spread(
      '210032',
      'select atividade_produtiva k, count(distinct cod_propriedade) n from f group by 1',
    );
    await spread('10033', 'select perfil_fundiario k, count(distinct cod_propriedade) n from f group by 1');
    for (const [id, column] of [
      ['10126', 'sexo'],
      ['10128', 'escolaridade'],
      ['10129', 'cor_raca'],
      ['10130', 'faixa_renda'],
      ['10131', 'tempo_atividade'],
    ] as const)
      await spread(
        id,
        `select ${column} k, count(distinct f.id_produtor) n from f join produtor using (id_produtor) group by 1`,
      );
    if (one.anos.length === 1)
      await spread(
        '211150',
        `select year(dia) * 100 + month(dia) || '/' || ciclo k, count(*) n from f group by 1`,
      );
    await spread(
      '10034',
      `select momento || '/' || case when i < 0.3 then '0-0.3' when i < 0.5 then '0.3-0.5' when i < 0.7 then '0.5-0.7' else '0.7-1' end k, count(*) n
       from (select momento, cast(indice as decimal(6,4)) i, count(*) over (partition by cod_propriedade) c from isa join p using (cod_propriedade)) where c = 3 group by 1`,
    );
    const place = one.uf !== null || one.ufs.length === 1 ? 'codigo_municipio' : 'uf';
    await spread(
      '111239',
      `select ${place} || '/' || case when a >= 12 then case when b >= 12 then '24' when b >= 6 then '18-23' else '12-17' end
         when a + b >= 6 then '6-11' when a + b >= 1 then '1-5' else '0' end k, count(*) n
       from (select p.cod_propriedade, p.${place}, count(v.id_visita) filter (where v.ciclo = '1') a,
           count(v.id_visita) filter (where v.ciclo = '2') b
         from p left join v on v.cod_propriedade = p.cod_propriedade and v.conta group by all) group by 1`,
    );
    for (const [column, expression] of [
      ['propriedades', 'count(distinct cod_propriedade)'],
      ['produtores', 'count(distinct id_produtor)'],
      ['visitas', 'count(*)'],
    ] as const)
      await spread(`11121/${column}`, `select p_uf k, ${expression} n from f group by 1`);
    for (const column of ['area_total', 'area_produtiva'])
      await spread(
        `11121/${column}`,
        `select uf k, sum(cast(${column} as decimal(18,4))) n from p where cod_propriedade in (select cod_propriedade from f) group by 1`,
      );
    await spread(
      '20101/propriedades',
      'select p_tecnico k, count(distinct cod_propriedade) n from f group by 1',
    );
    await spread('20101/visitas', 'select p_tecnico k, count(*) n from f group by 1');
    const kml = `poligono g join p using (cod_propriedade) where g.origem = 'kml' and ${to('cast(g.dt as date)')}`;
    await put('13040/valor', `select count(*) from ${kml}`);
    await put('13040/area', `select coalesce(sum(cast(g.area_ha as decimal(18,4))), 0) from ${kml}`);
    await put('13040/propriedades', `select count(distinct cod_propriedade) from ${kml}`);
    await put('20036', `select count(*) from v join p using (cod_propriedade) where ${inYears}`);
    await put('11157', 'select count(*) from p');
    await put('20035', 'select count(distinct id_produtor) from p');
    await put('11155', 'select count(distinct cpf_tecnico) from p');
    return sheet.figures;
  }
}

const asPlain = (value: unknown): string | number | null =>
  typeof value === 'number' || value === null
    ? value
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

function seen({ ufs, uf, supervisor, tecnico }: Case): string {
  return [
    'true',
    ...(ufs.length > 0 ? [`uf in (${quoted(ufs)})`] : []),
    ...(uf === null ? [] : [`uf = '${uf}'`]),
    ...(supervisor === null ? [] : [`cpf_supervisor = '${supervisor}'`]),
    ...(tecnico === null ? [] : [`cpf_tecnico = '${tecnico}'`]),
  ].join(' and ');
}

/** Days in the years; any day where none was chosen. */
export const years = (anos: readonly number[], column: string): string =>
  anos.length === 0 ? 'true' : `year(${column}) in (${anos.join(', ')})`;

/** Days up to the end of the last of the years. */
export const upTo = (anos: readonly number[], column: string): string =>
  anos.length === 0 ? 'true' : `${column} <= date '${Math.max(...anos)}-12-31'`;
