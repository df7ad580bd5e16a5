import { EXAMINED, MENDERS } from '../quality.ts';
import { RULE_TITLES } from '../quality-titles.ts';
import { PHASES } from '../programme/phases.ts';
import type { Said, SaidTexts } from '../sheet-words/said.ts';
import { BOARD_WORDS } from './boards.ts';
import { HEAD_WORDS } from './heads.ts';
import { PAGE_WORDS } from './pages.ts';
import { QUALITY_WORDS } from './quality.ts';

/** A sentence that is told of each of some things: `@` stands for the thing, in each language by its own words. */
type Told = readonly [portuguese: string, said: Said];

const filledIn = (sentence: string, thing: string): string => sentence.replaceAll('@', () => thing);

const toldOf = (things: SaidTexts, sentences: readonly Told[]): SaidTexts =>
  Object.fromEntries(
    Object.entries(things).flatMap(([thing, { en, es }]) =>
      sentences.map(([portuguese, said]): [string, Said] => [
        filledIn(portuguese, thing),
        { en: filledIn(said.en, en), es: filledIn(said.es, es) },
      ]),
    ),
  );

const WORDS: SaidTexts = { ...PAGE_WORDS, ...BOARD_WORDS, ...HEAD_WORDS, ...QUALITY_WORDS };
/** Those of some texts that stand in a table already. */
const known = (texts: readonly string[]): SaidTexts =>
  Object.fromEntries(
    texts.flatMap((text): [string, Said][] => {
      const said = WORDS[text];
      return said ? [[text, said]] : [];
    }),
  );

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

const OF_PHASE: readonly Told[] = [
  ['Na fase @{of}', { en: 'In the phase @{of}', es: 'En la fase @{of}' }],
  [
    'Propriedades na fase @{of}, por estado',
    { en: 'Farms in the phase @{of}, by state', es: 'Fincas en la fase @{of}, por estado' },
  ],
  [
    'Em atendimento e na fase @{of}, desde a primeira visita nela',
    {
      en: 'Being assisted and in the phase @{of}, since the first visit in it',
      es: 'En atención y en la fase @{of}, desde la primera visita en ella',
    },
  ],
];

const OF_RULE: readonly Told[] = [
  [
    '@ em cada carga{of}, pelo que valia nela',
    { en: '@ in each load{of}, by what held in it', es: '@ en cada carga{of}, según lo que valía en ella' },
  ],
];

const FOUND: SaidTexts = {
  'Erros e alertas': { en: 'Errors and warnings', es: 'Errores y alertas' },
  ...known(Object.values(RULE_TITLES)),
};

const EXAMINED_WORDS: SaidTexts = {
  ...known(Object.values(EXAMINED).map(([, several]) => several)),
  propriedades: { en: 'farms', es: 'fincas' },
};

/** Findings of a rule by state: of what, and who corrects them. */
const OF_EXAMINED: readonly Told[] = Object.entries(known(Object.values(MENDERS))).map(
  ([mender, { en, es }]): Told => [
    `Achados de @{of}, por estado. Quem corrige: ${mender.toLowerCase()}`,
    {
      en: `Findings of @{of}, by state. Corrected by: ${en.toLowerCase()}`,
      es: `Hallazgos de @{of}, por estado. Quién corrige: ${es.toLowerCase()}`,
    },
  ],
);

const COMPARED: SaidTexts = {
  '1 técnico': { en: '1 technician', es: '1 técnico' },
  '{n} técnicos': { en: '{n} technicians', es: '{n} técnicos' },
  '1 supervisor': { en: '1 supervisor', es: '1 supervisor' },
  '{n} supervisores': { en: '{n} supervisors', es: '{n} supervisores' },
  '1 município': { en: '1 municipality', es: '1 municipio' },
  '{n} municípios': { en: '{n} municipalities', es: '{n} municipios' },
};
const MADE: SaidTexts = {
  '{percent} das previstas feitas': {
    en: '{percent} of those planned made',
    es: '{percent} de las previstas hechas',
  },
  'nada previsto': { en: 'nothing planned', es: 'nada previsto' },
};
const OF_MADE: readonly Told[] = ['', '{state}: '].flatMap((state): Told[] => [
  [`${state}@`, { en: `${state}@`, es: `${state}@` }],
  ...Object.entries(COMPARED).map(([who, { en, es }]): Told => [
    `${state}@, φ {decimal}, ${who}`,
    { en: `${state}@, φ {decimal}, ${en}`, es: `${state}@, φ {decimal}, ${es}` },
  ]),
]);

/** Sentences that boards tell of each objective, phase and rule. */
export const COMBINED_WORDS: SaidTexts = {
  ...toldOf(APPLIED, OF_APPLIED),
  ...toldOf(BEGUN, OF_BEGUN),
  ...toldOf(REGISTERED, OF_REGISTERED),
  ...toldOf(known([...Object.values(PHASES).map(({ label }) => label), 'Sem fase definida']), OF_PHASE),
  ...toldOf(FOUND, OF_RULE),
  ...toldOf(MADE, OF_MADE),
  ...toldOf(EXAMINED_WORDS, OF_EXAMINED),
};
