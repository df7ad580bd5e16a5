// `npm run grant -- EMAIL PERFIL [UF] [CPF] [--cadastro N] [--sim]`: gives a registered person a profile, from the machine itself (docs/operations.md).
import { existsSync } from 'node:fs';
import { ALL_PROFILES, profileName } from '@fonte/contracts';
import { clockOf } from '@fonte/pt-br/clock-of';
import { candidateLines, candidatesOf, grantProfile, GrantRefused, tellLink } from '../modules/auth/index.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../start-up/open-database.ts';
import { refusalOf } from '../start-up/sentences.ts';
import { agreed } from './agreed.ts';
import { grantArguments, type GrantArguments } from './grant-arguments.ts';

const USAGE = `Uso: npm run grant -- EMAIL PERFIL [UF] [CPF] [--cadastro N] [--sim]
Sem --sim mostra quem é a pessoa e pergunta. Perfis: ${ALL_PROFILES.join(', ')}`;

type Chosen = Awaited<ReturnType<typeof candidatesOf>>[number];

/** The one behind the e-mail, or the one of several that was named. */
function chosen(found: readonly Chosen[], { email, cadastro }: GrantArguments): Chosen {
  const named = found.filter(({ kind, id }) => cadastro === null || (kind === 'cadastro' && id === cadastro));
  const [one, ...others] = named;
  if (one === undefined)
    throw new GrantRefused(
      cadastro === null
        ? `O email ${email} não foi encontrado: a pessoa precisa se cadastrar antes`
        : `O cadastro ${cadastro} não espera por confirmação com este email`,
    );
  if (others.length > 0 && one.kind === 'cadastro')
    throw new GrantRefused('Há mais de um cadastro com este email: escolha um com --cadastro N');
  return one;
}

const given = grantArguments(process.argv.slice(2));
if (given === null) {
  console.error(USAGE);
  process.exit(2);
}
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, () => undefined);
  const parts = { settings, database, clock: clockOf() };
  const { db } = database;
  try {
    const found = await candidatesOf(db, settings, given.email);
    for (const one of found) console.log(candidateLines(one, settings.PRODUCT_NAME).join('\n'));
    const candidate = chosen(found, given);
    const perfil = profileName(given.profile, settings.PRODUCT_NAME);
    if (!given.sim && !(await agreed(`Dar o perfil ${perfil} a ${candidate.nome}?`)))
      throw new GrantRefused('Nada foi mudado');
    const link = await grantProfile(db, parts, { ...given, candidate });
    console.log(
      `${candidate.email} tem agora o perfil ${perfil}${given.uf === null ? '' : `, uf ${given.uf}`}`,
    );
    if (link !== null) console.log(await tellLink(parts, candidate, link));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof GrantRefused ? error.message : (refusalOf(error) ?? error));
  process.exit(1);
}
