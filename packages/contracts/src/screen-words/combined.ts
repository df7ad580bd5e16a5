import { EXAMINED, MENDERS } from '../quality.ts';
import { RULE_TITLES } from '../quality-titles.ts';
import { PHASES } from '../programme/phases.ts';
import type { Said, SaidTexts } from '../sheet-words/said.ts';
import { BOARD_WORDS } from './boards.ts';
import { HEAD_WORDS } from './heads.ts';
import { OBJECTIVE_WORDS } from './objectives.ts';
import { PAGE_WORDS } from './pages.ts';
import { QUALITY_WORDS } from './quality.ts';
import { toldOf, type Told } from './told-of.ts';

const WORDS: SaidTexts = { ...PAGE_WORDS, ...BOARD_WORDS, ...HEAD_WORDS, ...QUALITY_WORDS };
/** Those of some texts that stand in a table already. */
const known = (texts: readonly string[]): SaidTexts =>
  Object.fromEntries(
    texts.flatMap((text): [string, Said][] => {
      const said = WORDS[text];
      return said ? [[text, said]] : [];
    }),
  );

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
  ...OBJECTIVE_WORDS,
  ...toldOf(known([...Object.values(PHASES).map(({ label }) => label), 'Sem fase definida']), OF_PHASE),
  ...toldOf(FOUND, OF_RULE),
  ...toldOf(MADE, OF_MADE),
  ...toldOf(EXAMINED_WORDS, OF_EXAMINED),
};
