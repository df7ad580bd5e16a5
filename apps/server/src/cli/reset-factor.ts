// `npm run reset-factor -- EMAIL [--sim]`: lets a person who has lost the second factor begin anew, from the machine itself (docs/operations.md).
import { existsSync } from 'node:fs';
import { counted } from '@fonte/pt-br';
import { clockOf } from '@fonte/pt-br/clock-of';
import { candidateLines, candidatesOf, GrantRefused, resetFactors, tellLink } from '../modules/auth/index.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../start-up/open-database.ts';
import { refusalOf } from '../start-up/sentences.ts';
import { agreed } from './agreed.ts';

const words = process.argv.slice(2);
const [email, ...more] = words.filter((word) => word !== '--sim');
if (email === undefined || email.startsWith('-') || more.length > 0) {
  console.error('Uso: npm run reset-factor -- EMAIL [--sim]\nSem --sim mostra quem é a pessoa e pergunta.');
  process.exit(2);
}
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, () => undefined);
  const parts = { settings, database, clock: clockOf() };
  try {
    const found = await candidatesOf(database.db, settings, email);
    const candidate = found.find(({ kind }) => kind === 'conta');
    if (candidate === undefined) throw new GrantRefused(`O email ${email} não foi encontrado`);
    console.log(candidateLines(candidate, settings.PRODUCT_NAME).join('\n'));
    if (!words.includes('--sim') && !(await agreed(`Remover os segundos fatores de ${candidate.nome}?`)))
      throw new GrantRefused('Nada foi mudado');
    const { link, removed } = await resetFactors(database.db, parts, candidate);
    console.log(`${counted(removed, 'fator removido', 'fatores removidos')}, e os códigos de recuperação`);
    console.log(await tellLink(parts, candidate, link));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof GrantRefused ? error.message : (refusalOf(error) ?? error));
  process.exit(1);
}
