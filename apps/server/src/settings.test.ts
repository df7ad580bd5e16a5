import { semestersBetween } from '@fonte/contracts/semesters';
// [ASVS 12.2.1 13.2.3]
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsFault, type Settings } from './settings.ts';

const SECRET = 'pX3vN8qLr0TzYw5KdB7hJm2FgU9aCeS4';
const PUBLIC_URL = 'https://painel.exemplo.br/';
const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsFault) return error.sentences;
    throw error;
  }
};

test('an empty environment is the demonstration on the embedded database', () => {
  expect(readSettings({})).toMatchObject<Partial<Settings>>({
    PORT: 3000,
    HOST: 'localhost',
    DATABASE_URL: null,
    DATABASE_READ_URL: [],
    SESSION_SECRET: null,
    PASSWORD_MIN_LENGTH: null,
    SMALL_GROUP: 5,
    PRODUCT_NAME: 'Programa',
    SEMESTERS: semestersBetween('2019-1', '2024-1'),
    YEARS: [2019, 2020, 2021, 2022, 2023, 2024, 2025],
    STATES: ['BA', 'GO', 'MA', 'MT', 'MS', 'MG', 'TO'],
    TRUST_PROXY: false,
  });
});

test('an empty value counts as none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', DEMO: '' }).PORT).toBe(3000);
});

describe('outside the demonstration', () => {
  test.each([
    ['', 'SESSION_SECRET: falta; sorteie um, por exemplo com: openssl rand -base64 32'],
    ['curto', 'SESSION_SECRET: é curto: precisa de ao menos 32 caracteres sorteados'],
    [
      'changeme-changeme-changeme-changeme',
      'SESSION_SECRET: é conhecido ou fácil de adivinhar: sorteie outro',
    ],
    ['a'.repeat(40), 'SESSION_SECRET: é conhecido ou fácil de adivinhar: sorteie outro'],
  ])('the secret %j is refused', (secret, sentence) => {
    const postgres = { DATABASE_URL: 'postgres://u@localhost/d', SESSION_SECRET: secret, PUBLIC_URL };
    expect(faultsOf(postgres)).toEqual([sentence]);
    expect(faultsOf({ DEMO: '0', SESSION_SECRET: secret, PUBLIC_URL })).toEqual([sentence]);
    expect(faultsOf({ ...postgres, DEMO: '1' })).toEqual([]);
  });

  test('a drawn one is taken', () => {
    const taken = readSettings({ DEMO: '0', SESSION_SECRET: SECRET, PUBLIC_URL });
    expect(taken.SESSION_SECRET).toBe(SECRET);
    expect(taken.PUBLIC_URL).toBe('https://painel.exemplo.br');
  });

  test.each([
    ['', 'PUBLIC_URL: falta; é o endereço https pelo qual as pessoas chegam, como https://painel.exemplo.br'],
    ['http://painel.exemplo.br', 'PUBLIC_URL: precisa começar com https:// (http só na demonstração)'],
    ['http://localhost:3000', 'PUBLIC_URL: precisa começar com https:// (http só na demonstração)'],
  ])('the address %j is refused', (address, sentence) => {
    const given = { SESSION_SECRET: SECRET, PUBLIC_URL: address };
    expect(faultsOf({ ...given, DATABASE_URL: 'postgres://u@localhost/d' })).toEqual([sentence]);
    expect(faultsOf({ ...given, DEMO: '0' })).toEqual([sentence]);
    expect(faultsOf(given)).toEqual([]);
  });
});

test('every fault has its sentence, and none repeats the value', () => {
  const faults = faultsOf({
    PORT: '99999',
    DATABASE_URL: 'mysql://root:s3gr3do@db',
    SEMESTERS: '2024-1/2019-1',
    YEARS: '2025-2019',
    STATES: 'Goiás',
    SMTP_URL: 's3gr3do',
    BASEMAP_SATELLITE_URL: 'https://tiles.example/{z}/{x}',
    TRUST_PROXY: '2',
    LOG_LEVEL: 'tudo',
  });
  expect(faults).toEqual([
    'PORT: precisa ser um número inteiro de 0 a 65535',
    'DATABASE_URL: precisa ser um endereço que começa com postgres:// ou postgresql://',
    'YEARS: precisa ser um ano ou um intervalo como 2019-2025',
    'SEMESTERS: precisa ser um intervalo de semestres como 2019-1/2024-1',
    'STATES: precisa ser uma lista de siglas como BA,GO,MG',
    'SMTP_URL: precisa ser um endereço que começa com smtp:// ou smtps://',
    'TRUST_PROXY: precisa ser uma lista de endereços IP separados por vírgula',
    'BASEMAP_SATELLITE_URL: precisa conter {x}, {y} e {z}',
    'LOG_LEVEL: precisa ser um destes: debug, info, warn, error, silent',
  ]);
  expect(faults.join()).not.toContain('s3gr3do');
});

test.each(['https://painel.exemplo.br/portal', 'https://ana:s3gr3do@painel.exemplo.br', 'https://a.br/?x=1'])(
  'an address of more than a server is refused (%s)',
  (address) => {
    expect(faultsOf({ PUBLIC_URL: address })).toEqual([
      'PUBLIC_URL: precisa ter só o endereço do servidor, sem caminho, como https://painel.exemplo.br',
    ]);
  },
);

test.each([
  ['postgres://u@a:5432,b:5433/d', []],
  [
    'postgres://a,/d',
    ['DATABASE_URL: precisa dizer o nome de cada servidor, como postgres://usuario@a:5432,b:5432/base'],
  ],
  [
    'postgres://u@a:1,b:dois/d',
    ['DATABASE_URL: precisa ser um endereço que começa com postgres:// ou postgresql://'],
  ],
])('an address of several servers (%s)', (address, faults) => {
  expect(faultsOf({ DATABASE_URL: address, DEMO: '1' })).toEqual(faults);
});

test('replicas need a primary', () => {
  expect(faultsOf({ DATABASE_READ_URL: 'postgres://a,postgres://b' })).toEqual([
    'DATABASE_READ_URL: só vale junto com DATABASE_URL',
  ]);
});
