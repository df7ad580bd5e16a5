import { normalise } from '@fonte/pt-br';

/**
 * Name of a file: 'leite-produzido-GO-2025-v17.csv', telling what it holds, of which states and years where some were asked for (an indicator's own
 * conditions may narrow it more), and of which data version.
 */
export function fileName(
  title: string,
  {
    uf,
    ano,
    versao,
  }: { readonly uf: readonly string[]; readonly ano: readonly number[]; readonly versao: number },
  ending: 'csv' | 'xlsx' = 'csv',
): string {
  const words = normalise(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const parts = [
    words || 'visao',
    ...(uf.length > 3 ? [] : uf),
    ...(ano.length > 3 ? [] : ano),
    `v${versao}`,
  ];
  return `${parts.join('-')}.${ending}`;
}
