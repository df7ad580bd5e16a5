import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { GEOGRAPHY_REASONS } from './reasons.ts';
import { ofFile, type GeographyReport } from './report.ts';

type Db = Kysely<Database>;

/** The staged features of a layer; where two files bring the same one, the later file's. */
const latest = (camada: string, key: 'uf' | 'codigo') => sql`(
  select distinct on (${sql.ref(key)}) * from geografia_lida where camada = ${camada} and ${sql.ref(key)} is not null
  order by ${sql.ref(key)}, ordem desc)`;

/** States: codes and regions of those that are known stay unless the file brings them. */
export async function applyStates(db: Db): Promise<void> {
  await sql`
    update geo.uf g set nome = coalesce(r.nome, g.nome), regiao = coalesce(r.regiao, g.regiao), aproximado = false,
      geom = r.geom
    from ${latest('uf', 'uf')} r where r.uf = g.uf`.execute(db);
}

/**
 * Municipalities: the file's replace those with the same code. Approximate ones that the file leaves out keep their row,
 * because facts may refer to them, but lose their area, which would overlap the official ones of the same state.
 */
export async function applyMunicipalities(db: Db): Promise<void> {
  const rows = latest('municipio', 'codigo');
  await sql`
    insert into geo.municipio as g (codigo_municipio, nome, uf, lon_sede, lat_sede, aproximado, geom)
    select r.codigo, coalesce(r.nome, old.nome, 'Município ' || r.codigo), r.uf, r.lon, r.lat, false, r.geom
    from ${rows} r left join geo.municipio old on old.codigo_municipio = r.codigo
    on conflict (codigo_municipio) do update set nome = excluded.nome, uf = excluded.uf,
      lon_sede = coalesce(excluded.lon_sede, g.lon_sede), lat_sede = coalesce(excluded.lat_sede, g.lat_sede),
      aproximado = false, geom = excluded.geom`.execute(db);
  await sql`
    update geo.municipio set geom = null
    where aproximado and uf in (select uf from geografia_lida where camada = 'municipio')`.execute(db);
}

/** Hydrographic regions: the file's replace all others. */
export async function applyRegions(db: Db): Promise<void> {
  await sql`
    insert into geo.regiao_hidrografica as g (id_regiao_hidrografica, nome, aproximado, geom)
    select codigo, nome, false, geom from ${latest('regiao_hidrografica', 'codigo')} r
    on conflict (id_regiao_hidrografica) do update set nome = excluded.nome, aproximado = false, geom = excluded.geom
  `.execute(db);
  await sql`
    delete from geo.regiao_hidrografica g where aproximado
      and exists (select from geografia_lida where camada = 'regiao_hidrografica')
      and not exists (select from geo.sub_bacia b where b.id_regiao_hidrografica = g.id_regiao_hidrografica)
  `.execute(db);
}

const folded = (text: ReturnType<typeof sql>) =>
  sql`translate(lower(${text}), 'áàâãéêíóôõúüç -', 'aaaaeeiooouuc')`;

/** Sub-basins: the file's replace the approximate ones; those that properties refer to stay, without an area. */
export async function applySubBasins(db: Db, report: GeographyReport): Promise<void> {
  const rows = latest('sub_bacia', 'codigo');
  const regions = await sql<{
    codigo: number;
    regiao: string | null;
    region: number | null;
    arquivo: string;
    linha: number | null;
    feicao: number;
  }>`
    select r.codigo, r.regiao, r.arquivo, r.linha, r.feicao, h.id_regiao_hidrografica as region
    from ${rows} r left join geo.regiao_hidrografica h
      on h.id_regiao_hidrografica::text = r.regiao or ${folded(sql`h.nome`)} = ${folded(sql`r.regiao`)}
    where r.regiao is not null`.execute(db);
  for (const { regiao, region, arquivo, linha, feicao } of regions.rows) {
    if (region !== null) continue;
    report.add({
      arquivo,
      linha,
      feicao,
      coluna: 'regiao',
      valor: regiao,
      motivo: GEOGRAPHY_REASONS.unknownRegion,
    });
  }
  const known = JSON.stringify(regions.rows.map(({ codigo, region }) => ({ codigo, region })));
  await sql`
    insert into geo.sub_bacia as g (id_sub_bacia, nome, id_regiao_hidrografica, aproximado, geom)
    select r.codigo, coalesce(r.nome, old.nome, 'Sub-bacia ' || r.codigo),
      coalesce(k.region, old.id_regiao_hidrografica), false, r.geom
    from ${rows} r left join geo.sub_bacia old on old.id_sub_bacia = r.codigo
      left join jsonb_to_recordset(${known}::jsonb) as k (codigo integer, region integer) on k.codigo = r.codigo
    on conflict (id_sub_bacia) do update set nome = excluded.nome,
      id_regiao_hidrografica = excluded.id_regiao_hidrografica, aproximado = false, geom = excluded.geom`.execute(
    db,
  );
  await dropApproximateBasins(db, report);
}

async function dropApproximateBasins(db: Db, report: GeographyReport): Promise<void> {
  const file = await sql<{ arquivo: string }>`
    select arquivo from geografia_lida where camada = 'sub_bacia' order by ordem desc limit 1`.execute(db);
  const arquivo = file.rows[0]?.arquivo;
  if (arquivo === undefined) return;
  await sql`
    delete from geo.sub_bacia g
    where aproximado and not exists (select from programa.propriedade p where p.id_sub_bacia = g.id_sub_bacia)
  `.execute(db);
  const kept = await sql`update geo.sub_bacia set geom = null where aproximado`.execute(db);
  const count = Number(kept.numAffectedRows ?? 0n);
  if (count > 0) report.warn(ofFile(arquivo, GEOGRAPHY_REASONS.keptReferenced(count)));
}

/** Biomes: the file's replace all; those without a code are numbered in the order of their names. */
export async function applyBiomes(db: Db): Promise<void> {
  await sql`
    delete from geo.bioma where exists (select from geografia_lida where camada = 'bioma')`.execute(db);
  await sql`
    insert into geo.bioma (id_bioma, nome, geom)
    select coalesce(codigo, 100 + row_number() over (order by nome)::integer), nome, geom
    from (select distinct on (nome) * from geografia_lida where camada = 'bioma' order by nome, ordem desc) r
  `.execute(db);
}
