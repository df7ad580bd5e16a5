import type { QualityId } from './quality-ids.ts';

/** What the rules are called: all that a page says of them before it asks (the rest is `quality.ts`). */
export const RULE_TITLES: Readonly<Record<QualityId, string>> = {
  13410: 'Área produtiva zerada',
  13411: 'Fora do município',
  13412: 'Sobreposição de propriedades',
  13413: 'Visita longe da propriedade',
  13414: 'Visitas sobrepostas',
  13415: 'Produtor sem CPF',
  13416: 'CPF inválido',
  13417: 'Sem CAR',
  13418: 'Ciclos invertidos',
  13419: 'Lançamento sem item',
};
