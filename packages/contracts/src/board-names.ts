/** The boards that there are; `boards.ts` has one for each name, or does not compile. */
export const BOARD_NAMES = [
  'dashboard',
  'conservacaoPropriedades',
  'conservacaoAgricultores',
  'praticasPropriedades',
  'praticasAgricultores',
  'planejamentoPropriedades',
  'planejamentoAgricultores',
  'propriedades',
  'areaZerada',
  'ciclo',
  'produtores',
  'impressao',
  'impressaoUf',
  'visitasReferencia',
  'visitasPeriodo',
  'ategTecnicos',
  'ategSupervisores',
  'ategInicio',
  'ategFases',
  'qualidade',
  'relatorios',
  'resumo',
  'semestre',
] as const;

export type BoardName = (typeof BOARD_NAMES)[number];

export const isBoardName = (name: string): name is BoardName =>
  (BOARD_NAMES as readonly string[]).includes(name);
