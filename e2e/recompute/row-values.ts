import type { Row } from './programme.ts';

// What rows of the CSV folder mean, said once more from the specification's sentences: nothing here is shared with the server.

type Value = Row[string];

export const SITUATION: Readonly<Record<string, string>> = {
  a_ematend: 'Ativa em atendimento',
  a_vstzero: 'Ativa sem visita',
  a_concluida: 'Ativa concluida',
  i_inativa: 'Inativa',
  i_semvst: 'Inativa sem visita',
  i_vstzero: 'Inativa visita 0',
};
export const OBJECTIVE: Readonly<Record<string, string>> = {
  conservacao: 'Práticas de conservação',
  abc: 'Tecnologias ABC',
  planejamento: 'Planejamento da paisagem',
};
export const THEME: Readonly<Record<string, string>> = {
  'tecnologias sustentaveis': 'Tecnologias sustentáveis',
  'manejo do solo': 'Manejo do solo',
  'recursos naturais': 'Recursos naturais',
  'producao de mudas': 'Produção de mudas',
  poda: 'Poda',
  outra: 'Outra',
};
export const ADVICE: Readonly<Record<string, string>> = { aberta: 'Aberta', concluida: 'Concluída' };
export const ISA: readonly [below: number, words: string][] = [
  [0.3, '0 – 0,3'],
  [0.5, '0,3 – 0,5'],
  [0.7, '0,5 – 0,7'],
  [Infinity, '0,7 – 1'],
];
export const AREA: readonly [below: number, words: string][] = [
  [0.0001, 'Zerada'],
  [20, 'Até 20 ha'],
  [50, '20 a 50 ha'],
  [100, '50 a 100 ha'],
  [500, '100 a 500 ha'],
  [Infinity, '500 ha ou mais'],
];

export const value = (row: Row | undefined, column: string): Value => row?.[column] ?? null;
export const number = (row: Row, column: string): number | null =>
  value(row, column) === null ? null : Number(value(row, column));
export const words = (of: Readonly<Record<string, string>>, key: Value): string | null =>
  key === null ? null : (of[String(key)] ?? String(key));
export const band = (bands: typeof ISA, measured: number | null): string | null =>
  measured === null ? null : (bands.find(([below]) => measured < below)?.[1] ?? null);
/** As the sheet writes it for those who see it whole. */
export const whole = (cpf: Value): string | null =>
  cpf === null
    ? null
    : String(cpf)
        .padStart(11, '0')
        .replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
export const masked = (cpf: Value): string | null => {
  const digits = String(cpf).padStart(11, '0');
  return cpf === null ? null : `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
};
export const counts = (row: Row): boolean => row['conta'] === 'true';
export const days = (rows: readonly Row[]): string[] =>
  rows.map((row) => String(row['dt_visita'])).toSorted();
export const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
export const known = (rows: readonly Row[], column: string): number[] =>
  rows.map((row) => number(row, column)).filter((one) => one !== null);

/** Quantity by value, R$; null where no entry has both. */
export function money(entries: readonly Row[]): number | null {
  const amounts = entries
    .map((row) => [number(row, 'qtde'), number(row, 'vlr')] as const)
    .flatMap(([quantity, price]) => (quantity === null || price === null ? [] : [quantity * price]));
  return amounts.length === 0 ? null : amounts.reduce((sum, one) => sum + one, 0);
}

/** Why a visit counts, or does not (second text, section 1). */
export function reason(visit: Row): string {
  if (visit['sincronizada'] !== 'true') return 'Não sincronizada';
  const [arrived, entered] = [visit['dt_checkin'] !== null, visit['lancou'] === 'true'];
  if (arrived && entered) return 'Check-in e lançamento';
  if (arrived) return 'Check-in';
  return entered ? 'Lançamento' : 'Sem lançamento nem check-in';
}

/** The same day so many months later; of a shorter month its last. */
function later(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day on which the plan foresees the visit of a number: one a month, twelve a cycle, while attendance lasts; null where it foresees none. */
export function foreseen(property: Row, numero: number): string | null {
  const second = numero > 12 ? value(property, 'ciclo_2_inicio') : null;
  const first = value(property, 'ciclo_1_inicio') ?? value(property, 'dt_inicio');
  if (numero < 1 || numero > 24 || (second === null && first === null)) return null;
  const day = second === null ? later(String(first), numero - 1) : later(String(second), numero - 13);
  const end = value(property, 'dt_fim');
  return end !== null && day > String(end) ? null : day;
}

/** How many visits the plan foresees until a day, that day included. */
export const due = (property: Row, until: string): number =>
  Array.from({ length: 24 }, (_, index) => foreseen(property, index + 1)).filter(
    (day) => day !== null && day <= until,
  ).length;
