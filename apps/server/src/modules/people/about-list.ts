import { madeBy, type About, type Call } from '../../platform/index.ts';

/** What a file of accounts or of their log is of, and who took it when; what narrows nothing is not told. */
export function aboutList(
  call: Call,
  filters: Readonly<Record<string, string | number | null | undefined>>,
): About {
  const told = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const words = told.map(([name, value]) => `${name}: ${value ?? 'nenhuma'}`);
  return [['Filtros', words.length > 0 ? words.join('; ') : 'Nenhum'], ...madeBy(call)];
}
