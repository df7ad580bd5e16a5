import type { MarkShape } from './marks.ts';

/** What is known of a situation of a property, wherever it is read, counted, drawn or written. */
interface SituationRow {
  /** As the programme's data have it. */
  readonly code: string;
  /** As the programme writes it, slips included. */
  readonly label: string;
  readonly active: boolean;
  /** Visits are expected of it. */
  readonly expecting?: true;
  /** Not in Coordenador's legend (capability `map.legend.inactiveKinds`). */
  readonly inactiveKind?: true;
  readonly shape: MarkShape;
  /** On white and, always, on imagery; and on dark cards (docs/design/tokens.md gives their contrast). */
  readonly color: string;
  readonly onDark: string;
  /** The field of the map series that is 1 (second text, section 3). */
  readonly flag: string;
}

/** The six situations of a property (second text, sections 2.2, 3 and 4), in the order of legends and lists. */
export const SITUATIONS = [
  {
    code: 'a_ematend',
    label: 'Ativa em atendimento',
    active: true,
    expecting: true,
    shape: 'circle',
    color: '#565C0D',
    onDark: '#B0C07D',
    flag: 'st_prprdd_a_ativa_ematend',
  },
  {
    code: 'a_vstzero',
    label: 'Ativa sem visita',
    active: true,
    expecting: true,
    shape: 'ring',
    color: '#1D9FCE',
    onDark: '#90DEFD',
    flag: 'st_prprdd_a_ativa_vstzero',
  },
  {
    code: 'a_concluida',
    label: 'Ativa concluida',
    active: true,
    shape: 'squareCheck',
    color: '#1B7546',
    onDark: '#2C8E62',
    flag: 'st_prprdd_a_ativa_concluida',
  },
  {
    code: 'i_inativa',
    label: 'Inativa',
    active: false,
    shape: 'cross',
    color: '#C70024',
    onDark: '#DB2C34',
    flag: 'st_prprdd_i_inativa_inativa',
  },
  {
    code: 'i_semvst',
    label: 'Inativa sem visita',
    active: false,
    inactiveKind: true,
    shape: 'triangleUp',
    color: '#D76900',
    onDark: '#EC8A00',
    flag: 'st_prprdd_i_inativa_semvst',
  },
  {
    code: 'i_vstzero',
    label: 'Inativa visita 0',
    active: false,
    inactiveKind: true,
    shape: 'triangleDown',
    color: '#CE7E80',
    onDark: '#F6C2C2',
    flag: 'st_prprdd_i_inativa_vstzero',
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

/** Codes of those of which something holds, in their order. */
export const situationsThat = (holds: (situation: SituationRow) => boolean): readonly SituationCode[] =>
  SITUATIONS.filter(holds).map(({ code }) => code);

const named = new Map<string, Situation>(
  SITUATIONS.flatMap((one): [string, Situation][] => [
    [one.label, one],
    [one.code, one],
  ]),
);

/** The situation of that label or code; none for anything else, null included. */
export const situationOf = (text: string | null | undefined): Situation =>
  named.get(text ?? '') ?? NO_SITUATION;
