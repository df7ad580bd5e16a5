import { indicadorResultado } from '../source/tables/indicador-resultado.ts';
import { isa } from '../source/tables/isa.ts';
import { item } from '../source/tables/item.ts';
import { lancamento } from '../source/tables/lancamento.ts';
import { meta } from '../source/tables/meta.ts';
import { pratica } from '../source/tables/pratica.ts';
import { produtor } from '../source/tables/produtor.ts';
import { propriedade } from '../source/tables/propriedade.ts';
import { recomendacao } from '../source/tables/recomendacao.ts';
import { supervisor } from '../source/tables/supervisor.ts';
import { tecnico } from '../source/tables/tecnico.ts';
import { visita } from '../source/tables/visita.ts';

/** The CSV files that we write ourselves; their columns are those of the import format (source/). */
const CSV = {
  produtor,
  supervisor,
  tecnico,
  propriedade,
  visita,
  item,
  lancamento,
  recomendacao,
  pratica,
  isa,
  indicador_resultado: indicadorResultado,
  meta,
} as const;

export type CsvTable = keyof typeof CSV;
export type CsvRow<Table extends CsvTable> = Partial<
  Record<keyof (typeof CSV)[Table]['columns'], string | number | boolean | null>
>;

export const CSV_TABLES = Object.keys(CSV) as CsvTable[];

/** The columns of a file, in its order. */
export const csvColumns = (table: CsvTable): readonly string[] => Object.keys(CSV[table].columns);

/** The files with geometry. */
export const GEOJSON_TABLES = [
  'poligono',
  'poligono_historico',
  'car',
  'vegetacao_nativa',
  'reserva_legal',
  'bacia_20km',
  'processo',
] as const;
export type GeoJsonTable = (typeof GEOJSON_TABLES)[number];
