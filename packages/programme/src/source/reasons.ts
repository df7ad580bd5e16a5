import { formatInteger, plural } from '@fonte/pt-br';

const moreLines = (more: number): string => `mais ${formatInteger(more)} ${plural(more, 'linha', 'linhas')}`;
const alsoInColumn = (more: number): string =>
  more === 0 ? '' : `, assim como em ${moreLines(more)} desta coluna`;

/**
 * Why a value, a row or a file is refused: every sentence that a data officer may read in the list of faults, once.
 * They follow 'arquivo:linha, coluna, valor:', so they start in lower case and end without a full stop.
 */
export const REASONS = {
  required: 'é obrigatório e veio vazio',
  requiredNoValue: 'é obrigatório, e isto diz que não há valor',
  formulaError:
    'é o que a planilha mostra de uma fórmula com erro ou de uma coluna estreita, e não o valor; corrija na planilha, ou deixe o campo vazio',
  zerosKept:
    'está na forma ="0012", com que planilhas guardam os zeros da frente: é uma fórmula, e não o valor; escreva só o valor (0012)',
  notUtf8: 'tem um caractere que não é UTF-8; salve o arquivo como "CSV UTF-8"',
  nul: 'tem um caractere nulo (NUL), que não é texto',
  tooLong: (limit: number) => `passa de ${limit} caracteres`,
  badCode: 'só pode ter letras, algarismos, ponto, hífen e sublinhado, e começa por letra ou algarismo',
  notWhole: 'não é um número inteiro (só algarismos, sem ponto nem vírgula)',
  notNumber: {
    iso: 'não é um número na forma deste arquivo (1234.56)',
    ptBr: 'não é um número na forma deste arquivo (1234,56 ou 1.234,56)',
  },
  unclearNumber: (point: string, thousands: string) =>
    `tanto pode ser ${point} (ponto decimal) quanto ${thousands} (ponto de milhar), e a forma deste arquivo não foi dita; ` +
    'diga com --decimal ponto ou --decimal virgula, ou no manifesto (outros números assim do arquivo não são listados)',
  outside: (from: string, to: string) => `fica fora do intervalo de ${from} a ${to}`,
  tooLarge: (digits: number) => `tem mais de ${digits} algarismos antes da vírgula`,
  notDate: 'não é uma data (aaaa-mm-dd ou dd/mm/aaaa)',
  otherDateForm: {
    iso: 'está em outra forma: as datas deste arquivo são aaaa-mm-dd',
    ptBr: 'está em outra forma: as datas deste arquivo são dd/mm/aaaa',
  },
  unrealDate: 'é uma data que não existe no calendário',
  implausibleDate: (from: string, to: string) => `é uma data improvável: espera-se de ${from} a ${to}`,
  future: (day: string) => `é uma data que ainda não chegou: hoje é ${day}`,
  notMoment: 'não é um momento (aaaa-mm-dd hh:mm ou dd/mm/aaaa hh:mm, com segundos e fuso se quiser)',
  notBoolean: 'não é sim nem não (aceitos: sim, não, s, n, true, false, 1, 0)',
  badCpf: 'não é um CPF válido: os dígitos verificadores não conferem',
  badProcess: 'não é um número de processo válido: os dígitos verificadores do CNJ não conferem',
  notOneOf: (values: readonly string[]) => `não é um dos valores aceitos: ${values.join(', ')}`,
  notUf: 'não é a sigla de uma unidade da federação',
  outsideBrazil: (axis: 'longitude' | 'latitude', from: number, to: number) =>
    `fica fora do Brasil: a ${axis} vai de ${from} a ${to} graus`,
  notList: 'não é uma lista de números inteiros ([11823, 15302])',
  notParties: 'não é uma lista de partes do processo',
  unknownPartyField: (field: string) => `tem um campo de parte desconhecido: ${field}`,
  mustBeScalar: 'devia ser um texto, número, verdadeiro ou falso',
  before: (other: string) => `vem antes de ${other}`,
  together: (other: string) => `só pode ser informado junto com ${other}`,
  // Rows and files
  cellCount: (found: number, expected: number) => `a linha tem ${found} campos e o cabeçalho tem ${expected}`,
  brokenCsv:
    'o arquivo tem aspas que não fecham ou fecham no meio de um campo: abrem nesta linha, e a leitura parou aqui',
  zerosKeptOpen:
    'há um valor na forma ="0012", com que planilhas guardam os zeros da frente: é uma fórmula, e não o valor; escreva só o valor (0012). A leitura parou aqui',
  recordTooLong: 'a linha passa de 1 MB',
  emptyFile: 'o arquivo está vazio: falta o cabeçalho',
  notText: 'o arquivo está em UTF-16 ou não é texto; salve como "CSV UTF-8"',
  twoMarks:
    'o arquivo começa com duas marcas de ordem de bytes (BOM); salve de novo como UTF-8, com uma ou nenhuma',
  tooManyColumns: (found: string, known: number) =>
    `o cabeçalho tem ${found} colunas e o formato deste arquivo conhece ${known}; o separador ou o arquivo é outro?`,
  misspeltColumn: (known: string) =>
    `coluna desconhecida, e falta a coluna "${known}": quis dizer "${known}"?`,
  missingColumn: 'falta a coluna no cabeçalho',
  repeatedColumn: 'a coluna aparece duas vezes no cabeçalho',
  notFeatureCollection: 'o arquivo não é um FeatureCollection de GeoJSON',
  brokenJson: 'não é JSON válido',
  wrongCrs: 'está em outro sistema de coordenadas: aceitam-se EPSG:4674, EPSG:4326 e CRS84',
  // Geometry
  missingGeometry: 'a feição não tem geometria',
  wrongGeometry: (expected: string) => `a geometria devia ser ${expected}`,
  severalParts: (count: number) => `a geometria tem ${count} partes: separe em uma feição para cada polígono`,
  badCoordinates: 'a geometria tem coordenadas que não são números',
  openRing: 'o anel do polígono não fecha: o último ponto devia ser igual ao primeiro',
  shortRing: 'o anel do polígono tem menos de quatro pontos',
  geometryOutside: 'a geometria sai do Brasil (coordenadas em graus, longitude primeiro)',
  invalidGeometry: (reason: string, lon: string, lat: string) =>
    `geometria inválida: ${reason}, em ${lon} ${lat}`,
  beyondRepair: 'geometria inválida que não se pôde reparar',
  // Between rows and files
  repeated: (where: string) => `repete a chave da ${where}`,
  repeatedWithoutDots: (other: string) => `sem os pontos fica igual a ${other}`,
  unknownReference: (table: string) => `não existe em ${table}`,
  notOfProperty: (table: string) => `não existe em ${table} para esta propriedade`,
  stillUsed: (table: string, rows: number) =>
    `não veio neste arquivo, mas ${table} ainda o usa em ${rows} linha(s) e ${table} não foi enviado`,
  otherUf: (uf: string) => `não é a unidade da federação do município, que é ${uf}`,
  outsideUf: (uf: string) => `as coordenadas ficam fora de ${uf}`,
  // The folder
  noFolder: 'a pasta não existe ou não pode ser lida',
  nothingKnown: 'a pasta não traz nenhum arquivo do formato de importação',
  unreadable: 'o arquivo não pôde ser lido: o disco ou a rede deu erro',
  noPermission: 'o arquivo não pôde ser lido: falta permissão de leitura a quem roda a importação',
  danglingLink: 'é um atalho (link) para um arquivo que não existe',
  circularLink: 'é um atalho (link) que aponta para si mesmo',
  isFolder: 'é uma pasta, e devia ser um arquivo',
  notFile: 'não é um arquivo comum: é um pipe, um soquete ou um dispositivo',
  notFolder: 'devia ser uma pasta',
  vanished: 'o arquivo desapareceu durante a leitura',
  readingEnded:
    'a leitura do arquivo foi encerrada: pede memória, níveis ou tempo demais. É mesmo um arquivo do programa?',
  // The folder as it is sent by page
  notZip: 'não é um arquivo zip inteiro; foi cortado no envio?',
  zip64:
    'é um zip de mais de 4 GB ou 65.535 arquivos (zip64), que não é aceito; envie menos arquivos de cada vez',
  brokenZip: 'o zip está danificado: o que diz deste arquivo não confere com o que traz',
  encryptedZip: 'está com senha dentro do zip; compacte sem senha',
  otherCompression: 'está compactado de um modo que não é aceito; compacte do modo comum (deflate)',
  zipLink: 'é um atalho (link) dentro do zip, e devia ser o próprio arquivo',
  zipPath: 'tem dentro do zip um caminho que sai da pasta',
  zipTwice: 'aparece duas vezes no zip',
  zipUnknown: 'não é um arquivo do formato de importação; tire-o do zip',
  sentUnknown: 'não é um arquivo do formato de importação',
  zipFiles: (most: number) => `traz mais de ${most} arquivos`,
  zipTooLarge: (megabytes: string) =>
    `descompactado passa de ${megabytes} MB, o limite (LOAD_UNPACKED_MAX_MB)`,
  zipBomb: (times: number) =>
    `descompactado é mais de ${times} vezes maior do que veio, o que dados do programa nunca são`,
  // The manifest
  badManifest: 'o manifesto não tem a forma esperada: uma lista de arquivos com arquivo, linhas e sha256',
  twoManifests: (other: string) => `a pasta tem dois manifestos, este e ${other}; deixe um só`,
  declaredTwice: (file: string) => `diz duas vezes ${file}`,
  notSent: (manifest: string) => `está em ${manifest} e não veio na pasta`,
  notDeclared: (manifest: string) => `veio na pasta e não está em ${manifest}`,
  otherDigest: (manifest: string) =>
    `não é o arquivo que ${manifest} diz: o SHA-256 é outro; chegou cortado ou foi mudado?`,
  otherRows: (found: string, manifest: string, declared: string) =>
    `tem ${found} linhas, e ${manifest} diz ${declared}`,
  referencePassed: (file: string, day: string) =>
    `é uma data de referência que os dados já passaram: ${file} tem visita sincronizada em ${day}`,
  // What an import would take away
  onlyHeader: (rows: string) =>
    `não traz nenhuma linha, e sairiam todas as da tabela (${rows}); se é isso mesmo, aceite as remoções (--accept-removals)`,
  manyRemovals: (removed: string, from: string, to: string, most: string) =>
    `tiraria ${removed} linhas da tabela, que iria de ${from} para ${to}; o limite é tirar ${most}. O arquivo veio inteiro? ` +
    'Se é isso mesmo, aceite as remoções (--accept-removals)',
  emptiedColumn: (lost: string, from: string, to: string) =>
    `perderia o valor em ${lost} linhas que continuam: de ${from} preenchidas para ${to}. A coluna veio no arquivo? ` +
    'Se é isso mesmo, aceite as colunas esvaziadas (--accept-emptied)',
  unendedFile: (rows: string) =>
    `acaba no meio de uma linha, sem quebra de linha, e tiraria ${rows} da tabela. O arquivo veio inteiro? ` +
    'Se é isso mesmo, aceite as remoções (--accept-removals)',
  alteredColumn: (changed: string, of: string) =>
    `teria outro valor em ${changed} linhas que continuam, de ${of} preenchidas`,
  alteredSum: (from: string, to: string) => `, e a soma iria de ${from} para ${to}`,
  acceptChanges:
    'Os decimais e as colunas vieram como antes? Se é isso mesmo, aceite os valores trocados (--accept-changes)',
  nothingToUndo:
    'não há o que desfazer: a versão que vale é a primeira, encerrou a demonstração ou foi importada antes de isso ser guardado',
  // Warnings
  noValue: (more: number, others: readonly string[]) =>
    `diz que não há valor: lido como campo vazio${alsoInColumn(more)}` +
    (others.length === 0 ? '' : ` (também ${others.map((text) => `"${text}"`).join(', ')})`),
  skippedHour: (more: number) =>
    `não houve essa hora em Brasília, cujo relógio saltou ao começar o horário de verão: fica como está escrita${alsoInColumn(more)}`,
  blankRows: (more: number) =>
    `linha só com separadores, ignorada${more === 0 ? '' : `, assim como ${moreLines(more)} do arquivo`}`,
  unknownColumn: 'coluna desconhecida, ignorada',
  moreUnknownColumns: (count: string) => `mais ${count} colunas desconhecidas, ignoradas`,
  unknownFile: 'arquivo desconhecido, ignorado',
  misspeltFile: (known: string) => `arquivo desconhecido, ignorado; quis dizer ${known}?`,
  repaired: 'geometria inválida na origem, reparada',
  otherArea: (property: string, column: string, drawn: string, declared: string) =>
    `o contorno da propriedade ${property} tem ${drawn}, e ${column} diz ${declared}`,
  noArea: (property: string, drawn: string) =>
    `o contorno da propriedade ${property} quase não tem área: ${drawn}. Os pontos estão em linha?`,
} as const;

/** What PostGIS says of an invalid geometry, in Portuguese; an unknown reason is given as it came. */
export const INVALIDITY: Readonly<Record<string, string>> = {
  'Self-intersection': 'o contorno cruza a si mesmo',
  'Ring Self-intersection': 'o anel toca ou cruza a si mesmo',
  'Hole lies outside shell': 'há um buraco fora do contorno',
  'Holes are nested': 'há um buraco dentro de outro',
  'Interior is disconnected': 'os buracos cortam o polígono em dois',
  'Duplicate Rings': 'há dois anéis iguais',
  'Nested shells': 'há um polígono dentro de outro',
  'Too few points in geometry component': 'há um anel com pontos de menos',
};
