/** Why a feature of the official geography is refused; as in source/reasons, without a full stop. */
export const GEOGRAPHY_REASONS = {
  missing: 'falta na feição',
  badCode: 'não é um número inteiro',
  badMunicipality: 'não é um código IBGE de sete dígitos',
  unknownUf: 'não é a sigla nem o código de uma unidade da federação',
  otherUf: (uf: string) => `não combina com o código do município, que é de ${uf}`,
  repeated: 'repete o código de outra feição do mesmo arquivo',
  unknownRegion: 'não é uma região hidrográfica conhecida',
  notTopology: 'o arquivo não é GeoJSON nem TopoJSON',
  noObject: 'o TopoJSON não tem um objeto com o nome da camada',
  brokenTopology: 'o TopoJSON não fecha: há formas com arcos que ele não traz',
  largeTopology: (megabytes: number) =>
    `o TopoJSON passa de ${megabytes} MB e seria lido de uma vez; envie a camada em GeoJSON, que é lido feição a feição`,
  empty: 'o arquivo não tem feições',
  nothing:
    'a pasta não traz nenhuma camada de geografia (uf, municipio, regiao_hidrografica, sub_bacia, bioma)',
  // Warnings
  unknownFile: 'arquivo desconhecido, ignorado',
  twice: (other: string) => `ignorado: ${other} traz a mesma camada`,
  keptReferenced: (count: number) =>
    `${count} sub-bacia(s) aproximada(s) não constam do arquivo e ficam, sem área, porque propriedades as usam`,
} as const;
