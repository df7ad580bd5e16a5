/**
 * Sub-basins of Brazil by their two-digit code of ANA, each with places that certainly lie in it (longitude, latitude
 * in degrees, to about 0.1), written down from general knowledge of the rivers. No package carries basins, so a place is
 * taken to belong to the sub-basin of the nearest of these anchors. Divides are therefore off by tens of kilometres:
 * good enough to group farms in a demonstration, for nothing else. The codes are those of the official layer, so that
 * facts keep their meaning when it is loaded.
 */
export interface SubBasin {
  readonly codigo: number;
  readonly nome: string;
  /** 1 Amazônica … 12 Uruguai. */
  readonly regiao: number;
  readonly anchors: readonly (readonly [number, number])[];
}

/** The hydrographic regions of CNRH Resolution 32/2003. */
export const REGIONS: readonly { readonly id: number; readonly nome: string }[] = [
  'Amazônica',
  'Tocantins-Araguaia',
  'Atlântico Nordeste Ocidental',
  'Parnaíba',
  'Atlântico Nordeste Oriental',
  'São Francisco',
  'Atlântico Leste',
  'Atlântico Sudeste',
  'Atlântico Sul',
  'Paraná',
  'Paraguai',
  'Uruguai',
].map((nome, i) => ({ id: i + 1, nome }));

/** Code, name, region and anchors as 'longitude latitude, longitude latitude'. */
type Given = readonly [number, string, number, string];

