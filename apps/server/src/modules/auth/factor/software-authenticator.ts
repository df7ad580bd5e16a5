import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a test bends. */
interface Bent {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly credential?: string;
}

type Made = { readonly id: string; readonly key: KeyObject; counter: number };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const b64 = (data: Buffer) => data.toString('base64url');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);

/** CBOR of a byte string shorter than 256, in its shortest form. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** COSE of a P-256 key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

/** An authenticator made of software, for tests: what a browser sends for a passkey, and what an attacker may make of it. */
export class SoftwareAuthenticator {
  readonly made: Made[] = [];

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {}

  /** As `navigator.credentials.create` answers. */
  create({ challenge }: { challenge: string }, bent: Bent = {}) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const raw = randomBytes(16);
    const made = { id: bent.credential ?? b64(raw), key: privateKey, counter: 0 };
    this.made.push(made);
    const id = Buffer.from(made.id, 'base64url');
    const authData = Buffer.concat([
      sha256(bent.rpId ?? this.rpId),
      Buffer.from([0x45]),
      uint32(0),
      Buffer.alloc(16),
      uint16(id.length),
      id,
      coseOf(publicKey),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      id: made.id,
      rawId: made.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.clientData('webauthn.create', bent.challenge ?? challenge, bent),
        attestationObject: b64(attestation),
        transports: ['internal'],
      },
    };
  }

  /** As `navigator.credentials.get` answers, with the passkey made last. */
  get({ challenge }: { challenge: string }, bent: Bent = {}) {
    const made = this.made.at(-1);
    if (made === undefined) throw new Error('no passkey was created');
    made.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', bent.challenge ?? challenge, bent);
    const authData = Buffer.concat([
      sha256(bent.rpId ?? this.rpId),
      Buffer.from([0x05]),
      uint32(bent.counter ?? made.counter),
    ]);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const id = bent.credential ?? made.id;
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: b64(authData),
        signature: b64(sign('sha256', signed, made.key)),
      },
    };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Bent): string {
    return b64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}
