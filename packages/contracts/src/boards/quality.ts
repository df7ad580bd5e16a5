import { EXTENDED } from '../profiles.ts';
import { CAPABILITIES } from '../capabilities.ts';
import { RULE_IDS } from '../quality-ids.ts';
import { chart, list, table, tile, type Board } from './board.ts';
import { ALL_RULES } from './choices.ts';

/** /data-quality (second text, 2.16) */
export const quality: Board = {
  subtitle: 'O que as regras de qualidade acharam na última carga, quem corrige e o que fazer.',
  extended: EXTENDED,
  choice: 'regra',
  tiles: [[tile(13403, 4), tile(13404, 4), tile(13405, 4)]],
  rows: [
    [table(13400, 12, { when: ALL_RULES })],
    ...RULE_IDS.map((id) => [table(id, 12, { when: String(id) })]),
    [chart(13402, 12, { for: CAPABILITIES['download.menu'] })],
    [list(13401, 12, { for: CAPABILITIES['quality.detail'], leads: true })],
  ],
};
