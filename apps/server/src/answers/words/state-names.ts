/** The 27 federative units: code → name with the preposition that Portuguese puts before it. */
const STATES = {
  AC: 'do Acre',
  AL: 'de Alagoas',
  AM: 'do Amazonas',
  AP: 'do Amapá',
  BA: 'da Bahia',
  CE: 'do Ceará',
  DF: 'do Distrito Federal',
  ES: 'do Espírito Santo',
  GO: 'de Goiás',
  MA: 'do Maranhão',
  MG: 'de Minas Gerais',
  MS: 'de Mato Grosso do Sul',
  MT: 'de Mato Grosso',
  PA: 'do Pará',
  PB: 'da Paraíba',
  PE: 'de Pernambuco',
  PI: 'do Piauí',
  PR: 'do Paraná',
  RJ: 'do Rio de Janeiro',
  RN: 'do Rio Grande do Norte',
  RO: 'de Rondônia',
  RR: 'de Roraima',
  RS: 'do Rio Grande do Sul',
  SC: 'de Santa Catarina',
  SE: 'de Sergipe',
  SP: 'de São Paulo',
  TO: 'do Tocantins',
} as const;

/** Whether a text is the code of a federative unit. */
export function isState(code: string): boolean {
  return Object.hasOwn(STATES, code);
}

/** 'de Goiás'; the code itself for one that is not known. */
export function ofState(code: string): string {
  return isState(code) ? STATES[code as keyof typeof STATES] : `de ${code}`;
}

/** 'Goiás'. */
export function stateName(code: string): string {
  return ofState(code).replace(/^d[aeo] /, '');
}
