import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of the full map; those of the specification (second text, 2.2 to 2.4) letter for letter. */
export const mapTexts = {
  title: 'Mapa',
  layers: 'Camadas',
  legend: 'Legenda',
  results: 'Resultados',
  search: 'Propriedades',
  bases: { satelite: 'Satelite', geopolitico: 'Geopolitico', instituicao: 'Mapa da instituição' },
  noImagery: {
    none: 'Sem imagem de satélite nesta instalação',
    failed: 'A imagem de satélite não veio; recarregue a página para tentar de novo',
  },
  noOwnBase: 'O mapa da instituição não veio; recarregue a página para tentar de novo',
  othersGroup: 'Outros mapas',
  ownGroup: 'Desenho e seleção',
  own: { desenho: 'Desenho', selecao: 'Seleção' },
  tools: {
    measure: 'Medir',
    select: 'Selecionar',
    line: 'Linha',
    point: 'Ponto',
    polygon: 'Polígono',
    circle: 'Círculo',
    area: 'Area',
    box: 'Caixa',
    clear: 'Apagar medidas',
    done: 'Concluir',
    undo: 'Desfazer',
    end: 'Sair',
    radius: 'raio {{length}} · {{area}}',
  },
  hints: {
    line: 'Medida ativa: cada clique acrescenta um trecho, o duplo clique termina.',
    point: 'Medida ativa: clique para ver as coordenadas.',
    polygon: 'Medida ativa: cada clique desenha um vértice, o duplo clique fecha.',
    circle: 'Medida ativa: clique no centro e depois na borda.',
    area: 'Seleção ativa: cada clique desenha um vértice da área, o duplo clique fecha.',
    box: 'Seleção ativa: arraste, ou clique em dois cantos opostos.',
    crosses: 'O contorno se cruza ou não fecha uma área: desenhe de novo',
    escape: 'Esc',
    leaves: 'sai.',
    keyboard:
      'No teclado: setas movem o mapa, Enter marca o centro, Enter de novo conclui, Backspace desfaz.',
  },
  nothing: 'Nenhum item encontrado',
  nothingDetail: 'Nenhuma camada visível tem feições neste lugar. Ligue outras camadas ou aproxime o mapa.',
  noLayers: 'Ligue uma camada para selecionar nela',
  searching: 'Buscando',
  failed: 'Não foi possível consultar esta camada',
  again: 'Tentar de novo',
  summary: {
    selection: 'Na seleção',
    inside: 'dentro da área',
    outline: 'perímetro',
    counting: 'Contando...',
    failed: 'Não foi possível somar a seleção',
  },
  share: {
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    notCopied: 'Não foi possível copiar o endereço',
    image: 'Imagem e PDF',
    png: 'Imagem (PNG)',
    pdf: 'Documento (PDF)',
    failed: 'Não foi possível gerar o arquivo',
    made: 'Feito em {{when}}',
  },
  downloads: {
    menu: 'Baixar {{layer}}',
    whole: 'Baixar a camada',
  },
  lawsuits: {
    filter: 'Filtrar processos',
    title: 'Filtros dos processos',
    tribunal: 'Tribunal',
    esfera: 'Esfera',
    classe: 'Classe',
    assunto: 'Assunto',
    julgamento: 'Julgamento',
    judged: 'Julgado',
    notJudged: 'Não julgado',
    clear: 'Limpar',
  },
  withoutPoint: '{{count}} sem coordenada',
  phone: {
    measure: 'Medir',
    select: 'Selecionar',
    locate: 'Minha posição',
    lost: 'Não foi possível saber onde você está',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    map: typeof mapTexts;
  }
}

registerTexts('map', mapTexts);
