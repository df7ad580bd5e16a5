/** How an area is drawn, in colours made for imagery (docs/design/tokens.md, "Polygons and history"). */
export interface AreaLook {
  readonly stroke: string;
  /** Colour under the stroke, a little wider. */
  readonly casing?: string;
  /** Colour of what is inside, where it is not the stroke's. */
  readonly fill?: string;
  readonly fillOpacity: number;
  /** The second sign besides colour. */
  readonly dash?: readonly number[];
  readonly hatch?: true;
}

interface AreaRow {
  /** As the programme's data, and the layers' column `legenda`, have it. */
  readonly code: string;
  readonly label: string;
  readonly look: AreaLook;
}

/** Types of a property's areas (second text, 2.5), as layers and files order them. */
export const AREA_TYPES = [
  {
    code: 'abc',
    label: 'ABC',
    several: 'Áreas ABC',
    look: { stroke: '#D42A33', casing: '#FFFFFF', fillOpacity: 0.22, dash: [9, 5] },
  },
  {
    code: 'propriedade',
    label: 'Propriedade',
    several: 'Áreas da propriedade',
    look: { stroke: '#FFCB1F', casing: '#10241A', fillOpacity: 0.08 },
  },
  {
    code: 'intervencao',
    label: 'Intervenção',
    several: 'Áreas de intervenção',
    look: { stroke: '#5BD584', casing: '#10241A', fillOpacity: 0.35, hatch: true },
  },
] as const satisfies readonly (AreaRow & { several: string })[];

export type AreaType = (typeof AREA_TYPES)[number]['code'];

/** The type of that code; undefined for anything else. */
export const areaTypeOf = (code: string) => AREA_TYPES.find((type) => type.code === code);

/** What became of an area; `key` is its name where no accent may stand. */
export const AREA_CHANGES = [
  {
    code: 'novo',
    key: 'novo',
    label: 'Novo',
    look: { stroke: '#1B7546', casing: '#FFFFFF', fillOpacity: 0.2 },
  },
  {
    code: 'atualizado',
    key: 'atualizado',
    label: 'Atualizado',
    look: { stroke: '#246ABD', casing: '#FFFFFF', fillOpacity: 0.2 },
  },
  {
    code: 'excluído',
    key: 'excluido',
    label: 'Excluído',
    look: { stroke: '#B3261E', casing: '#FFFFFF', fillOpacity: 0.2 },
  },
] as const satisfies readonly (AreaRow & { key: string })[];

export type AreaChange = (typeof AREA_CHANGES)[number]['key'];

/** A change as the data write it ('excluído'), and as a card does. */
export const changeWords = (key: AreaChange) =>
  AREA_CHANGES.find((change) => change.key === key) ?? AREA_CHANGES[0];

/** Land of the properties by its registration (second text, 2.3). */
export const CAR_CLASSES = [
  {
    code: 'sem_car',
    label: 'Propriedades sem CAR',
    look: { stroke: '#FFFFFF', fillOpacity: 0, dash: [2, 3] },
  },
  {
    code: 'car_invalido',
    label: 'Propriedades com CAR inválido',
    look: { stroke: '#FF9B54', fillOpacity: 0, dash: [5, 3] },
  },
  { code: 'com_car', label: 'Propriedades com CAR', look: { stroke: '#F2B705', fillOpacity: 0 } },
] as const satisfies readonly AreaRow[];

/** A perimeter of the CAR, whosever it is. */
export const CAR_LOOK: AreaLook = { stroke: '#FFFFFF', fillOpacity: 0, dash: [2, 4] };
