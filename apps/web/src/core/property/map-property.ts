import type { Cell, ReportAnswer, Row } from '@fonte/contracts';
import { figure } from '../report/answer.ts';

/** A property of the map series (second text, section 3), read out of report 123456. */
export type MapProperty = {
  cod: string;
  name: string;
  /** Município/UF. */
  place: string;
  /** Productive activity | land profile | sustainability index. */
  activity: string;
  /** Absent for profiles that do not see names. */
  producer: string | null;
  /** Null where the property has no coordinate. */
  at: readonly [number, number] | null;
  situation: string | null;
  visits: number;
  areas: { label: string; ha: number }[];
  tags: string[];
};

/** The flag that is 1 decides the situation (second text, sections 3 and 4); the first two flags only say active or inactive. */
const SITUATION_OF_FLAG: readonly (readonly [flag: string, situation: string])[] = [
  ['st_prprdd_a_ativa_ematend', 'Ativa em atendimento'],
  ['st_prprdd_a_ativa_vstzero', 'Ativa sem visita'],
  ['st_prprdd_a_ativa_concluida', 'Ativa concluida'],
  ['st_prprdd_i_inativa_inativa', 'Inativa'],
  ['st_prprdd_i_inativa_semvst', 'Inativa sem visita'],
  ['st_prprdd_i_inativa_vstzero', 'Inativa visita 0'],
];

/** Tags of the series and the words the dialog gives them (second text, 2.2). */
const TAGS: readonly (readonly [field: string, words: string])[] = [
  ['ISA', 'ISA'],
  ['Planejamento', 'Planejamento'],
  ['Praticas de conservacao e restauracao', 'Práticas de conservação e restauração'],
  ['Tecnologias ABC', 'Tecnologias ABC'],
];

/** All properties of the answer, with and without a point. */
export function mapProperties(answer: ReportAnswer): MapProperty[] {
  return (answer.series[0]?.data ?? []).filter(isRow).map(propertyOf);
}

const isRow = (cell: Cell | Row): cell is Row => typeof cell === 'object' && cell !== null;

const text = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

function propertyOf(row: Row): MapProperty {
  const lon = figure(row['lon']);
  const lat = figure(row['lat']);
  return {
    cod: text(row['cod_propriedade'] ?? row['ID da propriedade']),
    name: text(row['label']),
    place: text(row['subtitle']),
    activity: text(row['atividade']),
    producer: text(row['nome_produtor']) || null,
    at: lon === null || lat === null ? null : [lon, lat],
    situation: SITUATION_OF_FLAG.find(([flag]) => Number(row[flag]) === 1)?.[1] ?? null,
    visits: figure(row['visitas']) ?? 0,
    areas: Object.entries(row)
      .filter(([field]) => /area/i.test(field))
      .flatMap(([field, cell]) => {
        const ha = figure(cell);
        return ha === null ? [] : [{ label: areaWords(field), ha }];
      }),
    tags: TAGS.filter(([field]) => row[field] === 'TRUE').map(([, words]) => words),
  };
}

/** 'Area produtiva' of the wire reads 'Área produtiva' in the dialog's list. */
function areaWords(field: string): string {
  return field
    .replace(/^Area\b/, 'Área')
    .replace('vegetacao', 'vegetação')
    .replace('preservacao', 'preservação');
}
