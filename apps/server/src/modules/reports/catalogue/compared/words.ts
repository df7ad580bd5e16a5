import { counted, formatNumber, formatPercent } from '@fonte/pt-br';
import { stateName } from '../../../../answers/words/state-names.ts';
import { LEAST } from './funnel.ts';
import type { Group } from './groups.ts';

/** What is said of members held against their group. */

/** More groups than this are told in the '?' alone: the line below a title has no room. */
const MOST_TOLD = 3;

/** 'Goiás: 88,1% das previstas feitas, φ 2,40, 23 técnicos'; why there is no verdict, where there is none. */
function groupInWords({ state, share, phi, telling, members }: Group, [one, many]: Noun): string {
  const who = state === null ? '' : `${stateName(state)}: `;
  const made = share === null ? 'nada previsto' : `${formatPercent(share * 100)} das previstas feitas`;
  if (phi === null)
    return `${who}${made}; sem faixa, que pede ${LEAST.members} com casos bastantes, e há ${telling}`;
  return `${who}${made}, φ ${formatNumber(phi)}, ${counted(members, one, many)}`;
}

export type Noun = readonly [one: string, many: string];

/** Each group, a clause each. */
export const groupsInWords = (groups: readonly Group[], noun: Noun): string =>
  groups.map((group) => groupInWords(group, noun)).join('; ');

/** The same below the title, where there are few. */
export const groupsInShort = (groups: readonly Group[], noun: Noun): string =>
  groups.length > MOST_TOLD
    ? `${groups.length} estados, cada um com a sua faixa (no ?)`
    : groupsInWords(groups, noun);

/** How the limits come about, whatever is compared. */
export const limitsSentence = (many: string): string =>
  [
    'O esperado de cada um são as visitas previstas nas suas propriedades, vezes a parte que o grupo fez em propriedades da mesma atividade e do mesmo trimestre de início',
    `(onde são de menos de ${LEAST.inStratum} ${many}, juntam-se às do trimestre vizinho, da mesma atividade primeiro).`,
    'A faixa de 95% vai de esperado − 1,96 × √(φ × esperado) a esperado + 1,96 × √(φ × esperado), em visitas, e é mostrada em % das previstas; a de 99,8% tem 3,09 no lugar de 1,96.',
    `φ é a dispersão do grupo: (mediana de |feitas − esperado| ÷ √esperado ÷ 0,6745)², entre quem tem casos bastantes, e ao menos 1 menos a parte feita pelo grupo. As visitas de uma propriedade e de um técnico não são independentes; φ alarga a faixa por isso.`,
    'Fora da faixa de 95% é abaixo ou acima; fora da de 99,8%, muito abaixo ou muito acima: só por acaso ficariam fora 1 em 20 e 1 em 500.',
    `Poucos casos: menos de ${LEAST.properties} propriedades ou de ${LEAST.planned} visitas previstas, faixa que começa em zero, ou grupo com menos de ${LEAST.members} com casos bastantes; então não há veredito.`,
  ].join(' ');
