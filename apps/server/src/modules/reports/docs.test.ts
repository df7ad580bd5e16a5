import { join } from 'node:path';
import { ALL_PROFILES, profileName, REPORT_IDS, type ReportId, type ReportShape } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue/index.ts';
import type { Reading } from './reading.ts';
import type { Report } from './report.ts';

const PAGE = join(import.meta.dirname, '../../../../../docs/reports.md');

const SHAPES: Record<ReportShape, string> = {
  num: 'número',
  pace: 'ritmo',
  bar: 'barras',
  column: 'colunas',
  line: 'linhas',
  area: 'área',
  donut: 'rosca',
  pie: 'pizza',
  radial: 'barra radial',
  stacked: 'barras empilhadas',
  pct: 'barras em 100%',
  table: 'tabela',
  points: 'pontos do mapa',
  list: 'arquivo CSV',
};
const YEARS: Record<Report['period'], string> = {
  in: 'do ano',
  to: 'até o ano',
  none: 'não muda',
  at: 'último ano',
};

const reading: Reading = {
  anos: [2025],
  ufs: [],
  more: [],
  moreText: null,
  access: { profile: 'administrador', uf: null, cpf: null },
  version: { versao: 1, dtAtualizacao: '2026-01-02T05:40:00Z', dadosAte: '2025-12-31' },
  product: 'Programa',
};

function who(report: Report): string {
  const names = report.profiles.map((profile) => profileName(profile, 'Programa'));
  return names.length === ALL_PROFILES.length ? 'todos' : names.join(', ');
}

const row = (id: ReportId): string => {
  const report = CATALOGUE[id];
  return `| ${id} | ${report.title} | ${SHAPES[report.shape]} | ${YEARS[report.period]} | ${report.definition(reading)} | ${who(report)} |`;
};

const page = (): string =>
  [
    '# Relatórios',
    '',
    'Gerada do catálogo (`apps/server/src/modules/reports/catalogue`) por `npm run golden`; um teste a confere. As definições são as que o ? de cada',
    'cartão mostra, aqui com o ano de 2025. Como acrescentar um: `recipes/add-a-report.md`.',
    '',
    '| número | título | forma | ano | o que conta | quem lê |',
    '|---|---|---|---|---|---|',
    ...REPORT_IDS.map(row),
    '',
  ].join('\n');

it('docs/reports.md says what the catalogue says', async () => {
  await expect(page()).toMatchFileSnapshot(PAGE);
});
