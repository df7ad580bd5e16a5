// `npm run audit-code -- VALOR`: the code that stands for a CPF, name or code of a property in the audit's filters (docs/operations.md).
import { existsSync } from 'node:fs';
import { auditCode } from '../start-up/audit-code.ts';
import { readSettings } from '../settings.ts';
import { refusalOf } from '../start-up/sentences.ts';

const [value] = process.argv.slice(2);
if (value === undefined) {
  console.error('Uso: npm run audit-code -- CPF');
  process.exit(2);
}
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  console.log(await auditCode(readSettings(process.env), value));
} catch (error) {
  console.error(refusalOf(error) ?? error);
  process.exit(1);
}
