import type { Random } from './random.ts';

// People are called after trees and places in the country, so that no name can be taken for a real person's.
const WOMEN = [
  'Ana',
  'Dora',
  'Elis',
  'Lia',
  'Zeli',
  'Alba',
  'Benta',
  'Celina',
  'Dalva',
  'Eunice',
  'Flora',
  'Glória',
  'Helena',
  'Iara',
  'Joana',
  'Laura',
  'Marta',
  'Nair',
  'Olga',
  'Rosa',
  'Sônia',
  'Tereza',
  'Vera',
  'Yara',
  'Rute',
  'Cora',
];
const MEN = [
  'Caio',
  'Ivo',
  'João',
  'Nilo',
  'Otto',
  'Abel',
  'Bento',
  'Cícero',
  'Davi',
  'Elias',
  'Fábio',
  'Geraldo',
  'Hélio',
  'Ítalo',
  'Jonas',
  'Lauro',
  'Mário',
  'Nelson',
  'Orlando',
  'Paulo',
  'Raul',
  'Sílvio',
  'Tomé',
  'Ulisses',
  'Vicente',
  'Zeca',
];
const TREES = [
  'Ipê',
  'Buriti',
  'Pequi',
  'Jatobá',
  'Cagaita',
  'Baru',
  'Sucupira',
  'Araticum',
  'Gabiroba',
  'Mangaba',
  'Aroeira',
  'Cedro',
  'Copaíba',
  'Angico',
  'Peroba',
  'Jacarandá',
  'Pitanga',
  'Murici',
  'Guariroba',
  'Macaúba',
  'Tingui',
  'Lobeira',
  'Embaúba',
  'Paineira',
  'Jequitibá',
  'Faveiro',
  'Candeia',
  'Imbuia',
  'Bacupari',
  'Tamboril',
];
const PLACES = [
  'Dourado',
  'Manso',
  'Ramos',
  'Serra',
  'Lima',
  'do Campo',
  'Luz',
  'Paz',
  'das Águas',
  'Prado',
  'da Mata',
  'Rios',
  'do Vale',
  'da Vereda',
  'Rocha',
  'do Cerrado',
  'da Várzea',
  'Flores',
  'do Sertão',
  'Campos',
  'da Serra',
  'Ribeiro',
  'Pedreira',
  'Monteiro',
  'do Lago',
  'Sereno',
];
const KINDS: readonly (readonly [string, number])[] = [
  ['Fazenda', 55],
  ['Sítio', 28],
  ['Chácara', 7],
  ['Estância', 4],
  ['Rancho', 6],
];
const NUMBERS = ['Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];
const TREES_PLURAL = [
  'Ipês',
  'Buritis',
  'Pequis',
  'Jatobás',
  'Barus',
  'Cedros',
  'Angicos',
  'Jacarandás',
  'Jequitibás',
  'Muricis',
];
const GROUNDS = [
  'Vereda',
  'Serra',
  'Lagoa',
  'Mata',
  'Várzea',
  'Pedra',
  'Porteira',
  'Nascente',
  'Chapada',
  'Baixada',
  'Cachoeira',
  'Campina',
];
const QUALITIES = [
  'Alta',
  'Bonita',
  'Grande',
  'Nova',
  'Velha',
  'Funda',
  'Clara',
  'Serena',
  'Longa',
  'Verde',
  'Mansa',
];

export type Sexo = 'Feminino' | 'Masculino';

/** An invented full name: given name, tree, place. */
export function personName(random: Random, sexo: Sexo): string {
  return `${random.pick(sexo === 'Feminino' ? WOMEN : MEN)} ${random.pick(TREES)} ${random.pick(PLACES)}`;
}

/** An invented farm name: 'Fazenda Dois Ipês', 'Sítio Vereda Alta', 'Fazenda do Jatobá'. */
export function farmName(random: Random): string {
  const kind = random.weighted(KINDS);
  const form = random.next();
  if (form < 0.4) return `${kind} ${random.pick(NUMBERS)} ${random.pick(TREES_PLURAL)}`;
  if (form < 0.8) return `${kind} ${random.pick(GROUNDS)} ${random.pick(QUALITIES)}`;
  return `${kind} ${random.pick(GROUNDS)} do ${random.pick(TREES)}`;
}
