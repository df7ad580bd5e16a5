import { registerTexts } from '../core/i18n/texts.ts';

/** Sentences of the frame around the signed-in pages. */
export const shellTexts = {
  signOut: 'Sair',
  switchProfile: 'Trocar para {{profile}}',
  schemes: { light: 'Tema claro', dark: 'Tema escuro', system: 'Tema do aparelho' },
  filters: 'Filtros',
  /** Of the page of one property, until its name is known. */
  property: 'Propriedade',
  everyYear: 'Desde o início',
  uf: 'Uf',
  ufLocked: 'Uf fixada pelo perfil: {{uf}}',
  ano: 'Ano',
  changes: 'O que mudou',
  downloadMenu: 'Baixar dados',
  downloading: '{{label}}: {{size}}',
  fileForm: 'Formato {{form}}',
  more: 'Mais ações',
  logos: { funding: 'Logo financiador', realisation: 'Logo realização', cooperation: 'Logo cooperação' },
  profileFailed: 'Não foi possível trocar o perfil',
  noProfile: 'Peça a um administrador que confira o perfil da sua conta.',
  /** Of an address that leads elsewhere. */
  lost: {
    unknown: 'Este endereço não existe no portal',
    profile: 'Seu perfil não abre este endereço',
  },
  applyFilters: 'Ver resultados',
} as const;

declare module '../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    shell: typeof shellTexts;
  }
}

registerTexts('shell', shellTexts);
