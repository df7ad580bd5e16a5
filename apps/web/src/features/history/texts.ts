import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of 'Histórico' (second text, 2.13). */
export const historyTexts = {
  title: 'Histórico',
  table: 'Tabela',
  tables: { propriedade: 'Propriedade', visita: 'Visita', geometria: 'Geometria' },
  date: 'Data',
  since: 'O que mudou desde uma carga, por UF e técnico',
  search: 'Buscar',
  lastDays: 'Escolha um dia dos últimos sete, até hoje',
  first: 'Selecione a tabela e data de referência',
  none: 'Nenhum registro encontrado',
  noneDetail: 'Nenhuma carga mudou esta tabela neste dia.',
  failed: 'Não foi possível ler o histórico',
  found: '{{table}} em {{date}}',
  ofProperty: 'O que mudou na propriedade {{code}}',
  noneOfProperty: 'Nenhuma carga que ainda é guardada mudou esta propriedade.',
  kinds: { UPDATE: 'Atualizados', ADD: 'Adicionados', REMOVE: 'Removidos' },
  type: 'Tipo',
  types: { UPDATE: 'Atualizado', ADD: 'Adicionado', REMOVE: 'Removido' },
  property: 'Propriedade',
  columns: 'Nº de colunas alteradas',
  id: 'ID',
  details: 'Ver detalhes',
  dialog: '{{type}}: {{name}} {{key}}',
  was: 'Antes',
  is: 'Depois',
  column: 'Coluna',
  value: 'Valor',
  close: 'Fechar',
  empty: '(vazio)',
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    history: typeof historyTexts;
  }
}

registerTexts('history', historyTexts);
