import { PROFILES } from '@fonte/contracts';
import { formatDate } from '@fonte/pt-br';
import type { Reading } from '../reading.ts';
import { ofState } from './state-names.ts';

const joined = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** 'a', 'a e b', 'a, b e c'. */
export function listed(items: readonly string[]): string {
  return joined.format(items);
}

/** 'em 2025', 'em 2024 e 2025', 'desde o início do projeto': for facts of the period. */
export function during(reading: Reading): string {
  return reading.anos.length === 0 ? 'desde o início do projeto' : `em ${listed(reading.anos.map(String))}`;
}

/** 'até 2025', or 'até 13/10/2025' with no year: for what is counted from the beginning on. */
export function upTo(reading: Reading): string {
  const last = reading.anos.at(-1);
  if (last !== undefined) return `até ${last}`;
  return reading.version.dadosAte ? `até ${formatDate(reading.version.dadosAte)}` : 'até hoje';
}

/** ' de Goiás', ' de Goiás e da Bahia', '' for everywhere: goes after a noun. */
export function ofPlace(reading: Reading): string {
  const { access, ufs } = reading;
  const states = access.uf === null ? ufs : [access.uf];
  const where = states.length === 0 ? '' : ` ${listed(states.map(ofState))}`;
  const rows = PROFILES[access.profile].rows;
  if (rows === 'supervisor') return ' da sua supervisão';
  if (rows === 'tecnico') return ' da sua carteira';
  return where;
}

/** What stands where a figure is of too few. */
export const protectedWords = (least: number): string => `protegido: grupo com menos de ${least}`;

/** What the caller may see at most, as the '?' of a card says it. */
export function scopeSentence({ access }: Pick<Reading, 'access'>): string {
  const { profile, uf } = access;
  const where = uf === null ? '' : ` ${ofState(uf)}`;
  switch (PROFILES[profile].rows) {
    case 'supervisor':
      return `Propriedades${where} sob a sua supervisão`;
    case 'tecnico':
      return `Propriedades${where} sob a sua responsabilidade`;
    case 'all':
    case 'uf':
      return uf === null ? 'Todas as propriedades do programa' : `Propriedades${where}`;
  }
}
