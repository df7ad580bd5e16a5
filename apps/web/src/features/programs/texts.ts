import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of 'Usar em outros programas'; those of each program stand with it (contracts/program-snippets). */
export const programsTexts = {
  key: {
    title: 'Antes de tudo, uma chave',
    lead: 'Os programas entram com uma chave sua, e não com a sua senha. Ela só lê, e mostra o que o seu perfil vê.',
    where:
      'Crie a chave em Minha conta e ponha-a onde aqui está {{placeholder}}. Para parar um programa, revogue a chave dele.',
    open: 'Ir às chaves',
  },
  scopes: {
    maps: 'Mapas',
    mapsLead: 'Camadas por WFS e WMS, para QGIS, GDAL e outros.',
    reports: 'Relatórios',
    reportsLead:
      'Tabelas em CSV. Perfis que só observam não têm CSV; o mesmo endereço com typereturn=Json responde a todos.',
    indicators: 'Indicadores',
    indicatorsLead: 'Painéis e indicadores em JSON.',
  },
  copy: 'Copiar',
  copyNamed: 'Copiar {{program}}',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie.',
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    programs: typeof programsTexts;
  }
}

registerTexts('programs', programsTexts);
