import {
  databaseFault,
  DatabaseInUse,
  DatabaseNotMade,
  DatabaseUnavailable,
  OtherLetters,
  refusesWrites,
  type OpeningStep,
  type Recovery,
} from '@fonte/database';
import { SettingsFault } from '../settings.ts';

/** What opening the embedded database is busy with. */
export const OPENING: Record<OpeningStep, string> = {
  waiting: 'O processo anterior ainda fecha o banco de dados; esperando por ele…',
  creating: 'Criando o banco de dados embutido (só na primeira vez; numa máquina ociosa, 10 a 20 segundos)…',
  extension: 'Instalando o PostGIS…',
  opening: 'Abrindo o banco de dados embutido…',
  ready: 'Banco de dados aberto.',
};

/** The embedded engine writes without fsync (docs/operations.md), and who uses it must know. */
export const DURABILITY =
  'Banco embutido: nada se perde se o processo cair, mas uma queda de energia pode perder o que foi gravado desde a última importação ou cópia (npm run backup). Em produção use PostgreSQL (DATABASE_URL).';

/** What a start that found the database damaged says, before it goes on with a copy. */
export function recoverySentence({ at, damaged }: Recovery): string {
  const moment = at.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  return `O banco embutido não abriu, como depois de uma queda de energia. Voltou a cópia de ${moment}; o que foi gravado depois se perdeu. Os arquivos danificados estão em ${damaged}.`;
}

/** Where the database would not be told who was anonymised (decisions/0110). */
export const notCarriedSentence = (error: unknown): string =>
  `Não foi possível conferir quem foi anonimizado no banco: ${error instanceof Error ? error.message : String(error)}`;

/** This server speaks no TLS itself, so that something stands before it. */
export const NO_PROXY =
  'TRUST_PROXY não está definido: atrás de um proxy, as tentativas de entrada de todos contam como de um só endereço (docs/operations.md).';

/** Why the server does not start, in one sentence per fault; undefined for what nobody foresaw. */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof SettingsFault) {
    return ['O servidor não pode começar:', ...error.sentences.map((sentence) => `  ${sentence}`)].join('\n');
  }
  if (error instanceof DatabaseInUse) {
    return `O banco de dados em ${error.folder} já está em uso pelo processo ${error.pid} (${error.host}). Encerre-o ou use outra DATA_DIR.`;
  }
  if (error instanceof DatabaseNotMade) {
    return `O banco embutido não pôde ser criado em ${error.folder}. Nada se perdeu: comece de novo. (${causeOf(error)})`;
  }
  if (error instanceof OtherLetters) return `${error.message}.`;
  if (error instanceof DatabaseUnavailable) {
    return `O banco embutido não abriu, e não há cópia dele que abra. Se houver uma feita com npm run backup: npm run restore -- PASTA. (${error.message})`;
  }
  if (refusesWrites(error)) {
    return databaseFault(error) === 'diskFull'
      ? 'O disco do servidor está cheio: libere espaço e comece de novo. Nada do que foi gravado se perdeu.'
      : 'O banco de dados só aceita leitura, e este programa ainda tem tabelas a preparar nele: comece quando ele aceitar gravações.';
  }
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return 'A porta já está em uso: escolha outra com PORT=….';
    if (error.code === 'EACCES')
      return `Sem permissão: ${'path' in error ? String(error.path) : 'a porta ou a pasta'}.`;
  }
  return undefined;
}

const causeOf = ({ cause }: Error): string => (cause instanceof Error ? cause.message : String(cause));

/** Said of a step of the start that has not ended for a while, in minutes. */
export const stillAtIt = (line: string, minutes: number): string =>
  `${line.replace(/…?$/, '')}: ainda, há ${minutes.toLocaleString('pt-BR')} min…`;

/** Said at start where the service could change its own tables. */
export const OWNS_THE_SCHEMA =
  'Aviso: o servidor usa o banco de dados como dono das tabelas. Com DATABASE_OWNER_URL ele atende sem poder mudá-las (docs/operations.md).';
