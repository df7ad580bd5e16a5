import type { Polygon } from 'geojson';
import { carNumber, registrations, type Farm } from './farm.ts';
import { round, type Random } from '../drawn-from/random.ts';
import { outlinePolygon, Parts, type Outline } from './shapes.ts';

const ACTIVE: readonly (readonly [string, number])[] = [
  ['Aguardando análise', 62],
  ['Em análise', 14],
  ['Analisado, em conformidade com a Lei 12.651/12', 10],
  ['Analisado, aguardando regularização ambiental (Lei 12.651/12)', 14],
];
const PENDING: readonly (readonly [string, number])[] = [
  ['Analisado com pendências, aguardando retificação', 60],
  ['Analisado com pendências, aguardando apresentação de documentos', 40],
];

/** Situation code of the CAR with its condition: mostly active, some pending, few suspended or cancelled. */
function condition(random: Random): readonly [string, string] {
  switch (
    random.weighted([
      ['AT', 89],
      ['PE', 6],
      ['SU', 2],
      ['CA', 3],
    ] as const)
  ) {
    case 'AT':
      return ['AT', random.weighted(ACTIVE)];
    case 'PE':
      return ['PE', random.weighted(PENDING)];
    case 'SU':
      return ['SU', 'Suspenso por decisão administrativa'];
    case 'CA':
      return ['CA', 'Cancelado por decisão administrativa'];
  }
}

/** Takes a feature of a layer. */
export type TakeShape = (
  table: 'car' | 'vegetacao_nativa' | 'reserva_legal',
  properties: object,
  geometry: Polygon,
) => void;

/** What other registers know of a farm's ground: its CAR and a neighbour's, native vegetation, legal reserve. */
export function tellLayers(
  random: Random,
  farm: Farm,
  outline: Outline,
  serial: number,
  take: TakeShape,
): void {
  const { areas, site, technician } = farm;
  const uf = technician.state.uf;
  const radius = Math.sqrt((areas.total * 10_000) / Math.PI);
  const register = (numero: string, cod: string | null, moved: readonly [number, number], scale: number) => {
    const [situacao_car, condicao_car] = condition(random);
    const tipo_imovel_car = farm.perfil === 'Assentamento' ? 'AST' : 'IRU';
    const area_ha = round(areas.total * scale * scale, 4);
    const properties = {
      numero_car: numero,
      cod_propriedade: cod,
      tipo_imovel_car,
      situacao_car,
      condicao_car,
      area_ha,
    };
    take('car', properties, outlinePolygon(outline, moved, scale));
  };
  // Nearly every number is found in the register, drawn a little differently.
  if (farm.numeroCar && random.chance(0.96)) {
    const moved = [random.between(-0.06, 0.06) * radius, random.between(-0.06, 0.06) * radius] as const;
    register(farm.numeroCar, farm.cod, moved, random.between(0.95, 1.05));
  }
  if (random.chance(0.08)) {
    register(
      carNumber(random, uf, site.codigo_municipio, registrations(technician, farm.slot).neighbour),
      null,
      [radius * 2.6, radius * 0.4],
      random.between(0.6, 1),
    );
  }
  const parts = new Parts(outline, random.whole(0, outline.rays.length - 1));
  const wood = random.chance(0.6) ? parts.next(areas.vegetacao) : null;
  if (wood) take('vegetacao_nativa', { codigo: `VN-${serial}`, nome: null, area_ha: areas.vegetacao }, wood);
  const reserve = new Parts(outline, random.whole(0, outline.rays.length - 1)).next(areas.reserva);
  if (reserve && random.chance(0.65)) {
    take('reserva_legal', { codigo: `RL-${serial}`, nome: null, area_ha: areas.reserva }, reserve);
  }
}
