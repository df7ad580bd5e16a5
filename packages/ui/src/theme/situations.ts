/** The outlines that tell situations apart without colour: round or square is active, angular is inactive. */
export type SituationShape =
  | 'circle'
  | 'ring'
  | 'squareCheck'
  | 'cross'
  | 'triangleUp'
  | 'triangleDown'
  | 'diamond';

/** The six situations of a property, as the programme writes them, and the mark for any other text. */
export const SITUATIONS = [
  { key: 'ativaEmAtendimento', label: 'Ativa em atendimento', shape: 'circle' },
  { key: 'ativaSemVisita', label: 'Ativa sem visita', shape: 'ring' },
  { key: 'ativaConcluida', label: 'Ativa concluida', shape: 'squareCheck' },
  { key: 'inativa', label: 'Inativa', shape: 'cross' },
  { key: 'inativaSemVisita', label: 'Inativa sem visita', shape: 'triangleUp' },
  { key: 'inativaVisita0', label: 'Inativa visita 0', shape: 'triangleDown' },
  { key: 'semSituacao', label: 'Sem situação', shape: 'diamond' },
] as const satisfies readonly { key: string; label: string; shape: SituationShape }[];

export type Situation = (typeof SITUATIONS)[number];
export type SituationKey = Situation['key'];

const byLabel = new Map<string, Situation>(SITUATIONS.map((one) => [one.label, one]));
const byKey = new Map<string, Situation>(SITUATIONS.map((one) => [one.key, one]));
const none = SITUATIONS[6];

/** The situation with that label or key; 'Sem situação' (magenta diamond) for anything else, null included. */
export function situationOf(text: string | null | undefined): Situation {
  return byLabel.get(text ?? '') ?? byKey.get(text ?? '') ?? none;
}

/** Colour of every situation, one set per ground. */
export type SituationColors = Record<SituationKey, string>;

/** On white and, always, on imagery. */
export const SITUATION_LIGHT: SituationColors = {
  ativaEmAtendimento: '#565C0D',
  ativaSemVisita: '#1D9FCE',
  ativaConcluida: '#1B7546',
  inativa: '#C70024',
  inativaSemVisita: '#D76900',
  inativaVisita0: '#CE7E80',
  semSituacao: '#AA14A3',
};

export const SITUATION_DARK: SituationColors = {
  ativaEmAtendimento: '#B0C07D',
  ativaSemVisita: '#90DEFD',
  ativaConcluida: '#2C8E62',
  inativa: '#DB2C34',
  inativaSemVisita: '#EC8A00',
  inativaVisita0: '#F6C2C2',
  semSituacao: '#B145A2',
};

/** Outline of a shape in a 16 × 16 box: one path, filled or stroked, and what is drawn inside it. */
export interface ShapeOutline {
  path: string;
  /** Stroke width; absent when the path is filled. */
  stroke?: number;
  /** Interior of a stroked ring is filled with the ground's colour. */
  hollow?: boolean;
  /** A second path in the ground's colour, stroked. */
  inner?: { path: string; stroke: number };
}

export const SHAPE_OUTLINES: Record<SituationShape, ShapeOutline> = {
  circle: { path: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z' },
  ring: { path: 'M8 3.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z', stroke: 2.5, hollow: true },
  squareCheck: {
    path: 'M4.2 2.8h7.6a1.4 1.4 0 0 1 1.4 1.4v7.6a1.4 1.4 0 0 1-1.4 1.4H4.2a1.4 1.4 0 0 1-1.4-1.4V4.2a1.4 1.4 0 0 1 1.4-1.4z',
    inner: { path: 'M5.2 8.2l2 2l3.7-4.2', stroke: 1.6 },
  },
  cross: { path: 'M3.4 3.4L12.6 12.6M12.6 3.4L3.4 12.6', stroke: 3.2 },
  triangleUp: { path: 'M8 2.6L14 13.2H2z' },
  triangleDown: { path: 'M8 13.4L2 2.8H14z' },
  diamond: { path: 'M8 1.8L14.2 8L8 14.2L1.8 8z' },
};
