import { registerTexts } from '../i18n/texts.ts';

/** Notes on figures: the list, the form, and what stands under a chart. */
export const figureNotesTexts = {
  counted: 'Notas ({{count}})',
  first: 'Escrever nota',
  failed: 'Não foi possível carregar as notas deste gráfico. Tentar de novo',
  title: 'Notas: {{title}}',
  context: 'Dos dias e do lugar que o gráfico mostra. Nenhum número muda por uma nota.',
  none: 'Nenhuma nota nos dias e no lugar que o gráfico mostra.',
  country: 'todo o país',
  days: '{{from}} a {{until}}',
  written: 'Escrita em {{when}}',
  writtenBy: 'Escrita por {{name}} em {{when}}',
  changed: 'mudada em {{when}}',
  changedBy: 'mudada por {{name}} em {{when}}',
  readers: { equipe: 'Só a equipe lê', todos: 'Lê quem vê o número' },
  edit: 'Mudar',
  remove: 'Remover',
  editOf: 'Mudar a nota {{mark}}',
  removeOf: 'Remover a nota {{mark}}',
  question: 'Remover a nota {{mark}}?',
  questionDetail: 'Ela sai do gráfico para todos. O que dizia fica na auditoria.',
  removed: 'Nota removida',
  notRemoved: 'A nota não foi removida',
  form: {
    write: 'Escrever nota',
    change: 'Mudar nota',
    step: 'Ponto do gráfico',
    stepHint: 'Escolha, ou diga os dias',
    from: 'Primeiro dia',
    until: 'Último dia',
    place: 'Lugar',
    country: 'Todo o país',
    text: 'Nota',
    textHint: 'O que aconteceu, em até {{most}} letras: “Greve dos técnicos em maio”.',
    readers: 'Quem lê',
    equipe: 'Só a equipe',
    todos: 'Todos que veem o número',
    warnings: {
      equipe: 'A equipe lê a nota onde abre este gráfico. Não escreva nome de pessoa nem CPF.',
      todos:
        'Quem abre este gráfico lê a nota, também quem só observa. Não escreva nome de pessoa, CPF, nem nada que aponte uma propriedade só.',
    },
    cancel: 'Cancelar',
    save: 'Gravar',
    wait: 'Aguarde...',
    done: 'Nota gravada',
    doneDetail: 'Ela aparece quando o gráfico mostra estes dias e este lugar.',
  },
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    figureNotes: typeof figureNotesTexts;
  }
}

registerTexts('figureNotes', figureNotesTexts);
