import { join } from 'node:path';
import { ALL_PROFILES, profileName, REPORT_IDS, type ReportId } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { nameOf } from './by-name/names.ts';
import { CATALOGUE } from './catalogue/index.ts';
import type { Reading } from './declared/reading.ts';
import type { Report } from './declared/report.ts';
import { SHAPE_WORDS, YEAR_WORDS } from './words/report-words.ts';

const PAGE = join(import.meta.dirname, '../../../../../docs/reports.md');

const reading: Reading = {
  anos: [2025],
  ufs: [],
  more: [],
  moreText: null,
  access: { profile: 'administrador', uf: null, cpf: null },
  version: {
    versao: 1,
    dtAtualizacao: '2026-01-02T05:40:00Z',
    dadosAte: '2025-12-31',
    ultimoFato: '2025-12-31',
  },
  product: 'Programa',
};

function who(report: Report): string {
  const names = report.profiles.map((profile) => profileName(profile, 'Programa'));
  return names.length === ALL_PROFILES.length ? 'todos' : names.join(', ');
}

const row = (id: ReportId): string => {
  const report = CATALOGUE[id];
  return `| ${id} | ${report.title} | ${nameOf(id)} | ${SHAPE_WORDS[report.shape]} | ${YEAR_WORDS[report.period]} | ${report.definition(reading).replaceAll('\n', ' ')} | ${who(report)} |`;
};

const page = (): string =>
  [
    '# Relatórios',
    '',
    'Gerada do catálogo (`apps/server/src/modules/reports/catalogue`) por `npm run golden`; um teste a confere. As definições são as que o ? de cada',
    'cartão mostra, aqui com o ano de 2025. Como acrescentar um: `recipes/add-a-report.md`.',
    '',
    "O mesmo ? tem **'Conferir'** para quem pode abrir as linhas: o servidor lê, uma a uma, as linhas que o Detalhamento e o seu CSV mostram, conta ou soma",
    'cada uma no seu próprio código, sem agregado do banco, e diz o número mostrado, quantas linhas leu e o que elas dão. Só há ✓ quando os três são o mesmo; uma',
    'diferença é dita com os dois números e anotada na auditoria (`portal.acesso`, alvo `conferir`). Lê até `CHECK_ROWS` linhas, por até um minuto, num dos lugares',
    'das respostas longas, e pode ser cancelado. De um gráfico confere-se o todo; de uma tabela, o total da sua primeira medida com linhas; um ponto ou uma célula, no ? do seu Detalhamento,',
    'que diz também o que ela conta. Listas e mapas já são as suas linhas.',
    '',
    'O XLSX de uma tabela tem o seu total abaixo das linhas, uma linha à parte, como a página. O CSV não o tem: quem o lê por programa o somaria com as linhas. Arquivos de linhas do',
    'programa (forma **arquivo CSV**) não têm total em nenhuma das formas.',
    '',
    "**'Indicadores de Corte / de Leite - 12 e 24 visitas'** de 'Baixar dados' não têm número (`visit-indicators/`): um CSV ou XLSX com uma linha por propriedade da atividade com 12",
    'visitas válidas ou mais no ciclo 1. O indicador de resultado do ciclo 1 é o valor com 12 visitas, o do ciclo 2 o valor com 24; a mudança é em % do primeiro, vazia quando este é',
    "zero ou menos. Receita, COE (despesas com itens de um grupo com '(COE)' no nome), COT (todas as despesas), margem bruta (receita − COE), margem líquida (receita − COT) e produção",
    '(litros ou arrobas) somam os lançamentos das visitas válidas de cada ciclo. O que não há fica vazio, nunca 0; ao lado de um custo ou de uma receita, a parte que falta conta como 0.',
    '',
    '**Nome em endereços**: por ele, ou pelo número, um programa pede o relatório (`dados.md`). Vem do título; muda com ele, e o que valia antes fica em `formerNames` da declaração.',
    '',
    '| número | título | nome em endereços | forma | ano | o que conta | quem lê |',
    '|---|---|---|---|---|---|---|',
    ...REPORT_IDS.map(row),
    '',
  ].join('\n');

it('docs/reports.md says what the catalogue says', async () => {
  await expect(page()).toMatchFileSnapshot(PAGE);
});
