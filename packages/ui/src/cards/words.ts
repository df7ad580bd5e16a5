import { partWords } from '../words/words.ts';

const words = {
  emptyChart: 'Nenhum dado encontrado!',
  unknownFailure: 'Um erro desconhecido ocorreu',
  restStays: 'O restante da página continua valendo.',
  notPrinted: 'Ainda não havia carregado quando a página foi impressa',
  partFailed: 'Não foi possível abrir esta parte',
  newVersion: 'Uma nova versão do portal foi publicada; a página será recarregada.',
  fullReport: 'Relatório completo',
  picture: 'Baixar imagem',
  manySeries: (series: number, colours: number) =>
    `${series} séries, com as mesmas cores a cada ${colours}: “Ver tabela” diz os valores de cada uma`,
  provenance: 'De onde vem este número',
  provenanceOf: (title: string) => `De onde vem este número: ${title}`,
  check: 'Conferir',
  checking: 'Lendo as linhas uma a uma…',
  copyAddress: 'Copiar endereço',
  visits: 'visitas',
  of: 'de',
  cycleEnd: (tick: number) => `${tick} · fim do ciclo 1`,
  expectedToday: 'esperado hoje: ',
  pageSize: (size: number) => `${size} por página`,
  previousPage: 'Ir para a página anterior',
  nextPage: 'Ir para a próxima página',
  page: (number: string) => `Página ${number}`,
  toPage: (number: string) => `Ir para a página ${number}`,
  wait: 'Aguarde...',
  same: 'igual',
  rose: 'subiu',
  fell: 'caiu',
  updatedOn: 'Atualizado em',
};

export type CardWords = typeof words;

declare module '../words/words.ts' {
  interface KitWords {
    cards: CardWords;
  }
}

export const useCardWords = partWords('cards', words);
