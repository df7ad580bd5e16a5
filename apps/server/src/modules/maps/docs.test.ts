import { ALL_PROFILES, can, MAP_LAYERS, profileName, type MapLayer } from '@fonte/contracts';
import { expect, test } from 'vitest';

/** `npm run golden` writes it anew. */
test('docs/mapas-camadas.md is what the layers say', async () => {
  const layers = Object.values<MapLayer>(MAP_LAYERS);
  const rows = layers.map((layer) => {
    const without = ALL_PROFILES.filter((profile) => !can(profile, layer.capability));
    const who =
      without.length === 0
        ? 'todos'
        : without.length > 5
          ? ALL_PROFILES.filter((profile) => can(profile, layer.capability))
              .map(named)
              .join(', ')
          : `todos menos ${without.map(named).join(', ')}`;
    return `| \`programa:${layer.name}\` | ${layer.title} | ${layer.geometry} | \`${layer.key}\` | ${layer.params.join(', ') || '–'} | ${who} |`;
  });
  const columns = layers.map(({ name, title, columns: list, classes, published }) => {
    const lines = tableOf(list);
    const face =
      published === undefined
        ? ''
        : `\nPara observadores (chave \`${published.key}\`):\n\n${HEAD}\n${tableOf(published.columns).join('\n')}\n`;
    const legend = classes.map((one) => `\`${one.id}\` ${one.title}`).join(' · ');
    return `## ${title} (\`${name}\`)\n\nLegenda: ${legend}\n\n${HEAD}\n${lines.join('\n')}\n${face}`;
  });
  const text = `<!-- Escrito por npm run golden a partir de packages/contracts/src/map-layers; mude lá. -->\n# Camadas do mapa\n\nConsulta Pública, Banco Mundial, GIZ e MAPA são observadores: colunas pessoais não existem para eles, e onde uma camada diria algo de uma só propriedade eles têm outras linhas, com outras colunas, sob o mesmo nome.\n\n| Nome | Título | Geometria | Chave | Filtros da página | Quem vê |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n\n${columns.join('\n')}`;
  await expect(text).toMatchFileSnapshot('../../../../../docs/mapas-camadas.md');
});

const HEAD = '| Coluna | Nome | Tipo | Pessoal |\n| --- | --- | --- | --- |';

const tableOf = (columns: MapLayer['columns']): string[] =>
  columns.map(
    (column) =>
      `| \`${column.name}\` | ${column.title} | ${column.type}${column.unit === undefined ? '' : `, ${column.unit}`} | ${column.personal ?? ''} |`,
  );

const named = (profile: (typeof ALL_PROFILES)[number]): string => profileName(profile, '{product}');
