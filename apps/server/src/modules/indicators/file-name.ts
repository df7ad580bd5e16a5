import { normalise } from '@fonte/pt-br';

/** Name of a file: 'leite-produzido-GO-2025.csv', telling what it holds and under which states and years. */
export function fileName(
  title: string,
  { uf, ano }: { readonly uf: readonly string[]; readonly ano: readonly number[] },
): string {
  const words = normalise(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const parts = [words || 'visao', ...(uf.length > 3 ? [] : uf), ...(ano.length > 3 ? [] : ano)];
  return `${parts.join('-')}.csv`;
}
