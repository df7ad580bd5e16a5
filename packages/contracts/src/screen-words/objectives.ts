import type { SaidTexts } from '../sheet-words/said.ts';
import { toldOf, type Told } from './told-of.ts';

const APPLIED: SaidTexts = {
  'aplicam práticas de conservação': {
    en: 'apply conservation practices',
    es: 'aplican prácticas de conservación',
  },
  'aplicam tecnologias ABC': { en: 'apply ABC technologies', es: 'aplican tecnologías ABC' },
  'têm planejamento da paisagem': {
    en: 'have landscape planning',
    es: 'tienen planificación del paisaje',
  },
};
const BEGUN: SaidTexts = {
  'aplicar práticas de conservação': {
    en: 'apply conservation practices',
    es: 'aplicar prácticas de conservación',
  },
  'aplicar tecnologias ABC': { en: 'apply ABC technologies', es: 'aplicar tecnologías ABC' },
  'ter planejamento da paisagem': { en: 'have landscape planning', es: 'tener planificación del paisaje' },
};
const REGISTERED: SaidTexts = {
  'práticas de conservação': { en: 'conservation practices', es: 'prácticas de conservación' },
  'tecnologias ABC': { en: 'ABC technologies', es: 'tecnologías ABC' },
  'planejamento da paisagem': { en: 'landscape planning', es: 'planificación del paisaje' },
};

const OF_APPLIED: readonly Told[] = [
  ['Propriedades que @ {upTo}{of}', { en: 'Farms that @ {upTo}{of}', es: 'Fincas que @ {upTo}{of}' }],
  [
    'Propriedades que @ {upTo}{of}, por técnico responsável',
    {
      en: 'Farms that @ {upTo}{of}, by responsible technician',
      es: 'Fincas que @ {upTo}{of}, por técnico responsable',
    },
  ],
  [
    'Agricultores de propriedades que @ {upTo}{of}',
    { en: 'Farmers of farms that @ {upTo}{of}', es: 'Agricultores de fincas que @ {upTo}{of}' },
  ],
  [
    'Agricultores de propriedades que @ {upTo}{of}, por técnico responsável',
    {
      en: 'Farmers of farms that @ {upTo}{of}, by responsible technician',
      es: 'Agricultores de fincas que @ {upTo}{of}, por técnico responsable',
    },
  ],
  [
    'Agricultores de propriedades que @ {upTo}{of}: mulheres',
    {
      en: 'Farmers of farms that @ {upTo}{of}: women',
      es: 'Agricultores de fincas que @ {upTo}{of}: mujeres',
    },
  ],
  [
    'Agricultores de propriedades que @ {upTo}{of}: de até 29 anos {during}',
    {
      en: 'Farmers of farms that @ {upTo}{of}: up to 29 years of age {during}',
      es: 'Agricultores de fincas que @ {upTo}{of}: de hasta 29 años {during}',
    },
  ],
];

const OF_BEGUN: readonly Told[] = [
  [
    'Agricultores de propriedades que passaram a @ em cada ano {upTo}{of}',
    {
      en: 'Farmers of farms that began to @ in each year {upTo}{of}',
      es: 'Agricultores de fincas que pasaron a @ en cada año {upTo}{of}',
    },
  ],
];

const OF_REGISTERED: readonly Told[] = [
  [
    'Hectares registrados de @ {upTo}{of}',
    { en: 'Hectares recorded of @ {upTo}{of}', es: 'Hectáreas registradas de @ {upTo}{of}' },
  ],
  [
    'Hectares registrados de @ {during}{of}',
    { en: 'Hectares recorded of @ {during}{of}', es: 'Hectáreas registradas de @ {during}{of}' },
  ],
  [
    'Hectares registrados de @ {upTo}{of}, por tipo',
    {
      en: 'Hectares recorded of @ {upTo}{of}, by kind',
      es: 'Hectáreas registradas de @ {upTo}{of}, por tipo',
    },
  ],
  [
    'Hectares registrados de @ em cada ano {upTo}{of}',
    {
      en: 'Hectares recorded of @ in each year {upTo}{of}',
      es: 'Hectáreas registradas de @ en cada año {upTo}{of}',
    },
  ],
];

