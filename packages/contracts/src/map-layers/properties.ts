import { CAR_CLASSES } from '../programme/areas.ts';
import { NO_SITUATION, SITUATIONS, type Situation } from '../programme/situations.ts';
import { areaLook } from './area-look.ts';
import { CARD, date, decimal, HECTARES, integer, LEGEND, PROPERTY, text } from './columns.ts';
import type { LayerClass, MapLayer } from './layer.ts';

const situation = ({ code, label, shape, color }: Situation, title: string = label): LayerClass => ({
  id: code,
  title,
  look: { shape, fill: color, casing: '#FFFFFF' },
});
const OF_PROPERTIES = SITUATIONS.map((one) => situation(one));

/** Points of the properties, coloured by situation (second text, 2.2 and section 4). */
export const propriedades = {
  name: 'propriedades',
  title: 'Situação das propriedades',
  group: 'Propriedades',
  geometry: 'Point',
  capability: 'map.read',
  key: 'cod_propriedade',
  label: 'nome',
  area: 'area_total',
  params: ['uf'],
  columns: [
    PROPERTY,
    text('nome', 'Propriedade', { personal: 'nome', card: true }),
    text('municipio', 'Município', CARD),
    text('uf', 'UF', CARD),
    integer('codigo_municipio', 'Código do município'),
    text('bacia', 'Bacia'),
    LEGEND,
    text('situacao', 'Situação', CARD),
    text('atividade_produtiva', 'Atividade produtiva', CARD),
    text('perfil_fundiario', 'Perfil fundiário', CARD),
    text('fase', 'Fase'),
    text('nome_produtor', 'Produtor', { personal: 'nome', card: true }),
    text('cpf_produtor', 'CPF do produtor', { personal: 'cpf' }),
    text('nome_tecnico', 'Técnico', { personal: 'nome', card: true }),
    text('cpf_tecnico', 'CPF do técnico', { personal: 'cpf' }),
    text('nome_supervisor', 'Supervisor', { personal: 'nome' }),
    text('cpf_supervisor', 'CPF do supervisor', { personal: 'cpf' }),
    text('numero_car', 'Número do CAR', { personal: 'documento' }),
    date('dt_inicio', 'Início do atendimento'),
    date('dt_fim', 'Fim do atendimento'),
    integer('visitas', 'Visitas', CARD),
    date('ultima_visita', 'Última visita', CARD),
    decimal('area_total', 'Área total', HECTARES),
    decimal('area_produtiva', 'Área produtiva', HECTARES),
    decimal('area_pastagem', 'Área de pastagem', { unit: 'ha' }),
    decimal('area_lavoura', 'Área de lavoura', { unit: 'ha' }),
    decimal('area_vegetacao_nativa', 'Área de vegetação nativa', { unit: 'ha' }),
    decimal('area_reserva_legal', 'Área de reserva legal', { unit: 'ha' }),
    decimal('area_app', 'Área de preservação permanente', { unit: 'ha' }),
    decimal('area_degradada', 'Área degradada', { unit: 'ha' }),
    decimal('area_conservacao', 'Área de conservação declarada', { unit: 'ha' }),
    decimal('area_abc', 'Área ABC declarada', { unit: 'ha' }),
    decimal('lon', 'Longitude', { personal: 'coordenada' }),
    decimal('lat', 'Latitude', { personal: 'coordenada' }),
  ],
  classes: [...OF_PROPERTIES, situation(NO_SITUATION)],
  // A dot tells a square with at least five properties, the place that is published of them, and a situation that few have nowhere.
  published: {
    key: 'id',
    columns: [
      text('id', 'Identificador'),
      text('lugar', 'Lugar aproximado', CARD),
      text('municipio', 'Município', CARD),
      text('uf', 'UF', CARD),
      integer('codigo_municipio', 'Código do município'),
      text('bacia', 'Bacia', CARD),
      LEGEND,
      text('situacao', 'Situação', CARD),
      integer('propriedades', 'Propriedades desta área'),
    ],
    // Those that have none, and those that do not tell it.
    classes: [...OF_PROPERTIES, situation(NO_SITUATION, 'Sem situação divulgada')],
  },
} as const satisfies MapLayer;

/** Land of the properties by its registration (second text, 2.3): the drawn outline, else the perimeter in the CAR. */
export const propriedades_car = {
  name: 'propriedades_car',
  title: 'CAR',
  group: 'Propriedades',
  geometry: 'MultiPolygon',
  capability: 'polygons.read',
  key: 'id',
  label: 'nome',
  area: 'area_ha',
  params: ['uf'],
  columns: [
    text('id', 'Código'),
    PROPERTY,
    text('nome', 'Propriedade', { personal: 'nome', card: true }),
    text('uf', 'UF', CARD),
    LEGEND,
    text('numero_car', 'Número do CAR', { personal: 'documento', card: true }),
    text('tipo_imovel_car', 'Tipo do imóvel', CARD),
    text('situacao_car', 'Situação do CAR', CARD),
    text('condicao_car', 'Condição do CAR', CARD),
    text('contorno', 'Contorno'),
    decimal('area_ha', 'Área', HECTARES),
  ],
  classes: CAR_CLASSES.map(({ code, label, look }) => ({ id: code, title: label, look: areaLook(look) })),
} as const satisfies MapLayer;
