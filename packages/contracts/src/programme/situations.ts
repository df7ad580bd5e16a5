import type { MarkShape } from './marks.ts';

/** What is known of a situation of a property, wherever it is read, counted, drawn or written. */
interface SituationRow {
  /** As the programme's data have it. */
  readonly code: string;
  /** As the programme writes it, slips included. */
  readonly label: string;
  readonly shape: MarkShape;
  /** On white and, always, on imagery; and on dark cards (docs/design/tokens.md gives their contrast). */
  readonly color: string;
  readonly onDark: string;
}

/** The six situations of a property (second text, sections 2.2, 3 and 4), in the order of legends and lists. */
export const SITUATIONS = [
  {
    code: 'a_ematend',
    label: 'Ativa em atendimento',
    shape: 'circle',
    color: '#565C0D',
    onDark: '#B0C07D',
  },
  {
    code: 'a_vstzero',
    label: 'Ativa sem visita',
    shape: 'ring',
    color: '#1D9FCE',
    onDark: '#90DEFD',
  },
  {
    code: 'a_concluida',
    label: 'Ativa concluida',
    shape: 'squareCheck',
    color: '#1B7546',
    onDark: '#2C8E62',
  },
  {
    code: 'i_inativa',
    label: 'Inativa',
    shape: 'cross',
    color: '#C70024',
    onDark: '#DB2C34',
  },
  {
    code: 'i_semvst',
    label: 'Inativa sem visita',
    shape: 'triangleUp',
    color: '#D76900',
    onDark: '#EC8A00',
  },
  {
    code: 'i_vstzero',
    label: 'Inativa visita 0',
    shape: 'triangleDown',
    color: '#CE7E80',
    onDark: '#F6C2C2',
  },
] as const satisfies readonly SituationRow[];

/** A property that is in none of them, or does not tell. */
export const NO_SITUATION = {
  code: 'sem_situacao',
  label: 'Sem situação',
  shape: 'diamond',
  color: '#AA14A3',
  onDark: '#B145A2',
} as const satisfies Partial<SituationRow>;

export type SituationCode = (typeof SITUATIONS)[number]['code'];
export type Situation = (typeof SITUATIONS)[number] | typeof NO_SITUATION;

/** The situation of that label or code; none for anything else, null included. */
export const situationOf = (text: string | null | undefined): Situation =>
  SITUATIONS.find(({ code, label }) => label === text || code === text) ?? NO_SITUATION;
