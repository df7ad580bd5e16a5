import type { BoardEntry } from './boards/board.ts';
import { dashboard } from './boards/dashboard.ts';
import type { Chosen } from './boards/choices.ts';
import { drawnBoard, type DrawnBoard } from './boards/drawn.ts';
import type { BoardName } from './board-names.ts';
import { objective } from './boards/objectives.ts';
import { producers } from './boards/producers.ts';
import { printed, printedState } from './boards/printed.ts';
import { semester } from './boards/semester.ts';
import { summary } from './boards/summary.ts';
import { cycle, properties, zeroArea } from './boards/properties.ts';
import {
  phases,
  reportList,
  starts,
  supervisors,
  technicians,
  visitsByPeriod,
  visitsByReference,
} from './boards/visits.ts';
import { quality } from './boards/quality.ts';
import { ALL_PAGES } from './pages.ts';
import type { Profile } from './profiles.ts';

export type * from './boards/board.ts';
export * from './boards/choices.ts';
export * from './boards/choice-words.ts';
export { reportsAtOnce, reportsOf, withoutReports, type DrawnBoard } from './boards/drawn.ts';
export { OPENED } from './boards/opened.ts';
export { BOARD_NAMES, isBoardName, type BoardName } from './board-names.ts';

/** The pages made of reports (docs/recipes/add-a-board.md). Not in the index: only what draws or answers a board carries them. */
export const BOARDS: Readonly<Record<BoardName, BoardEntry>> = {
  dashboard,
  conservacaoPropriedades: objective('conservacao', 1),
  conservacaoAgricultores: objective('conservacao', 2),
  praticasPropriedades: objective('abc', 1),
  praticasAgricultores: objective('abc', 2),
  planejamentoPropriedades: objective('planejamento', 1),
  planejamentoAgricultores: objective('planejamento', 2),
  propriedades: properties,
  areaZerada: zeroArea,
  ciclo: cycle,
  produtores: producers,
  impressao: printed,
  impressaoUf: printedState,
  visitasReferencia: visitsByReference,
  visitasPeriodo: visitsByPeriod,
  ategTecnicos: technicians,
  ategSupervisores: supervisors,
  ategInicio: starts,
  ategFases: phases,
  qualidade: quality,
  relatorios: reportList,
  resumo: summary,
  semestre: semester,
};

/** A board as a profile has it. */
export const boardFor = (name: BoardName, profile: Profile, asked: Chosen = {}): DrawnBoard =>
  drawnBoard(BOARDS[name], profile, asked);

/** Whether a profile opens a page that draws the board. */
export const mayOpenBoard = (name: BoardName, profile: Profile): boolean =>
  ALL_PAGES.some(
    ([, { draws, profiles }]) => 'board' in draws && draws.board === name && profiles.includes(profile),
  );
