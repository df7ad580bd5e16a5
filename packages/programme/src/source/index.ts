// The import format: one declaration per file, in the order in which tables refer to each other.
import type { TableSource } from './table.ts';
import { bacia20km, reservaLegal, vegetacaoNativa } from './tables/areas.ts';
import { car } from './tables/car.ts';
import { indicadorResultado } from './tables/indicador-resultado.ts';
import { isa } from './tables/isa.ts';
import { item } from './tables/item.ts';
import { lancamento } from './tables/lancamento.ts';
import { meta } from './tables/meta.ts';
import { poligonoHistorico } from './tables/poligono-historico.ts';
import { poligono } from './tables/poligono.ts';
import { pratica } from './tables/pratica.ts';
import { processo } from './tables/processo.ts';
import { produtor } from './tables/produtor.ts';
import { propriedade } from './tables/propriedade.ts';
import { recomendacao } from './tables/recomendacao.ts';
import { supervisor } from './tables/supervisor.ts';
import { tecnico } from './tables/tecnico.ts';
import { visita } from './tables/visita.ts';

export * from './column.ts';
export * from './table.ts';

/** Every file of the format; what a table refers to comes before it. */
export const SOURCES: readonly TableSource[] = [
  produtor,
  supervisor,
  tecnico,
  propriedade,
  item,
  visita,
  lancamento,
  recomendacao,
  poligono,
  poligonoHistorico,
  pratica,
  isa,
  indicadorResultado,
  meta,
  car,
  vegetacaoNativa,
  reservaLegal,
  bacia20km,
  processo,
];

const byName = new Map(SOURCES.map((source) => [source.name, source]));

/** The declaration of a table. Errors: an unknown name is a mistake in a declaration. */
export function sourceOf(name: string): TableSource {
  const source = byName.get(name);
  if (!source) throw new Error(`No source declared for ${name}`);
  return source;
}
