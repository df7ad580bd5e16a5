import { PROFILES } from '@fonte/contracts';
import { formatDate, formatDayMonth } from '@fonte/pt-br';
import { observes, type Access } from '../../query/index.ts';
import type { Days, Told } from './told.ts';
import { ofState } from './state-names.ts';

const joined = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** 'a', 'a e b', 'a, b e c'. */
export function listed(items: readonly string[]): string {
  return joined.format(items);
}

/** Sentences of one text, each on a line of its own where there is room for lines: in the ?, in a file's cell. */
export function inLines(sentences: readonly string[]): string {
  return sentences.join('\n');
}

/** 'em 2025', 'em 2024 e 2025', 'no 2º semestre de 2023', 'de 01/03 a 31/03/2025', 'desde o início do projeto': for facts of the period. */
export function during(reading: Told): string {
  if (reading.days) return duringDays(reading.days);
  return reading.anos.length === 0 ? 'desde o início do projeto' : `em ${listed(reading.anos.map(String))}`;
}

function duringDays({ from, until }: Days): string {
  if (from === until) return `em ${formatDate(from)}`;
  const semester = semesterOf({ from, until });
  if (semester !== null) return `no ${semesterWords(semester)}`;
  const sameYear = until.startsWith(from.slice(0, 4));
  return `de ${sameYear ? formatDayMonth(from) : formatDate(from)} a ${formatDate(until)}`;
}

/** First and last day of the two semesters. */
const SEMESTERS = [
  ['-01-01', '-06-30'],
  ['-07-01', '-12-31'],
];

export interface Semester {
  readonly year: number;
  readonly half: 1 | 2;
}

/** The semester that days are, exactly; null for others. */
export function semesterOf({ from, until }: Days): Semester | null {
  const year = from.slice(0, 4);
  const half = SEMESTERS.findIndex((days) => days.join() === [from, until].map((day) => day.slice(4)).join());
  return half >= 0 && until.startsWith(year) ? { year: Number(year), half: half === 0 ? 1 : 2 } : null;
}

/** '2º semestre de 2023'. */
export const semesterWords = ({ year, half }: Semester): string => `${half}º semestre de ${year}`;

/** '01/03/2025 a 31/03/2025', as the strip of filters names days. */
export const daysInWords = ({ from, until }: Days): string =>
  from === until ? formatDate(from) : `${formatDate(from)} a ${formatDate(until)}`;

/** 'até 2025', or with no year 'até 13/10/2025', the reference date or the latest fact after it: for what is counted from the beginning on. */
export function upTo(reading: Told): string {
  if (reading.days) return `até ${formatDate(reading.days.until)}`;
  const last = reading.anos.at(-1);
  if (last !== undefined) return `até ${last}`;
  const { dadosAte, ultimoFato } = reading.version;
  const end = [dadosAte, ultimoFato]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  return end === undefined ? 'até hoje' : `até ${formatDate(end)}`;
}

/** 'em 31/12/2024': the day on which ages are taken, the period's end or that of the data, whichever comes first (query/sql/context.ts). */
export function agesOn({ anos, days, version }: Told): string {
  const last = anos.at(-1);
  const end = days?.until ?? (last === undefined ? null : `${last}-12-31`);
  const [first] = [end, version.dadosAte].filter((day) => day !== null).toSorted();
  return first === undefined ? 'hoje' : `em ${formatDate(first)}`;
}

/** ' de Goiás', ' de Goiás e da Bahia', '' for everywhere: goes after a noun. */
export function ofPlace(reading: Told): string {
  const { access, ufs } = reading;
  const states = access.uf === null ? ufs : [access.uf];
  const where = states.length === 0 ? '' : ` ${listed(states.map(ofState))}`;
  const rows = PROFILES[access.profile].rows;
  if (rows === 'supervisor') return ' da sua supervisão';
  if (rows === 'tecnico') return ' da sua carteira';
  return where;
}

/** What stands where no figure is told: of too few, or one that the others' total, or a whole that it is a part of, would tell too few by (docs/decisions/0020). */
export const protectedWords = (least: number): string =>
  `protegido: grupo com menos de ${least}, ou que deixaria calcular um grupo assim`;

/** By how much the sums of a card may differ from the exact ones. */
export const deviationWords = (percent: number): string => `somas com desvio de até ${percent}%`;

/** When who only observes is told of a property (query/disclosure/question/counted.ts; the rule's own five, whatever SMALL_GROUP is). */
const COUNTED_RULE =
  'propriedades novas, e as visitadas pela primeira vez, entram nestes números em grupos de ao menos cinco por estado';

/** What the caller may see at most, as the '?' of a card says it. */
export function scopeSentence({ access }: Pick<Told, 'access'>): string {
  return observes(access) ? `${rowsSentence(access)}; ${COUNTED_RULE}` : rowsSentence(access);
}

function rowsSentence(access: Access): string {
  const { profile, uf } = access;
  const where = uf === null ? '' : ` ${ofState(uf)}`;
  switch (PROFILES[profile].rows) {
    case 'supervisor':
      return `Propriedades${where} sob a sua supervisão`;
    case 'tecnico':
      return `Propriedades${where} sob a sua responsabilidade`;
    case 'all':
    case 'uf':
      return uf === null ? 'Todas as propriedades do programa' : `Propriedades${where}`;
  }
}
