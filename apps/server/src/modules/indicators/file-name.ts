import { slugOf } from '../../answers/index.ts';

/**
 * Name of a file, without its ending: 'leite-produzido-GO-2025-v17', telling what it holds, of which states and years where some were asked for (an indicator's own
 * conditions may narrow it more), and of which data version.
 */
export function fileName(
  title: string,
  {
    uf,
    ano,
    versao,
  }: { readonly uf: readonly string[]; readonly ano: readonly number[]; readonly versao: number },
): string {
  const parts = [
    slugOf(title) || 'visao',
    ...(uf.length > 3 ? [] : uf),
    ...(ano.length > 3 ? [] : ano),
    `v${versao}`,
  ];
  return parts.join('-');
}
