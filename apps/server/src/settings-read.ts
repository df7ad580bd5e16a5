import { semestersBetween } from '@fonte/contracts/semesters';
import { ALL_PROFILES, type Profile } from '@fonte/contracts';
import { serverAddresses } from '@fonte/database/postgres/hosts/hosts';

/** Turns the text of a setting into its value, or throws what is wrong with it, in Portuguese and without the value itself. */
export type Read<T> = (given: string) => T;

export function text(least: number, most: number): Read<string> {
  return (given) => {
    if (given.length < least || given.length > most)
      throw new Error(`precisa ter de ${least} a ${most} caracteres`);
    return given;
  };
}

export function integer(least: number, most: number): Read<number> {
  return (given) => {
    const value = Number(given);
    if (!/^\d+$/.test(given) || value < least || value > most) {
      throw new Error(`precisa ser um número inteiro de ${least} a ${most}`);
    }
    return value;
  };
}

export function optional<T>(read: Read<T>): Read<T | null> {
  return (given) => (given === '' ? null : read(given));
}

export function list<T>(read: Read<T>): Read<T[]> {
  return (given) => (given === '' ? [] : given.split(',').map((part) => read(part.trim())));
}

export function url(...protocols: readonly string[]): Read<string> {
  return (given) => {
    const sentence = `precisa ser um endereço que começa com ${protocols.map((name) => `${name}://`).join(' ou ')}`;
    if (!URL.canParse(given)) throw new Error(sentence);
    if (!protocols.includes(new URL(given).protocol.slice(0, -1))) throw new Error(sentence);
    return given;
  };
}

/** An address of PostgreSQL, of one server or of several (`postgres://user@a,b/base`), as it was given. */
export function postgres(given: string): string {
  const addresses = serverAddresses(given).map(url('postgres', 'postgresql'));
  if (addresses.length > 1 && addresses.some((address) => new URL(address).hostname === ''))
    throw new Error('precisa dizer o nome de cada servidor, como postgres://usuario@a:5432,b:5432/base');
  return given;
}

/** Scheme, host and port of an http address; a path, query or password has no place in it. */
export function origin(given: string): string {
  const read = new URL(url('http', 'https')(given));
  if (read.pathname !== '/' || read.search || read.hash || read.username || read.password)
    throw new Error('precisa ter só o endereço do servidor, sem caminho, como https://painel.exemplo.br');
  return read.origin;
}

export function years(given: string): number[] {
  const [, first, last] = /^(\d{4})(?:-(\d{4}))?$/.exec(given) ?? [];
  const from = Number(first);
  const to = Number(last ?? first);
  if (first === undefined || from < 1990 || to > 2100 || to < from) {
    throw new Error('precisa ser um ano ou um intervalo como 2019-2025');
  }
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export function semesters(given: string): string[] {
  const [, first, last] = /^(\d{4}-[12])\/(\d{4}-[12])$/.exec(given) ?? [];
  const found = first === undefined || last === undefined ? [] : semestersBetween(first, last);
  if (found.length === 0 || found.length > 100)
    throw new Error('precisa ser um intervalo de semestres como 2019-1/2024-1');
  return found;
}

export function states(given: string): string[] {
  const found = given.split(',').map((uf) => uf.trim().toUpperCase());
  if (found.some((uf) => !/^[A-Z]{2}$/.test(uf)))
    throw new Error('precisa ser uma lista de siglas como BA,GO,MG');
  return [...new Set(found)];
}

/** Keys of profiles; 'nenhum' is an empty list. */
export function profiles(given: string): Profile[] {
  const keys = given === 'nenhum' ? [] : given.split(',').map((key) => key.trim());
  const known = ALL_PROFILES.filter((profile) => keys.includes(profile));
  if (keys.some((key) => !ALL_PROFILES.some((profile) => profile === key)))
    throw new Error(`precisa ser \`nenhum\` ou uma lista destes: ${ALL_PROFILES.join(', ')}`);
  return known;
}

/** Secrets that stand in examples and tutorials. */
const KNOWN =
  /secret|segredo|senha|password|change.?me|troque|example|exemplo|keyboard cat|default|12345678|abcdefgh/i;

/** What is wrong with a secret, or null. */
export function secretFault(secret: string | null): string | null {
  if (secret === null) return 'falta; sorteie um, por exemplo com: openssl rand -base64 32';
  if (secret.length < 32) return 'é curto: precisa de ao menos 32 caracteres sorteados';
  if (KNOWN.test(secret) || new Set(secret).size < 10)
    return 'é conhecido ou fácil de adivinhar: sorteie outro';
  return null;
}

/** A layer of another GeoServer, with what limits its rows to the caller's. */
export interface RemoteLayer {
  /** As that server has it: `workspace:name`. */
  readonly name: string;
  /** Whose its rows are: a property's or a state's, by a column of it; everybody's without. */
  readonly rule: { readonly by: 'propriedade' | 'uf'; readonly column: string } | null;
  readonly geometry: string;
}

const FORM =
  /^([\w-]{1,60}:[\w.-]{1,80})(?:=(propriedade|uf):([A-Za-z_]\w{0,60})(?::([A-Za-z_]\w{0,60}))?)?$/;

/**
 * One layer of the setting GEOSERVER_LAYERS: `area:rios` is everybody's, `area:atendidas=propriedade:cod_propriedade` and `area:talhoes=uf:uf:the_geom` are limited, the
 * last with its geometry's name where it is not `geom`. Errors: a sentence for the settings.
 */
export function readRemoteLayer(text: string): RemoteLayer {
  const [, name, by, column, geometry = 'geom'] = FORM.exec(text) ?? [];
  if (name === undefined || name.startsWith('programa:'))
    throw new Error('precisa ser uma lista como area:rios,area:atendidas=propriedade:cod_propriedade');
  return {
    name,
    rule: by === undefined || column === undefined ? null : { by: by as 'propriedade' | 'uf', column },
    geometry,
  };
}
