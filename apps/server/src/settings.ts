import { isIP } from 'node:net';
import { FIRST_YEAR, LAST_YEAR, STATES } from '@fonte/contracts';
import { FIRST_SEMESTER, LAST_SEMESTER } from '@fonte/contracts/semesters';
import { LIMIT_SETTINGS, type LimitName } from '@fonte/programme/import/limit-settings';
import {
  integer,
  list,
  optional,
  origin,
  postgres,
  profiles,
  readRemoteLayer,
  secretFault,
  semesters,
  states,
  text,
  url,
  years,
  type Read,
} from './settings-read.ts';

/**
 * Every setting: name, default, what it does. Read once at start, from the environment or a `.env` file; the README's table is checked
 * against this one. `read` gives the value or throws one Portuguese sentence.
 */
export const SETTINGS = {
  PORT: { about: 'Porta HTTP', fallback: '3000', read: integer(0, 65_535) },
  HOST: { about: 'Endereço em que escuta; `0.0.0.0` para todos', fallback: 'localhost', read: text(1, 255) },
  DATA_DIR: {
    about: 'Pasta do banco embutido, dos arquivos e dos emails de saída',
    fallback: './data',
    read: text(1, 4_000),
  },
  DATABASE_URL: {
    about:
      'PostgreSQL 15+ com PostGIS; vários servidores, `postgres://u:s@a,b/base`, valem pelo que aceita gravações; sem ela usa o banco embutido em `DATA_DIR`',
    fallback: '',
    read: optional(postgres),
  },
  DATABASE_OWNER_URL: {
    about:
      'O mesmo PostgreSQL como dono das tabelas, para migrações e importações; o servidor atende então com o usuário de `DATABASE_URL`, que não muda tabelas',
    fallback: '',
    read: optional(postgres),
  },
  DATABASE_READ_URL: {
    about: 'Réplicas de leitura, separadas por vírgula',
    fallback: '',
    read: list(url('postgres', 'postgresql')),
  },
  DATABASE_CONNECTIONS: { about: 'Conexões a cada PostgreSQL', fallback: '10', read: integer(1, 1_000) },
  STATEMENT_TIMEOUT: {
    about: 'Limite de uma consulta ao banco, segundos',
    fallback: '30',
    read: integer(1, 3_600),
  },
  MAP_MEMORY_MB: {
    about: 'Memória dos mapas grandes que se desenham ao mesmo tempo, MB; cada pessoa tem metade',
    fallback: '256',
    read: integer(192, 65_536),
  },
  QUEUE_SECONDS: {
    about:
      'Uma consulta espera pelas das outras pessoas no máximo por, segundos; depois: 503 com Retry-After',
    fallback: '8',
    read: integer(1, 30),
  },
  ANSWERS_MB: {
    about: 'Memória para respostas prontas de relatórios, dashboards e painéis, MB',
    fallback: '32',
    read: integer(0, 65_536),
  },
  SPOOL_MB: {
    about: 'Disco em `DATA_DIR` para respostas longas de quem lê devagar, MB',
    fallback: '1024',
    read: integer(0, 1_000_000),
  },
  CHECK_ROWS: {
    about: 'Linhas que uma conferência de um número lê, no máximo',
    fallback: '500000',
    read: integer(1, 100_000_000),
  },
  UPLOAD_MAX_MB: { about: 'Maior arquivo que se envia, MB', fallback: '50', read: integer(1, 180) },
  READERS: {
    about: 'Processos que abrem os arquivos enviados, cada um com até 550 MB',
    fallback: '1',
    read: integer(1, 16),
  },
  S3_URL: {
    about:
      'Armazenamento S3 dos arquivos enviados, como `https://CHAVE:SEGREDO@servidor/balde?region=sa-east-1`; sem ele ficam em `DATA_DIR/arquivos`',
    fallback: '',
    read: optional(bucket),
  },
  VIDEO_EMBED_URL: {
    about:
      'Endereço do vídeo no provedor, com `{id}`, como `https://videos.exemplo.br/embed/{id}`; vazio: sem vídeos',
    fallback: '',
    read: optional(videoTemplate),
  },
  VIDEO_THUMB_URL: {
    about: 'Endereço da miniatura do vídeo no provedor, com `{id}`',
    fallback: '',
    read: optional(videoTemplate),
  },
  VIDEO_ID: {
    about: 'Forma do identificador de um vídeo no provedor, expressão regular',
    fallback: '[\\w-]{6,64}',
    read: pattern,
  },
  ...importLimits(),
  LOAD_MAX_MB: {
    about: 'Maior carga de dados que se envia pela página, MB',
    fallback: '512',
    read: integer(1, 4_000),
  },
  LOAD_UNPACKED_MAX_MB: {
    about: 'O que uma carga enviada pode ocupar descompactada, MB',
    fallback: '8192',
    read: integer(1, 1_000_000),
  },
  LOAD_DAYS: {
    about: 'Uma carga enviada e não importada fica guardada por, dias',
    fallback: '7',
    read: integer(1, 90),
  },
  DEMO: {
    about: 'Programa de demonstração num banco vazio: `1` sim, `0` não; vazio: só sem `DATABASE_URL`',
    fallback: '',
    read: optional(choice('0', '1')),
  },
  DEMO_PROPERTIES: { about: 'Propriedades da demonstração', fallback: '2000', read: integer(1, 640_000) },
  SESSION_SECRET: {
    about: 'Segredo desta instalação, ao menos 32 caracteres sorteados; obrigatório fora da demonstração',
    fallback: '',
    read: optional(text(1, 1_000)),
  },
  SESSION_IDLE_HOURS: { about: 'Uma sessão sem uso vale por, horas', fallback: '8', read: integer(1, 720) },
  SESSION_DAYS: { about: 'Uma sessão vale ao todo por, dias', fallback: '7', read: integer(1, 90) },
  PASSWORD_MIN_LENGTH: {
    about: 'Menor senha aceita, caracteres; vazio: 3 na demonstração, 8 fora dela',
    fallback: '',
    read: optional(integer(3, 100)),
  },
  SECOND_FACTOR_PROFILES: {
    about:
      'Perfis que só entram com segundo fator, separados por vírgula, como `administrador,nacional`; `nenhum`: nenhum; vazio: fora da demonstração os que configuram ou leem todas as linhas com dados pessoais',
    fallback: '',
    read: optional(profiles),
  },
  SMALL_GROUP: {
    about:
      'Menor grupo de pessoas ou propriedades cujos números são mostrados a quem só observa; `1` mostra todos',
    fallback: '5',
    read: integer(1, 100),
  },
  PRODUCT_NAME: {
    about: "Nome do programa, como em 'Programa Nacional'",
    fallback: 'Programa',
    read: text(1, 60),
  },
  YEARS: {
    about: 'Anos oferecidos, como `2019-2025`',
    fallback: `${FIRST_YEAR}-${LAST_YEAR}`,
    read: years,
  },
  SEMESTERS: {
    about: 'Semestres do relatório semestral, do primeiro ao último, como `2019-1/2024-1`',
    fallback: `${FIRST_SEMESTER}/${LAST_SEMESTER}`,
    read: semesters,
  },
  STATES: { about: 'Estados oferecidos, separados por vírgula', fallback: STATES.join(','), read: states },
  SMTP_URL: {
    about:
      'Servidor de email, como `smtps://usuario:senha@servidor`; sem ele os emails ficam em `DATA_DIR/outbox`',
    fallback: '',
    read: optional(url('smtp', 'smtps')),
  },
  MAIL_FROM: {
    about: 'Remetente dos emails',
    fallback: 'Fonte de dados <nao-responda@localhost>',
    read: text(3, 300),
  },
  PUBLIC_URL: {
    about:
      'Endereço pelo qual as pessoas chegam, como `https://painel.exemplo.br`; obrigatório, e https, fora da demonstração',
    fallback: '',
    read: optional(origin),
  },
  TRUST_PROXY: {
    about:
      'Endereços dos proxies de confiança à frente do servidor, separados por vírgula, como `127.0.0.1,10.0.0.0/8`',
    fallback: '',
    read: proxies,
  },
  BASEMAP_SATELLITE_URL: {
    about: 'Modelo de endereço da imagem de satélite, com `{x}`, `{y}` e `{z}`',
    fallback: '',
    read: optional(tileTemplate),
  },
  BASEMAP_SATELLITE_ATTRIBUTION: {
    about: 'Créditos da imagem de satélite',
    fallback: '',
    read: optional(text(1, 300)),
  },
  BASEMAP_PMTILES: {
    about:
      'Arquivo PMTiles com um mapa base próprio (quadros vetoriais ou imagens), servido por este servidor',
    fallback: '',
    read: optional(text(1, 4_000)),
  },
  GEOSERVER_URL: {
    about:
      'GeoServer da instituição, como `https://geo.exemplo.br/geoserver`, com camadas servidas também aqui',
    fallback: '',
    read: optional(url('http', 'https')),
  },
  GEOSERVER_LAYERS: {
    about:
      'Camadas dele, separadas por vírgula, cada uma com a coluna que a limita, como `area:rios,area:atendidas=propriedade:cod_propriedade`',
    fallback: '',
    read: list(readRemoteLayer),
  },
  PDF: {
    about:
      'PDF das páginas de papel: `auto` com o Chromium que houver, `off` nunca, `unsandboxed` sem o isolamento do próprio Chromium, só onde outro já isola este processo (como `root` é preciso)',
    fallback: 'auto',
    read: choice('auto', 'off', 'unsandboxed'),
  },
  MAP_ORIGINS: {
    about:
      'Outros sites cujas páginas leem os serviços de mapa com uma chave de programa, separados por vírgula, como `https://mapas.exemplo.br`; vazio: nenhum',
    fallback: '',
    read: list(origin),
  },
  CHROMIUM_PATH: {
    about: 'Programa do Chromium; vazio: os lugares de costume',
    fallback: '',
    read: optional(text(1, 4_000)),
  },
  LOG_LEVEL: {
    about: 'Registro em JSON: `debug`, `info`, `warn`, `error` ou `silent`',
    fallback: 'warn',
    read: choice('debug', 'info', 'warn', 'error', 'silent'),
  },
} as const satisfies Record<string, Setting<unknown>>;

