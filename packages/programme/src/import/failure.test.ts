import { expect, it } from 'vitest';
import { DatabaseUnavailable, DiskFull } from '@fonte/database';
import { failureReason, ImportCancelled, ImportFailed } from './failure.ts';

const coded = (code: string, message = 'in English') => Object.assign(new Error(message), { code });

it.each([
  ['a full disk of the database', coded('53100'), 'o disco está cheio'],
  ['a full disk here', coded('ENOSPC'), 'o disco está cheio'],
  ['a standby', coded('25006'), 'o banco de dados só aceita leitura'],
  ['a database that is down', coded('ECONNREFUSED'), 'o banco de dados não está no ar'],
  ['what lies behind an error', new DatabaseUnavailable('x', { cause: coded('53100') }), 'está cheio'],
  ['a wrong password', new DatabaseUnavailable('x', { cause: coded('28P01') }), 'recusou a senha'],
  ['a nearly full disk of the embedded one', new DiskFull('in English'), 'o disco está cheio'],
  ['a lost connection', new DatabaseUnavailable('Connection terminated'), 'o banco de dados não respondeu'],
  ['a statement that was ended', coded('57014'), 'o banco de dados encerrou um comando'],
  ['a key that is refused', coded('23503'), 'se refere a outra que não existe'],
  ['a cancelled import', new ImportCancelled('cancelada por quem a pediu'), 'cancelada por quem a pediu'],
  ['what another process has said', new ImportFailed('o servidor parou'), 'o servidor parou'],
])('says %s in Portuguese, without the program’s words', (_, error, sentence) => {
  expect(failureReason(error)).toContain(sentence);
  expect(failureReason(error)).not.toContain('in English');
});

it('calls everything else an error of the program, with its words', () => {
  expect(failureReason(new TypeError('x is undefined'))).toBe('erro interno (x is undefined)');
});
