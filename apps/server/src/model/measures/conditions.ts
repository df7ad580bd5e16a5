import type { ObjectiveCode } from '@fonte/contracts/programme/objectives';
import { situationsThat } from '@fonte/contracts/programme/situation-facts';
import type { SituationCode } from '@fonte/contracts/programme/situations';
import { IDADE } from '../dimensions/bands.ts';
import type { Comparison } from '../filter.ts';

/** Conditions that figures share, each said once: measures, rollups, reports and the formulas of indicators read them here. */

/** A visit that counts: the importer's work on `programa.visita_valida`, never worked out again here. */
export const COUNTS: Comparison = { field: 'visita.conta', is: '=', value: true };

/** A visit that does not count yet. */
export const COUNTS_NOT: Comparison = { field: 'visita.conta', is: '=', value: false };

/** A visit that the technician's tablet has sent. */
export const SYNCHRONISED: Comparison = { field: 'visita.sincronizada', is: '=', value: true };

/** A visit that the plan foresaw by the last day that has a visit: packages/database/views/visita_prevista.sql. */
export const DUE: Comparison = { field: 'visita_prevista.vencida', is: '=', value: true };

const codes = (holds: Parameters<typeof situationsThat>[0]): readonly SituationCode[] =>
  situationsThat(holds).map(({ code }) => code);

/** Properties in one of the situations. */
const inSituation = (situations: SituationCode | readonly SituationCode[]): Comparison => ({
  field: 'propriedade.situacao',
  is: '=',
  value: situations,
});

export const ACTIVE = inSituation(codes(({ active }) => active));
export const INACTIVE = inSituation(codes(({ active }) => !active));
/** Visits are expected of the property today. */
export const IN_ATTENDANCE = inSituation(codes(({ expecting }) => expecting === true));
/** It has visits and expects more. */
export const ON_THE_WAY = inSituation('a_ematend');
export const CONCLUDED = inSituation('a_concluida');

/** Practices of one objective. */
export const ofObjective = (objetivo: ObjectiveCode): Comparison => ({
  field: 'pratica.objetivo',
  is: '=',
  value: objetivo,
});

export const WITH_AREA: Comparison = { field: 'pratica.area_ha', is: '>', value: 0 };
/** Practices without an area add nothing and are not among the rows behind the sum. */
export const KNOWN_AREA: Comparison = { field: 'pratica.area_ha', is: 'not_null' };

/** Entries of one nature. */
export const ofNature = (natureza: 'receita' | 'despesa' | 'producao'): Comparison => ({
  field: 'lancamento.natureza',
  is: '=',
  value: natureza,
});

export const WOMAN: Comparison = { field: 'produtor.sexo', is: '=', value: 'Feminino' };

/** Up to 29 years old. */
export const YOUNG: Comparison = {
  field: { band: { age: 'produtor.dt_nascimento' }, bands: IDADE },
  is: '=',
  value: '0-29',
};
