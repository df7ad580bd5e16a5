import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Assertion, Attestation } from '@fonte/contracts/routes/factor';
import { publicOrigin } from '../../../platform/app/public-address.ts';
import { fail, type App } from '../../../platform/index.ts';
import { installationSecret } from '../../../platform/identity/installation-secret.ts';

/** WebAuthn by @simplewebauthn/server, read when first asked: most calls of the portal have no use for it. */
const library = () => import('@simplewebauthn/server');

/** A passkey as it is kept. */
export interface KeptKey {
  readonly credencial: string;
  readonly chave_publica: Uint8Array;
  readonly contador: number;
  readonly transportes: string | null;
}

/** The portal's address as passkeys know it: from PUBLIC_URL, never from a request, so that no other site's answer counts. */
function partyOf(app: App): { origin: string; id: string } {
  const origin = publicOrigin(app);
  return { origin, id: new URL(origin).hostname };
}

/** Whether browsers give passkeys to this address: to names only, over https, or on this very machine. */
export function passkeysWork(app: App): boolean {
  const { origin, id } = partyOf(app);
  if (isIP(id.replaceAll(/[[\]]/g, '')) !== 0) return false;
  return origin.startsWith('https:') || id === 'localhost' || id.endsWith('.localhost');
}

/** Errors: `passkeyUnavailable`. */
function needPasskeys(app: App): ReturnType<typeof partyOf> {
  if (!passkeysWork(app)) fail('passkeyUnavailable');
  return partyOf(app);
}

const bytesOf = (value: Uint8Array) => Uint8Array.from(value);
type Transports = Parameters<
  Awaited<ReturnType<typeof library>>['verifyAuthenticationResponse']
>[0]['credential']['transports'];
const transportsOf = (kept: string | null): Transports =>
  kept === null || kept === '' ? undefined : kept.split(',');
const described = ({ credencial, transportes }: KeptKey) => {
  const transports = transportsOf(transportes);
  return { id: credencial, ...(transports === undefined ? {} : { transports }) };
};

/** What the browser creates a passkey from. `known` are not created again. Errors: `passkeyUnavailable`. */
export async function creationOptions(
  app: App,
  account: { readonly id_usuario: number; readonly email: string; readonly nome: string },
  known: readonly KeptKey[],
) {
  const { id } = needPasskeys(app);
  const { generateRegistrationOptions } = await library();
  // Tells an authenticator which account it is, and nobody who it is.
  const handle = createHmac('sha256', await installationSecret(app.settings))
    .update(`chave de acesso ${account.id_usuario}`)
    .digest();
  return generateRegistrationOptions({
    rpName: app.settings.PRODUCT_NAME,
    rpID: id,
    userID: bytesOf(handle),
    userName: account.email,
    userDisplayName: account.nome,
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The passkey that the browser created for this challenge. Errors: `passkeyUnavailable`, `passkeyRefused`. */
export async function createdKey(app: App, challenge: string, answer: Attestation): Promise<KeptKey> {
  const { origin, id } = needPasskeys(app);
  const { verifyRegistrationResponse } = await library();
  const verified = await asked(() =>
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    }),
  );
  if (!verified.verified) fail('passkeyRefused');
  const { credential } = verified.registrationInfo;
  return {
    credencial: credential.id,
    chave_publica: credential.publicKey,
    contador: credential.counter,
    transportes: answer.response.transports?.join(',') ?? null,
  };
}

/** What the browser proves one of the passkeys with. Errors: `passkeyUnavailable`. */
export async function proofOptions(app: App, known: readonly KeptKey[]) {
  const { id } = needPasskeys(app);
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: id,
    allowCredentials: known.map(described),
    userVerification: 'preferred',
  });
}

/** The counter after a right proof. Errors: `passkeyUnavailable`, `passkeyRefused`: another challenge, site or key, or a counter that went back. */
export async function provedCounter(
  app: App,
  challenge: string,
  answer: Assertion,
  kept: KeptKey,
): Promise<number> {
  const { origin, id } = needPasskeys(app);
  const { verifyAuthenticationResponse } = await library();
  const transports = transportsOf(kept.transportes);
  const verified = await asked(() =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      credential: {
        id: kept.credencial,
        publicKey: bytesOf(kept.chave_publica),
        counter: kept.contador,
        ...(transports === undefined ? {} : { transports }),
      },
    }),
  );
  if (!verified.verified) fail('passkeyRefused');
  return verified.authenticationInfo.newCounter;
}

/** The library throws at whatever is not as it should be; why is of no use to whoever asks. */
async function asked<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    fail('passkeyRefused', {}, { cause });
  }
}
