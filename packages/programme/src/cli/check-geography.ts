import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { GeographyRefused, loadGeography } from '../geography/index.ts';
import { FaultList, faultSentence } from '../read/fault.ts';

const USAGE = `Uso: npm run check:geography -- PASTA

Lê as malhas da PASTA (uf, municipio, regiao_hidrografica, sub_bacia, bioma em GeoJSON ou TopoJSON) num banco vazio,
só para conferir: mostra falhas, avisos e o que ficou. Não muda nada do portal.`;

const dir = process.argv[2];
if (!dir || dir.startsWith('-')) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await check(dir);
}

async function check(folder: string): Promise<number> {
  const scratch = await mkdtemp(join(tmpdir(), 'fonte-geografia-'));
  const access = await connect({ folder: scratch, timeoutMs: 0 });
  const list = new FaultList();
  try {
    await migrate(access);
    const began = performance.now();
    const counts = await loadGeography(access.db, folder, list);
    for (const [layer, count] of Object.entries(counts)) console.log(`${layer}: ${count}`);
    const invalid = await sql<{ camada: string; chave: string }>`
      select 'uf' as camada, uf as chave from geo.uf where not st_isvalid(geom)
      union all select 'municipio', codigo_municipio::text from geo.municipio where not st_isvalid(geom)
      union all select 'sub_bacia', id_sub_bacia::text from geo.sub_bacia where not st_isvalid(geom)
      union all select 'bioma', nome from geo.bioma where not st_isvalid(geom)`.execute(access.db);
    for (const { camada, chave } of invalid.rows) console.error(`geometria inválida: ${camada} ${chave}`);
    console.log(`${((performance.now() - began) / 1000).toFixed(1).replace('.', ',')} s`);
    return invalid.rows.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof GeographyRefused)) throw error;
    return 1;
  } finally {
    for (const warning of list.warnings) console.log(`aviso: ${faultSentence(warning)}`);
    for (const fault of list.faults) console.error(`falha: ${faultSentence(fault)}`);
    await access.close();
    await rm(scratch, { recursive: true, force: true });
  }
}
