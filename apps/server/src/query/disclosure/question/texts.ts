import type { Disclosure } from '../../../model/relation.ts';

/** What who only observes is told of a question that is not answered: what, and why. */
export const OBSERVER_TEXTS = {
  identity: (label: string) =>
    `"${label}" aponta uma pessoa ou uma propriedade: quem só observa não agrupa nem filtra por isso.`,
  fine: (label: string) =>
    `"${label}" é de um registro só e apontaria a quem pertence: quem só observa não agrupa nem filtra por isso.`,
  place: (label: string) =>
    `"${label}" não é um dos lugares de quem só observa, que são o país, os estados, os municípios e as bacias.`,
  onePlace: () => 'Quem só observa compara municípios ou bacias, não uns com as outras.',
  personPlace: (label: string) =>
    `"${label}" é da pessoa: quem só observa vê o país e os estados, sem municípios nem bacias.`,
  oneValue: (label: string) =>
    `O filtro de "${label}" precisa de um só valor, com '=': somas de vários, ou de todos menos um, apontariam quem falta.`,
  condition: () => 'Quem só observa não filtra por condições compostas nem pela existência de registros.',
  oneQuality: () =>
    'Quem só observa compara uma qualidade de cada vez: cruzadas, elas apontariam pessoas e propriedades.',
  steps: (label: string) =>
    `"${label}" diz o que há até o fim de um período: quem só observa escolhe um ano de cada vez, no filtro, em vez de agrupar por ele.`,
  oneTime: () => 'Quem só observa agrupa por um só período de cada vez.',
  months: () =>
    'Com uma qualidade, um município ou uma bacia, quem só observa agrupa por ano: meses apontariam pessoas e propriedades.',
  year: () => 'Quem só observa escolhe um ano inteiro ou todos: somas de alguns anos apontariam quem falta.',
  personYear: (label: string) =>
    `"${label}" é da pessoa: quem só observa vê os números desde o início, sem escolher o ano.`,
  personMeasure: (label: string) =>
    `"${label}" é da pessoa: quem só observa vê quantos produtores foram atendidos, e mais nada.`,
  extreme: () =>
    'O menor e o maior valor são de uma pessoa ou propriedade só: não são mostrados a quem só observa.',
  each: (label: string) =>
    `"${label}" soma o que cada propriedade tem por si: ao lado da soma de todas, apontaria as poucas que têm a mais.`,
  ofAll: (label: string) =>
    `"${label}" inclui propriedades que ainda não entram nos números de quem só observa: não lhe é mostrado.`,
  distinct: (label: string) =>
    `Quantos valores diferentes há de "${label}" não é mostrado a quem só observa.`,
} as const;

/** The sentence of a mark that refuses a field whatever stands beside it; undefined for one that may be asked. */
export const refusalOf = (mark: Disclosure): ((label: string) => string) | undefined =>
  mark === 'identity' ? OBSERVER_TEXTS.identity : mark === 'fine' ? OBSERVER_TEXTS.fine : undefined;