/** What the figures of those that apply them count, sentence by sentence. */
const APPLIED_DEFINED: readonly Told[] = [
  [
    'Propriedades que @ {upTo} e os hectares registrados delas; o percentual é das propriedades atendidas {during}',
    {
      en: 'Farms that @ {upTo}, and the hectares recorded of them; the percentage is of the farms assisted {during}',
      es: 'Fincas que @ {upTo}, y las hectáreas registradas de ellas; el porcentaje es de las fincas atendidas {during}',
    },
  ],
  [
    'Agricultores de propriedades que @ {upTo}, cada um contado uma vez',
    {
      en: 'Farmers of farms that @ {upTo}, each counted once',
      es: 'Agricultores de fincas que @ {upTo}, cada uno contado una vez',
    },
  ],
];

const BEGUN_DEFINED: readonly Told[] = [
  [
    'Agricultores pelo ano em que uma propriedade sua passou a @, {upTo}; quem tem propriedades que começaram em anos diferentes está em cada um deles, e no total uma vez',
    {
      en: 'Farmers by the year in which a farm of theirs began to @, {upTo}; those who have farms that began in different years are in each of them, and once in the total',
      es: 'Agricultores según el año en que una finca suya pasó a @, {upTo}; quienes tienen fincas que comenzaron en años distintos están en cada uno de ellos, y una vez en el total',
    },
  ],
];

const REGISTERED_DEFINED: readonly Told[] = [
  [
    'Soma da área registrada de @ {upTo}, desde o início do projeto',
    {
      en: 'Sum of the area recorded of @ {upTo}, since the start of the project',
      es: 'Suma del área registrada de @ {upTo}, desde el inicio del proyecto',
    },
  ],
  [
    'Soma da área de @ registrada {during}',
    { en: 'Sum of the area of @ recorded {during}', es: 'Suma del área de @ registrada {during}' },
  ],
  [
    'Soma da área de @ pelo ano do registro, {upTo}; ao lado, o que se acumulou até o fim de cada ano',
    {
      en: 'Sum of the area of @ by the year of the record, {upTo}; beside it, what had accumulated up to the end of each year',
      es: 'Suma del área de @ según el año del registro, {upTo}; al lado, lo acumulado hasta el fin de cada año',
    },
  ],
  [
    'Soma da área registrada de @ {upTo}, por tipo de prática',
    {
      en: 'Sum of the area recorded of @ {upTo}, by kind of practice',
      es: 'Suma del área registrada de @ {upTo}, por tipo de práctica',
    },
  ],
];

/** What definitions of all three say. */
const DEFINED: SaidTexts = {
  'Registro sem área não soma nada': {
    en: 'A record without an area adds nothing',
    es: 'Un registro sin área no suma nada',
  },
  'A barra mostra quantas das atendidas {during} têm': {
    en: 'The bar shows how many of those assisted {during} have it',
    es: 'La barra muestra cuántas de las atendidas {during} la tienen',
  },
  'A barra mostra quantos dos produtores atendidos {during} são de tais propriedades': {
    en: 'The bar shows how many of the producers assisted {during} are of such farms',
    es: 'La barra muestra cuántos de los productores atendidos {during} son de tales fincas',
  },
  'Destes, mulheres; quem não declarou não entra': {
    en: 'Of these, women; those who did not declare it are left out',
    es: 'De estos, mujeres; quienes no lo declararon no entran',
  },
  'Destes, de até 29 anos {during}; quem não declarou não entra': {
    en: 'Of these, up to 29 years of age {during}; those who did not declare it are left out',
    es: 'De estos, de hasta 29 años {during}; quienes no lo declararon no entran',
  },
  "A idade é a que cada um tinha {during}; quem não declarou está em 'Não informado'": {
    en: "The age is the one that each had {during}; those who did not declare it are under 'Not stated'",
    es: "La edad es la que cada uno tenía {during}; quienes no la declararon están en 'No informado'",
  },
  'Quem tem propriedades de dois técnicos está com cada um, e no total uma vez': {
    en: 'Those who have farms of two technicians are with each of them, and once in the total',
    es: 'Quienes tienen fincas de dos técnicos están con cada uno, y una vez en el total',
  },
};

/** What stands below the titles of the objectives' reports, and what their figures count (their sheets say that too). */
export const OBJECTIVE_WORDS: SaidTexts = {
  ...toldOf(APPLIED, [...OF_APPLIED, ...APPLIED_DEFINED]),
  ...toldOf(BEGUN, [...OF_BEGUN, ...BEGUN_DEFINED]),
  ...toldOf(REGISTERED, [...OF_REGISTERED, ...REGISTERED_DEFINED]),
  ...DEFINED,
};
