import type { CsvRow } from '../folder/columns.ts';
import { demoCpf } from '../demo/drawn-from/cpf.ts';

export const OTTO = demoCpf(915_208);
export const RUTE = demoCpf(915_209);
export const ANA = demoCpf(900_001);
export const CAIO = demoCpf(900_002);
export const DORA = demoCpf(900_003);
export const IVO = demoCpf(900_004);

export const SUPERVISORS: CsvRow<'supervisor'>[] = [
  { cpf: OTTO, nome: 'Otto Mangaba Prado', uf: 'GO' },
  { cpf: RUTE, nome: 'Rute Jacarandá Luz', uf: 'MG' },
];

// Ivo has no supervisor.
export const TECHNICIANS: CsvRow<'tecnico'>[] = [
  { cpf: ANA, nome: 'Ana Ipê Dourado', uf: 'GO', cpf_supervisor: OTTO },
  { cpf: CAIO, nome: 'Caio Buriti Manso', uf: 'GO', cpf_supervisor: OTTO },
  { cpf: DORA, nome: 'Dora Pequi Ramos', uf: 'MG', cpf_supervisor: RUTE },
  { cpf: IVO, nome: 'Ivo Cagaita Lima', uf: 'MS', cpf_supervisor: null },
];

function producer(
  id: number,
  nome: string,
  sexo: string | null,
  dt_nascimento: string | null,
  escolaridade: string | null,
  cor_raca: string | null,
  faixa_renda: string | null,
  tempo_atividade: string | null,
  cpf: string | null = demoCpf(417_000 + id),
): CsvRow<'produtor'> {
  return {
    id_produtor: id,
    cpf,
    nome,
    sexo,
    dt_nascimento,
    escolaridade,
    cor_raca,
    faixa_renda,
    tempo_atividade,
  };
}

// 1 has two properties, 11 has none, 6 declared nothing, 7 has no CPF.
export const PRODUCERS: CsvRow<'produtor'>[] = [
  producer(
    1,
    'Zeli Gabiroba das Águas',
    'Feminino',
    '1970-05-20',
    'Ensino médio completo',
    'Parda',
    'De 2 a 4 salários mínimos',
    'Mais de 20 anos',
  ),
  producer(
    2,
    'Bento Jatobá Serra',
    'Masculino',
    '1996-01-01',
    'Ensino superior completo',
    'Branca',
    'Mais de 8 salários mínimos',
    '5 a 10 anos',
  ),
  producer(
    3,
    'Cícero Angico Rocha',
    'Masculino',
    '1955-12-31',
    'Ensino fundamental incompleto',
    'Preta',
    'Até 2 salários mínimos',
    'Mais de 20 anos',
  ),
  producer(
    4,
    'Dalva Sucupira Luz',
    'Feminino',
    '1988-07-07',
    'Ensino médio completo',
    'Branca',
    null,
    '10 a 20 anos',
  ),
  producer(
    5,
    'Elias Baru do Campo',
    'Masculino',
    '1979-03-15',
    'Ensino fundamental completo',
    'Parda',
    'Até 2 salários mínimos',
    '10 a 20 anos',
  ),
  producer(6, 'Flora Aroeira Prado', null, null, null, null, null, null),
  producer(
    7,
    'Geraldo Cedro Manso',
    'Masculino',
    '1962-09-09',
    'Não alfabetizado',
    'Indígena',
    'Até 2 salários mínimos',
    'Mais de 20 anos',
    null,
  ),
  producer(
    8,
    'Helena Mangaba Lima',
    'Feminino',
    '1949-02-28',
    'Ensino fundamental incompleto',
    'Amarela',
    'De 2 a 4 salários mínimos',
    'Mais de 20 anos',
  ),
  producer(
    9,
    'Ítalo Peroba Grande',
    'Masculino',
    '1974-11-02',
    'Pós-graduação',
    'Branca',
    'Mais de 8 salários mínimos',
    '10 a 20 anos',
  ),
  producer(
    10,
    'Joana Araticum Paz',
    'Feminino',
    '2001-06-30',
    'Ensino superior incompleto',
    'Parda',
    'De 4 a 8 salários mínimos',
    'Até 5 anos',
  ),
  producer(
    11,
    'Laura Copaíba Rios',
    'Feminino',
    '1966-04-04',
    'Ensino médio incompleto',
    'Preta',
    'De 2 a 4 salários mínimos',
    '5 a 10 anos',
  ),
];
