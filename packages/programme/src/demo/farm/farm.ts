import type { CsvRow } from '../../folder/columns.ts';
import { subBasinAt } from '../../geography/built-in/basins.ts';
import { farmName } from '../drawn-from/names.ts';
import { SLOTS_PER_TECHNICIAN, type Technician } from './portfolio.ts';
import { AREA_SPREAD, MEAN_AREA } from '../drawn-from/programme.ts';
import { clamp, round, type Random } from '../drawn-from/random.ts';
import type { Site } from './sites.ts';

export const MILK = 'Bovinocultura de leite';
export const BEEF = 'Bovinocultura de corte';

/** A farm before anything has happened on it. Areas in hectares. */
export interface Farm {
  readonly cod: string;
  readonly nome: string;
  readonly technician: Technician;
  /** Its place in the technician's round of visits. */
  readonly slot: number;
  readonly site: Site;
  readonly id_sub_bacia: number;
  readonly atividade: typeof MILK | typeof BEEF;
  readonly perfil: string;
  readonly numeroCar: string | null;
  readonly areas: Areas;
}

interface Areas {
  readonly total: number;
  readonly produtiva: number;
  readonly pastagem: number;
  readonly lavoura: number;
  readonly vegetacao: number;
  readonly reserva: number;
  readonly app: number;
  readonly degradada: number;
}

/** Beef holds on the large farms and in the west, milk on the small ones. */
function activity(random: Random, total: number, uf: string): Farm['atividade'] {
  const western = uf === 'MT' || uf === 'MS' || uf === 'TO' ? 0.22 : 0;
  return random.chance(clamp(0.28 + total / 450 + western, 0, 0.93)) ? BEEF : MILK;
}

function landProfile(random: Random, total: number): string {
  if (total < 110) return total < 70 && random.chance(0.25) ? 'Assentamento' : 'Pequena';
  return total < 400 ? 'Média' : 'Grande';
}

// Legal reserve 16.6 % and APP 3.2 % of the farms' area, as in the real programme (May 2022).
function areasOf(random: Random): Areas {
  const total = round(clamp(random.logNormal(MEAN_AREA * 1.005, AREA_SPREAD), 3, 4800), 2);
  const reserva = round(total * random.between(0.05, 0.282), 2);
  const app = round(total * random.between(0.005, 0.059), 2);
  const vegetacao = round(
    clamp(reserva + app * random.between(0.2, 1) + total * random.between(-0.04, 0.05), 0, total),
    2,
  );
  // One in seventy leaves it at zero, which the portal lists as a fault to mend.
  const produtiva = random.chance(0.014) ? 0 : round((total - vegetacao) * random.between(0.82, 0.98), 2);
  const lavoura = random.chance(0.4) ? round(produtiva * random.between(0.03, 0.3), 2) : 0;
  const pastagem = round(produtiva - lavoura, 2);
  return {
    total,
    produtiva,
    pastagem,
    lavoura,
    vegetacao,
    reserva,
    app,
    degradada: round(pastagem * random.between(0, 0.35), 2),
  };
}

const HEX = '0123456789ABCDEF';
const OWN_DIGITS = 6;

/**
 * A registration in the form of the CAR (UF, municipality, 32 characters) that no register can hold: 'DEMO' stands
 * where hexadecimal digits belong. `own`, which no other number of the state has, are its last six digits: what is
 * drawn repeats itself among hundreds of thousands.
 */
export function carNumber(random: Random, uf: string, municipality: number, own: number): string {
  let tail = '';
  for (let i = 0; i < 28; i += 1) tail += HEX[random.whole(0, 15)];
  const last = own.toString(16).toUpperCase().padStart(OWN_DIGITS, '0');
  return `${uf}-${municipality}-DEMO${tail.slice(0, -OWN_DIGITS)}${last}`;
}

/** What a farm's own registration and its neighbour's end with: even and odd. */
export function registrations({ serial }: Technician, slot: number): { own: number; neighbour: number } {
  const own = (serial * SLOTS_PER_TECHNICIAN + slot) * 2;
  return { own, neighbour: own + 1 };
}

/** The `slot`-th farm of a technician. */
export function makeFarm(random: Random, technician: Technician, slot: number, site: Site): Farm {
  const { state, serial } = technician;
  const areas = areasOf(random);
  return {
    cod: `${state.codigo_uf}.${String(serial + 1).padStart(4, '0')}.${String(slot + 1).padStart(4, '0')}`,
    nome: farmName(random),
    technician,
    slot,
    site,
    id_sub_bacia: subBasinAt(site.lon, site.lat),
    atividade: activity(random, areas.total, state.uf),
    perfil: landProfile(random, areas.total),
    numeroCar: random.chance(0.9)
      ? carNumber(random, state.uf, site.codigo_municipio, registrations(technician, slot).own)
      : null,
    areas,
  };
}

/** The columns of `propriedade` that a farm has from the start. */
export function farmColumns(farm: Farm): CsvRow<'propriedade'> {
  const { areas, site, technician } = farm;
  return {
    cod_propriedade: farm.cod,
    nome: farm.nome,
    codigo_municipio: site.codigo_municipio,
    uf: technician.state.uf,
    id_sub_bacia: farm.id_sub_bacia,
    lon: site.lon,
    lat: site.lat,
    atividade_produtiva: farm.atividade,
    perfil_fundiario: farm.perfil,
    cpf_tecnico: technician.cpf,
    cpf_supervisor: technician.supervisor.cpf,
    numero_car: farm.numeroCar,
    area_total: areas.total,
    area_produtiva: areas.produtiva,
    area_pastagem: areas.pastagem,
    area_lavoura: areas.lavoura,
    area_vegetacao_nativa: areas.vegetacao,
    area_reserva_legal: areas.reserva,
    area_app: areas.app,
    area_degradada: areas.degradada,
  };
}
