import { scope, type Plan, type QueryEngine } from '../../index.ts';
import type { NewFarm } from './add-farms.ts';

interface Told {
  readonly measure: string;
  readonly quality: string;
}

/** The reports that tell people and farms by a quality: 10126, 10128 to 10131, 210032, 10033. */
export const REPORTS: readonly Told[] = [
  ...['sexo', 'escolaridade', 'cor_raca', 'faixa_renda', 'tempo_atividade'].map((quality) => ({
    measure: 'produtores_atendidos',
    quality,
  })),
  ...['atividade', 'perfil_fundiario'].map((quality) => ({ measure: 'propriedades_atendidas', quality })),
];

/** What tells visits by a quality of the farm. */
export const OF_VISITS: readonly Told[] = ['atividade', 'perfil_fundiario', 'situacao', 'fase'].map(
  (quality) => ({ measure: 'visitas', quality }),
);

/** What is shown of each report, by state and member, all members included; null for what is not. */
export type Reading = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** The name of all members of a state. */
export const ALL = 'all';
const nameOf = (quality: string, uf: string): string => `${quality} ${uf}`;

/** Reads all of them by state as an observer does. */
export async function readReports(engine: QueryEngine, reports = REPORTS): Promise<Reading> {
  const reading = new Map<string, Map<string, string | null>>();
  for (const { measure, quality } of reports) {
    const plan: Plan = { measures: { n: measure }, by: ['uf', quality], totals: [['uf']] };
    // oxlint-disable-next-line no-await-in-loop -- one database
    const { rows, totals } = await engine.run(scope(plan, { profile: 'consulta', uf: null, cpf: null }));
    for (const { keys, values } of [...rows, ...totals]) {
      const name = nameOf(quality, String(keys['uf']));
      const members = reading.get(name) ?? new Map<string, string | null>();
      const member = quality in keys ? String(keys[quality]) : ALL;
      reading.set(name, members.set(member, values['n'] === null ? null : String(values['n'])));
    }
  }
  return reading;
}

/** Of how many attributes of farms that came or were visited, one in each state, who has both versions knows the only member that fits, and how often that is not theirs. */
export function learnt(
  before: Reading,
  after: Reading,
  farms: readonly NewFarm[],
  reports = REPORTS,
): { all: number; right: number; wrong: number } {
  const found = { all: 0, right: 0, wrong: 0 };
  for (const { uf, attributes } of farms)
    for (const { quality } of reports) {
      const [then, now] = [before, after].map(
        (reading) => reading.get(nameOf(quality, uf)) ?? new Map<string, string | null>(),
      );
      const moved = (member: string): number | null => {
        const [own, later] = [then, now].map((one) => (one!.has(member) ? one!.get(member)! : '0'));
        return own === null || later === null ? null : Number(later) - Number(own);
      };
      const members = [...new Set([...then!.keys(), ...now!.keys()])].filter((one) => one !== ALL);
      // Where the whole has not moved the farm is in none of them.
      const fits = members.filter(
        (one) =>
          moved(ALL) !== 0 &&
          members.every((member) => [null, member === one ? 1 : 0].includes(moved(member))),
      );
      found.all += 1;
      if (fits.length === 1) found[fits[0] === attributes[quality] ? 'right' : 'wrong'] += 1;
    }
  return found;
}
