import type { Cell, ReportAnswer, Row } from '@fonte/contracts';
import { OBJECTIVE_TAGS } from '@fonte/contracts/programme/objective-tags';
import { SITUATION_FACTS } from '@fonte/contracts/programme/situation-facts';
import { SITUATIONS } from '@fonte/contracts/programme/situations';
import { figure } from '../report/answer/answer.ts';

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
  /** The flag that is 1 decides it (second text, sections 3 and 4). */
  situation: string | null;
  visits: number;
  areas: { label: string; ha: number }[];
  tags: string[];
};

/** Tags of the series and the words the dialog gives them (second text, 2.2). */
const TAGS: readonly (readonly [field: string, words: string])[] = [
  ['ISA', 'ISA'],
  ...OBJECTIVE_TAGS.map(([, field, words]) => [field, words] as const),
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
    situation: SITUATIONS.find(({ code }) => Number(row[SITUATION_FACTS[code].flag]) === 1)?.label ?? null,
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
