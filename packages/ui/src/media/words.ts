import { partWords } from '../words/words.ts';

const words = {
  actionsOf: (card: string) => `Ações de ${card}`,
  chooseFiles: 'Escolher arquivos',
  drop: 'Arraste arquivos aqui',
  or: 'ou',
  chooseHere: 'escolha no computador',
  takePicture: 'Tirar foto',
  choose: 'Escolher',
  download: 'Baixar',
  seeVideo: 'Ver vídeo',
  openPicture: 'Abrir foto',
  noPictureOf: (picture: string) => `${picture}: imagem indisponível`,
  noPicture: 'Imagem indisponível',
  next: 'Próxima',
  of: (one: string, all: string) => `${one} de ${all}`,
  more: (cards: string) => `Mostrar mais ${cards}`,
  tags: 'Tags',
  takeAway: (file: string) => `Retirar ${file}`,
  waiting: 'Aguardando a vez',
  sending: (share: string) => `Enviando, ${share}`,
  storing: 'Conferindo e guardando',
  sent: 'Enviado',
};

declare module '../words/words.ts' {
  interface KitWords {
    media: typeof words;
  }
}

export const useMediaWords = partWords('media', words);
