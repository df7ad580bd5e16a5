import type { CsvRow } from '../folder/columns.ts';
import { phaseOfVisit } from '../phases.ts';
import { ANA, CAIO, DORA, IVO } from './people.ts';
import { P1, P10, P11, P12, P2, P3, P4, P6, P7, P8, P9 } from './properties.ts';

type Visit = CsvRow<'visita'>;

interface Given {
  readonly checkin?: boolean;
  readonly sync?: boolean;
  readonly minutes?: number | null;
}

const HERE: Record<string, readonly [number, number]> = {
  [P1]: [-50.93, -17.8],
  [P2]: [-50.92, -17.8],
  [P3]: [-51.75, -17.9],
  [P4]: [-49.15, -15.3],
  [P6]: [-47.9, -19.7],
  // 0.1 degree north of the farm, some 11 km: a visit far from its property.
  [P7]: [-47.95, -19.62],
  [P8]: [-49.45, -18.98],
  [P9]: [-49.5, -18.95],
  [P10]: [-54.6, -20.5],
  [P12]: [-54.05, -19.55],
};

/** Whose visits state no cycle: it follows from their order. */
const WITHOUT_CYCLE: readonly string[] = [P2, P8];

/** Visits have the property's number (1 to 12) times 100 plus the visit's number as id. */
function visit(p: number, cod: string, cpf: string, numero: number, dt: string, given: Given = {}): Visit {
  const { checkin = true, sync = true, minutes = null } = given;
  const [lon, lat] = HERE[cod] ?? [null, null];
  return {
    id_visita: p * 100 + numero,
    cod_propriedade: cod,
    cpf_tecnico: cpf,
    numero,
    dt_visita: dt,
    dt_checkin: checkin ? `${dt}T09:30:00-03:00` : null,
    lon_checkin: checkin ? lon : null,
    lat_checkin: checkin ? lat : null,
    duracao_min: minutes,
    fase: phaseOfVisit(numero),
    ciclo: WITHOUT_CYCLE.includes(cod) ? null : numero <= 12 ? 1 : 2,
    sincronizada: sync,
  };
}

/** Visit 1 in the given month, one a month after it on the same day. */
function monthly(
  p: number,
  cod: string,
  cpf: string,
  first: string,
  count: number,
  minutes: number,
): Visit[] {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const day = first.slice(8);
  return Array.from({ length: count }, (_, i) => {
    const months = month - 1 + i;
    const dt = `${year + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-${day}`;
    return visit(p, cod, cpf, i + 1, dt, { minutes });
  });
}

export const VISITS: Visit[] = [
  ...monthly(1, P1, ANA, '2024-02-15', 14, 150),
  visit(2, P2, ANA, 1, '2024-11-10', { minutes: 120 }),
  visit(2, P2, ANA, 2, '2024-12-10', { minutes: 90 }),
  visit(2, P2, ANA, 3, '2025-01-10', { checkin: false }),
  // Synchronised, with neither entry nor check-in: does not count.
  visit(2, P2, ANA, 4, '2025-02-10', { checkin: false, minutes: 60 }),
  // With both, but not synchronised: does not count.
  visit(2, P2, ANA, 5, '2025-03-10', { sync: false, minutes: 45 }),
  ...monthly(3, P3, ANA, '2024-01-20', 24, 180),
  visit(4, P4, CAIO, 1, '2025-05-05', { sync: false, minutes: 20 }),
  visit(6, P6, DORA, 1, '2025-06-12', { minutes: 100 }),
  // Made by a technician who is not the property's.
  visit(6, P6, CAIO, 2, '2025-07-12', { checkin: false, minutes: 140 }),
  visit(7, P7, DORA, 1, '2024-03-08'),
  ...monthly(8, P8, DORA, '2024-06-25', 13, 120),
  // The visit of registration has the number 0 and counts by the same rule.
  visit(9, P9, DORA, 0, '2024-04-02', { minutes: 30 }),
  visit(10, P10, IVO, 1, '2024-10-03', { minutes: 60 }),
  visit(10, P10, IVO, 2, '2025-10-03', { minutes: 80 }),
  visit(10, P10, IVO, 3, '2025-11-03', { checkin: false, minutes: 70 }),
  visit(11, P11, IVO, 1, '2025-08-20', { checkin: false, minutes: 110 }),
  visit(12, P12, IVO, 1, '2024-05-30', { minutes: 50 }),
  visit(12, P12, IVO, 2, '2024-06-30', { sync: false, minutes: 50 }),
];
