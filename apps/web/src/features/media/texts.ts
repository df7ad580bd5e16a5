import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of the media pages; the specification's (second text, 2.9 to 2.12 and 8) letter for letter. */
export const mediaPagesTexts = {
  byTag: 'Mídias por Tags',
  byProperty: 'Mídias por propriedades',
  columns: { name: 'Nome', uf: 'UF', photos: 'Fotos', videos: 'Vídeos', documents: 'Docs' },
  search: 'Buscar por nome',
  empty: 'Nenhum dado encontrado',
  searchedFor: 'Busca: {{words}}',
  failed: 'Não foi possível carregar',
  create: 'Criar Tag',
  edit: 'Editar {{name}}',
  property: 'Propriedade',
  tag: 'Tag',
  tagNotFound: 'Tag não encontrada',
  tagNotFoundDetail: 'Ela pode ter sido removida, ou seu perfil não a vê.',
  back: 'Ver todas as mídias',
  dialog: {
    edit: 'Editar Tag',
    name: 'Nome',
    description: 'Descrição',
    open: 'Pública: quem só observa também vê as fotos desta tag',
    required: 'Obrigatório',
    long: 'Máximo {{most}} caracteres',
    save: 'Salvar',
    cancel: 'Cancelar',
  },
  saved: {
    title: 'Sucesso!',
    created: 'A tag foi criada com sucesso!',
    updated: 'A tag foi atualizada com sucesso!',
    failed: 'Um erro ocorreu!',
    notCreated: 'Não foi possível criar a tag!',
    notUpdated: 'Não foi possível atualizar a tag!',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    mediaPages: typeof mediaPagesTexts;
  }
}

registerTexts('mediaPages', mediaPagesTexts);