interface Setting<Value> {
  readonly about: string;
  readonly fallback: string;
  readonly read: Read<Value>;
}

/** The limits of imports, which the command reads from the same table. */
function importLimits(): Record<LimitName, Setting<number>> {
  const settings = Object.values(LIMIT_SETTINGS).map(({ name, about, fallback, from, to }) => [
    name,
    { about, fallback: String(fallback), read: integer(from, to) },
  ]);
  return Object.fromEntries(settings) as Record<LimitName, Setting<number>>;
}

export type { RemoteLayer } from './settings-read.ts';

type Name = keyof typeof SETTINGS;

/** The checked settings. */
export type Settings = { readonly [K in Name]: ReturnType<(typeof SETTINGS)[K]['read']> };

/** One sentence for each fault of the settings. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/** Reads and checks all settings at once. Errors: `SettingsFault` with a sentence for each. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const read: Partial<Record<Name, unknown>> = {};
  for (const [name, setting] of Object.entries(SETTINGS) as [Name, (typeof SETTINGS)[Name]][]) {
    const given = environment[name]?.trim() ?? '';
    try {
      read[name] = setting.read(given === '' ? setting.fallback : given);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : 'não é válido'}`);
    }
  }
  faults.push(...togetherFaults(read as Partial<Settings>));
  if (faults.length > 0) throw new SettingsFault(faults);
  return read as Settings;
}

/** What only shows when settings are held against each other; those that could not be read are left out. */
function togetherFaults(read: Partial<Settings>): string[] {
  const { DATABASE_READ_URL: replicas, DATABASE_URL, DEMO, SESSION_SECRET, PUBLIC_URL } = read;
  const faults: string[] = [];
  if (DATABASE_URL === null && replicas !== undefined && replicas.length > 0) {
    faults.push('DATABASE_READ_URL: só vale junto com DATABASE_URL');
  }
  if (DATABASE_URL === null && read.DATABASE_OWNER_URL) {
    faults.push('DATABASE_OWNER_URL: só vale junto com DATABASE_URL');
  }
  if (read.VIDEO_EMBED_URL === null && read.VIDEO_THUMB_URL) {
    faults.push('VIDEO_THUMB_URL: só vale junto com VIDEO_EMBED_URL');
  }
  if (DATABASE_URL === undefined || DEMO === undefined || mayDemonstrate({ DEMO, DATABASE_URL }))
    return faults;
  if (SESSION_SECRET !== undefined) faults.push(...secretFaults({ SESSION_SECRET }));
  if (PUBLIC_URL !== undefined) faults.push(...addressFaults({ PUBLIC_URL }));
  return faults;
}

