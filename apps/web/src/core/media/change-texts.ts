import { registerTexts } from '../i18n/texts.ts';

/** Sentences of what changes a gallery, which come with its dialogs and the fields of its files; the specification's (second text, 2.9 to 2.12, 5 and 8) letter for letter. */
export const mediaChangeTexts = {
  edit: { file: 'Editar arquivo', polygon: 'Editar polígono', confirm: 'Salvar as alterações?' },
  form: {
    description: 'Descrição',
    tags: 'Tags',
    tag: 'Tag (uma só)',
    required: 'Obrigatório',
    long: 'Máximo {{most}} caracteres',
    save: 'Salvar',
    cancel: 'Cancelar',
  },
  video: {
    address: 'Endereço ou código do vídeo',
    done: 'Vídeo adicionado',
    doneDetail: 'Ele já aparece entre as mídias.',
    failed: 'Não foi possível adicionar o vídeo!',
  },
  delete: {
    file: 'Deseja realmente excluir este arquivo?',
    polygon: 'Deseja realmente excluir esta geometria?',
    detail: 'Você não será capaz de reverter isso!',
    done: 'Excluído!',
    doneFile: 'O arquivo foi removido com sucesso!',
    donePolygon: 'A geometria foi removida com sucesso!',
    failed: 'Não foi possível remover o arquivo selecionado!',
  },
  edited: {
    done: 'Atualizada!',
    file: 'O arquivo foi atualizado com sucesso!',
    polygon: 'O polígono foi atualizado com sucesso!',
    failedFile: 'Não foi possível editar o arquivo selecionado!',
    failedPolygon: 'Não foi possível editar o polígono selecionado!',
  },
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    mediaChange: typeof mediaChangeTexts;
  }
}

registerTexts('mediaChange', mediaChangeTexts);