const GIVEN: readonly Given[] = [
  [10, 'Javari e Alto Solimões', 1, '-70 -4.4, -72 -5.5, -68.5 -3.9'],
  [11, 'Içá', 1, '-69 -2.8, -68 -2.9'],
  [12, 'Juruá e Japurá', 1, '-72.7 -7.6, -70 -7, -67 -5, -66 -2, -69 -1.5'],
  [13, 'Purus e Coari', 1, '-67.8 -10, -69.5 -9.5, -65 -7.5, -63 -4.5'],
  [14, 'Negro e Branco', 1, '-67 0.1, -63 -0.5, -60.7 2.8, -61 0.5, -60.5 -2.4'],
  [15, 'Madeira', 1, '-63.9 -8.8, -62 -11, -61 -6, -60 -13.5, -60.8 -9, -59 -4'],
  [16, 'Trombetas e Médio Amazonas', 1, '-56.5 -0.5, -58 -2'],
  [17, 'Tapajós', 1, '-55.5 -11.8, -57 -7, -58 -11, -55 -4, -57.5 -13.3, -55.8 -9.5'],
  [18, 'Xingu', 1, '-53 -13, -52 -7, -52.5 -3.5, -53.5 -10.5, -54.3 -13'],
  [19, 'Jari e Paru', 1, '-53 0.5, -52.2 -0.7, -54.5 0.5'],
  [20, 'Alto Tocantins', 2, '-49.1 -15.3, -48.3 -14.1, -49 -14.5, -48.6 -15.5'],
  [21, 'Paranã', 2, '-47 -13.8, -47.3 -14.4, -48.2 -12.7, -46.9 -12.9'],
  [22, 'Manuel Alves e Tocantins em Porto Nacional', 2, '-48.4 -10.7, -47.3 -11.6, -48.4 -11.7'],
  [23, 'Sono e Médio Tocantins', 2, '-47.7 -9.3, -46.8 -10.3, -47.5 -7.3, -47.4 -5.5, -48.4 -9'],
  [24, 'Alto Araguaia', 2, '-52.3 -15.9, -53 -17.2, -51.3 -16.3'],
  [25, 'Vermelho e Crixás', 2, '-50.1 -15.9, -51 -15, -50 -14.3, -50.4 -13.2'],
  [26, 'Mortes e Javaés', 2, '-54.2 -15.4, -52.3 -14.7, -51.2 -12.5, -49.8 -11.7'],
  [27, 'Médio Araguaia', 2, '-50.3 -10.2, -50.3 -9.2'],
  [28, 'Baixo Araguaia', 2, '-48.9 -7.2, -48.4 -6.3, -49.2 -8.2'],
  [29, 'Baixo Tocantins e Itacaiúnas', 2, '-49.9 -6.1, -49.2 -5.2, -49.6 -3.7, -49.5 -2.4'],
  [30, 'Oiapoque e Araguari', 1, '-51.6 2.5, -51.2 0.9'],
  [31, 'Guamá, Capim e Marajó', 2, '-48.3 -1.6, -49.7 -0.8, -47.9 -3'],
  [32, 'Gurupi e Turiaçu', 3, '-46.6 -2.6, -46.9 -3.8, -45.5 -2'],
  [33, 'Mearim e Itapecuru', 3, '-44.5 -4.3, -45.2 -5.5, -43.6 -3.4, -46.2 -6.3, -44.4 -6'],
  [34, 'Parnaíba', 4, '-42.8 -5.1, -43.5 -6.9, -45.5 -8.3, -42 -8, -41.3 -7, -45.2 -9.6, -42 -3.6'],
  [35, 'Litoral do Ceará', 5, '-38.6 -3.8, -40.3 -3.7, -39.5 -4.5'],
  [36, 'Jaguaribe', 5, '-38.3 -5, -39.3 -6.4, -39.2 -7.2, -40.1 -6'],
  [37, 'Apodi e Piranhas', 5, '-37.4 -5.3, -37.6 -6.7, -36.6 -6.3, -35.6 -5.7'],
  [38, 'Paraíba e Capibaribe', 5, '-35.3 -6.5, -35.6 -7.2, -36.7 -7.6, -35.3 -8'],
  [39, 'Una e Mundaú', 5, '-35.7 -8.8, -36 -9.5'],
  [40, 'Alto São Francisco', 6, '-45.5 -20, -44.5 -19.9, -45.3 -18.8'],
  [41, 'Velhas', 6, '-43.9 -19.9, -44 -19.2, -44.1 -18.1'],
  [42, 'Paracatu', 6, '-46.8 -17.2, -46 -17.9, -45.2 -17.1'],
  [43, 'Urucuia', 6, '-46.4 -15.9, -45.3 -16.1'],
  [44, 'Verde Grande', 6, '-43.7 -15.8, -44.2 -16.7, -43.3 -14.9'],
  [45, 'Carinhanha e Corrente', 6, '-45.2 -13.6, -45 -14.4, -43.9 -13.3'],
  [46, 'Grande da Bahia', 6, '-45.2 -12.1, -45.4 -11.2, -44 -12, -43.1 -12.2'],
  [47, 'Jacaré e Verde', 6, '-42 -11.3, -42.5 -10.5, -41.9 -11.9'],
  [48, 'Sobradinho e Pajeú', 6, '-40.5 -9.3, -38.5 -8, -41.3 -9.3'],
  [49, 'Baixo São Francisco', 6, '-37.5 -9.5, -36.7 -10.2, -38.3 -9.2'],
  [
    50,
    'Itapicuru e Vaza-Barris',
    7,
    '-39 -11.6, -37.8 -10.6, -38.5 -11, -39.5 -10.5, -37.4 -10.9, -40.2 -10.8',
  ],
  [51, 'Paraguaçu', 7, '-39.6 -12.9, -40 -12.4, -41.3 -12.8, -39 -12.6, -38.6 -12.2'],
  [52, 'Contas', 7, '-40.8 -14, -41.7 -13.8, -39.6 -13.9'],
  [53, 'Pardo e Cachoeira', 7, '-40.4 -15.1, -39.3 -14.9, -41 -15.1'],
  [54, 'Jequitinhonha', 7, '-42.5 -16.8, -41 -16.3, -43.2 -17.7, -39.5 -15.9'],
  [55, 'Mucuri e São Mateus', 7, '-41.3 -17.7, -39.8 -17.3, -40.3 -18.6'],
  [56, 'Doce', 8, '-42.5 -19.5, -42 -18.7, -43.1 -20.3, -40.6 -19.5'],
  [57, 'Itapemirim e Santa Maria', 8, '-41.2 -20.7, -40.5 -20.3'],
  [58, 'Paraíba do Sul', 8, '-43.4 -21.8, -42.3 -21.4, -44.5 -22.4, -45.5 -23, -41.5 -21.6'],
  [59, 'Litoral do Rio de Janeiro', 8, '-43.2 -22.8, -42.2 -22.6, -44.4 -23'],
  [
    60,
    'Paranaíba',
    10,
    '-49.3 -16.7, -51 -17.8, -48.3 -18.9, -47.9 -17.8, -50 -18.9, -47.6 -16.3, -51.5 -18.7, -46.9 -18.7',
  ],
  [
    61,
    'Grande',
    10,
    '-45.4 -22.2, -45.9 -21.5, -44.3 -21.1, -47.9 -19.9, -45 -21.2, -46.5 -20.9, -47.8 -21, -49.2 -20.3, -44.5 -21.7, -47 -22.1',
  ],
  [62, 'Tietê', 10, '-46.6 -23.4, -48 -22.6, -49.7 -21.6, -51 -20.9'],
  [
    63,
    'Sucuriú, Pardo e Ivinhema',
    10,
    '-52.5 -19.3, -53.5 -20.8, -54.5 -20.6, -54.8 -22.1, -52.2 -20.8, -53.9 -22.6',
  ],
  [64, 'Paranapanema e Ivaí', 10, '-50.5 -22.7, -51.2 -23.4, -49.5 -23.6, -52 -24, -53.4 -24'],
  [65, 'Iguaçu', 10, '-49.7 -25.6, -51.5 -25.9, -53.5 -25.4'],
  [66, 'Alto Paraguai', 11, '-56 -15.6, -57.7 -16, -54.6 -16.5, -54.7 -18.5, -57.4 -18, -56 -20.3'],
  [67, 'Apa', 11, '-57.6 -21.7, -56.6 -21.9'],
  [70, 'Pelotas', 12, '-50.5 -28.1'],
  [71, 'Canoas', 12, '-50.9 -27.4'],
  [72, 'Apuaê e Inhandava', 12, '-51.8 -27.8'],
  [73, 'Passo Fundo e Chapecó', 12, '-52.6 -27.1'],
  [74, 'Várzea e Turvo', 12, '-53.8 -27.5'],
  [75, 'Ijuí e Piratinim', 12, '-54.8 -28.4'],
  [76, 'Ibicuí', 12, '-55 -29.7, -55.9 -29.4'],
  [77, 'Quaraí', 12, '-56.6 -30.2'],
  [79, 'Negro do Sul', 12, '-54.2 -31.1'],
  [80, 'Litoral de São Paulo', 8, '-46.2 -23.9, -45.3 -23.7'],
  [81, 'Ribeira do Iguape', 8, '-47.8 -24.5, -49 -24.8'],
  [82, 'Litoral do Paraná', 9, '-48.7 -25.5, -48.9 -26.3'],
  [83, 'Itajaí', 9, '-49.4 -27'],
  [84, 'Tubarão', 9, '-49.1 -28.3, -48.7 -27.6'],
  [85, 'Jacuí', 9, '-52.9 -29.3, -53.3 -30'],
  [86, 'Taquari e Antas', 9, '-51.7 -29'],
  [87, 'Guaíba e Lagoa dos Patos', 9, '-51.2 -30, -50.5 -29.6, -52 -31'],
  [88, 'Lagoa Mirim', 9, '-53 -32, -52.7 -32.8'],
];

export const SUB_BASINS: readonly SubBasin[] = GIVEN.map(([codigo, nome, regiao, anchors]) => ({
  codigo,
  nome,
  regiao,
  anchors: anchors.split(', ').map((place) => place.split(' ').map(Number) as [number, number]),
}));
