import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Assertion, Attestation } from './calls.ts';

/** Whether this browser has passkeys at all. */
export const passkeysSupported = (): boolean => browserSupportsWebAuthn();

/** Why the browser gave none: the person or the device said no, or the device has one already. */
export class PasskeyRefusal extends Error {
  override readonly name = 'PasskeyRefusal';
  constructor(readonly reason: 'cancelled' | 'known') {
    super(reason);
  }
}

/** Has the browser create a passkey. Errors: `PasskeyRefusal`. */
export const createPasskey = (options: object): Promise<Attestation> =>
  asked(async () => {
    const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
    const { clientDataJSON, attestationObject, transports } = made.response;
    return {
      id: made.id,
      rawId: made.rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    };
  });

/** Has the browser sign with one of the person's passkeys. Errors: `PasskeyRefusal`. */
export const signWithPasskey = (options: object): Promise<Assertion> =>
  asked(async () => {
    const made = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    const { clientDataJSON, authenticatorData, signature } = made.response;
    return {
      id: made.id,
      rawId: made.rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
    };
  });

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    // Whatever the browser gives as its reason, to the person it is one thing: nothing was confirmed.
    const known =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyRefusal(known ? 'known' : 'cancelled');
  }
}
