import { databaseFault, OtherLetters, type DatabaseFault } from '@fonte/database';

/** An import did not come to its end; the message is the reason, in Portuguese and without a full stop. */
export class ImportFailed extends Error {
  override readonly name: string = 'ImportFailed';
}

/** Whoever asked for the import has ended it. */
export class ImportCancelled extends ImportFailed {
  override readonly name = 'ImportCancelled';
}

/** What is finer than a kind of fault: an address, a password, a permission. */
const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'o banco de dados não está no ar, ou o endereço em DATABASE_URL é outro',
  ENOTFOUND: 'o endereço do banco de dados em DATABASE_URL não existe',
  '28P01': 'o banco de dados recusou a senha de DATABASE_URL',
  '28000': 'o banco de dados recusou o usuário de DATABASE_URL',
  '3D000': 'o banco de dados de DATABASE_URL não existe',
  '42501': 'o usuário de DATABASE_URL não tem permissão para importar',
};

const BY_FAULT: Readonly<Record<DatabaseFault, string | undefined>> = {
  busy: 'o banco de dados está ocupado demais; tente de novo em instantes',
  unavailable: 'o banco de dados não respondeu ou caiu',
  ending: 'o banco de dados está sendo desligado ou reiniciado',
  connections: 'o banco de dados tem conexões demais; tente de novo',
  memory: 'o banco de dados ficou sem memória',
  diskFull: 'o disco está cheio; libere espaço e importe de novo',
  readOnly: 'o banco de dados só aceita leitura (é uma réplica, ou foi assim posto)',
  storage: 'o disco do banco de dados deu erro, ou os seus arquivos estão danificados',
  conflict: 'outra gravação tocou nas mesmas linhas; importe de novo',
  timeout: 'o banco de dados encerrou um comando antes do fim',
  unique: 'o banco de dados recusou uma linha repetida',
  foreignKey: 'o banco de dados recusou uma linha que se refere a outra que não existe',
  geometry: 'o banco de dados não pôde tratar uma geometria',
  other: undefined,
};

/** Why an import did not come to its end, in Portuguese, without a full stop; the error's own words only where nothing is known of it. */
export function failureReason(error: unknown): string {
  if (error instanceof ImportFailed || error instanceof OtherLetters) return error.message;
  const fault = databaseFault(error);
  let kind = BY_FAULT[fault];
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const finer = 'code' in at ? BY_CODE[String(at.code)] : undefined;
    if (finer !== undefined) return finer;
    kind = (fault === 'unavailable' ? BY_FAULT[databaseFault(at)] : undefined) ?? kind;
  }
  return kind ?? `erro interno (${error instanceof Error ? error.message : String(error)})`;
}