/** Whether these settings allow the demonstration; whether it is one is said by the data version (platform/demonstration). */
export function mayDemonstrate(settings: Pick<Settings, 'DEMO' | 'DATABASE_URL'>): boolean {
  return settings.DEMO === null ? settings.DATABASE_URL === null : settings.DEMO === '1';
}

/** What these settings lack outside the demonstration, a sentence each. */
export function faultsOutsideDemonstration(
  settings: Pick<Settings, 'SESSION_SECRET' | 'PUBLIC_URL'>,
): string[] {
  return [...secretFaults(settings), ...addressFaults(settings)];
}

function secretFaults(settings: Pick<Settings, 'SESSION_SECRET'>): string[] {
  const fault = secretFault(settings.SESSION_SECRET);
  return fault === null ? [] : [`SESSION_SECRET: ${fault}`];
}

/** Links in mails open accounts, so that they lead where the operator says, over https, and never where a request says. */
function addressFaults({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string[] {
  if (PUBLIC_URL === null)
    return [
      'PUBLIC_URL: falta; é o endereço https pelo qual as pessoas chegam, como https://painel.exemplo.br',
    ];
  if (PUBLIC_URL.startsWith('https:')) return [];
  return ['PUBLIC_URL: precisa começar com https:// (http só na demonstração)'];
}

/** Address of an object store with its key, bucket and region (platform/storage). */
function bucket(given: string): string {
  const address = new URL(url('http', 'https')(given));
  const [, name = '', ...more] = address.pathname.split('/');
  if (!address.username || !address.password || name === '' || more.some((part) => part !== ''))
    throw new Error('precisa ter chave, segredo e balde, como https://CHAVE:SEGREDO@servidor/balde');
  return given;
}

function videoTemplate(given: string): string {
  const address = url('https')(given);
  if (!given.includes('{id}')) throw new Error('precisa conter {id}');
  return address;
}

/** A regular expression that the whole of an id has to fit. */
function pattern(given: string): RegExp {
  try {
    return new RegExp(`^(?:${given})$`);
  } catch {
    throw new Error('não é uma expressão regular');
  }
}

function choice<const Choices extends readonly string[]>(...choices: Choices): Read<Choices[number]> {
  return (given) => {
    if (!choices.includes(given)) throw new Error(`precisa ser um destes: ${choices.join(', ')}`);
    return given;
  };
}

function proxies(given: string): string[] | false {
  if (given === '') return false;
  const addresses = given.split(',').map((address) => address.trim());
  if (addresses.some((address) => !isIP(address.replace(/\/\d{1,3}$/, '')))) {
    throw new Error('precisa ser uma lista de endereços IP separados por vírgula');
  }
  return addresses;
}

function tileTemplate(given: string): string {
  const address = url('http', 'https')(given);
  if (!['{x}', '{y}', '{z}'].every((part) => given.includes(part)))
    throw new Error('precisa conter {x}, {y} e {z}');
  return address;
}
