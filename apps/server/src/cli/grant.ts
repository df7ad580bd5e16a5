// `npm run grant -- EMAIL PERFIL [UF] [CPF]`: gives a registered person a profile, from the machine itself (docs/operations.md).
import { existsSync } from 'node:fs';
import { ALL_PROFILES, profileName, type Profile } from '@fonte/contracts';
import { GrantRefused, grantProfile } from '../modules/auth/index.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../start-up/open-database.ts';
import { refusalOf } from '../start-up/sentences.ts';

const [email, profile, ...more] = process.argv.slice(2);
const uf = more.find((word) => /^[A-Za-z]{2}$/.test(word))?.toUpperCase() ?? null;
const cpf = more.find((word) => /\d{3}/.test(word))?.replaceAll(/\D/g, '') ?? null;
if (email === undefined || !ALL_PROFILES.includes(profile as Profile)) {
  console.error(`Uso: npm run grant -- EMAIL PERFIL [UF] [CPF]\nPerfis: ${ALL_PROFILES.join(', ')}`);
  process.exit(2);
}
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, () => undefined);
  try {
    await grantProfile(database.db, { email, profile: profile as Profile, uf, cpf }, settings.PRODUCT_NAME);
    console.log(
      `${email} tem agora o perfil ${profileName(profile as Profile, settings.PRODUCT_NAME)}${uf === null ? '' : `, uf ${uf}`}`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof GrantRefused ? error.message : (refusalOf(error) ?? error));
  process.exit(1);
}
