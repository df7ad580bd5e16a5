import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of the closings' pages. */
export const closingsTexts = {
  check: {
    title: 'Conferir um código',
    lead: 'Digite o código de fechamento que está na folha impressa.',
    code: 'Código de fechamento',
    hint: 'Doze letras e números, com ou sem traços',
    wrong: 'Há um engano de digitação: confira as doze letras e números',
    go: 'Conferir',
  },
  list: {
    title: 'Fechamentos',
    lead: 'Cada um guarda as figuras de um período como estavam nos dados de um dia. Não muda nem é apagado.',
    empty: 'Nenhum período foi fechado ainda',
    emptyReader: 'O Administrador e o Nacional fecham períodos.',
    emptyMaker: 'Feche um período para que a folha impressa leve um código.',
    code: 'Código',
    what: 'O que foi fechado',
    data: 'Dados de',
    by: 'Quem e por quê',
    on: 'Fechado em',
    close: 'Fechar um período',
    replaced: 'Há um mais novo: {{code}}',
  },
  what: '{{title}}, {{period}}, {{place}}',
  country: 'todo o país',
  semester: '{{half}}º semestre de {{year}}',
  data: '{{date}}, versão {{version}}',
  by: '{{who}}: {{reason}}',
  form: {
    title: 'Fechar um período',
    context: 'As figuras da folha são guardadas como estão agora, com um código. Não há como desfazer.',
    report: 'Relatório',
    semester: 'Semestre',
    year: 'Ano',
    place: 'Lugar',
    country: 'Todo o país',
    reason: 'Motivo',
    reasonHint: 'Fica à vista de quem conferir o código',
    missing: 'Diga por que fecha o período',
    cancel: 'Cancelar',
    save: 'Fechar período',
    wait: 'Fechando...',
    done: 'Período fechado',
    known: 'Este período já estava fechado nestes dados',
    doneDetail: 'Código {{code}}',
    failed: 'Nada foi fechado',
  },
  one: {
    title: 'Fechamento {{code}}',
    back: 'Todos os fechamentos',
    intact: 'O conteúdo guardado confere com o código',
    intactDetail: 'SHA-256 {{sha}}',
    tampered: 'O conteúdo guardado não confere com o código',
    tamperedDetail:
      'Alguém mudou o que estava guardado. Nada dele é mostrado; avise quem cuida do servidor e use a folha impressa.',
    replaced: 'O mesmo período foi fechado depois com outros dados:',
    same: 'Nenhuma figura mudou desde o fechamento',
    changed: '{{changed}} de {{all}} figuras são outras hoje',
    today: 'Dados de hoje: {{date}}, versão {{version}}.',
    kept: 'É uma cópia de figuras: as linhas por trás delas não são reabertas.',
    all: 'Todas as figuras',
    only: 'Só as que mudaram',
    show: 'Figuras',
    noneChanged: 'Nenhuma figura desta tabela mudou',
    csv: 'Baixar CSV',
    content: 'Baixar conteúdo (JSON)',
    row: 'Linha',
    column: 'Figura',
    was: 'No fechamento',
    now: 'Hoje',
    difference: 'Diferença',
    equal: 'sem diferença',
    gone: 'não há hoje',
    come: 'não havia',
    file: 'fechamento',
    on: 'em {{date}}',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    closings: typeof closingsTexts;
  }
}

registerTexts('closings', closingsTexts);
