import { serviceFault } from '../request/service-fault.ts';
import { first, type Kvp } from '../request/kvp.ts';

export const WFS_VERSIONS = ['2.0.0', '1.1.0', '1.0.0'] as const;
export type WfsVersion = (typeof WFS_VERSIONS)[number];

const isVersion = (text: string): text is WfsVersion => (WFS_VERSIONS as readonly string[]).includes(text);

/** The version of a request other than GetCapabilities; the highest where none is named. Errors: InvalidParameterValue. */
export function askedVersion(text: string | undefined): WfsVersion {
  if (text === undefined) return '2.0.0';
  if (isVersion(text)) return text;
  // 2.0.2 is 2.0.0 with corrections.
  if (/^2\.0(?:\.\d+)?$/.test(text)) return '2.0.0';
  if (/^1\.1(?:\.\d+)?$/.test(text)) return '1.1.0';
  if (/^1\.0(?:\.\d+)?$/.test(text)) return '1.0.0';
  return serviceFault(
    'InvalidParameterValue',
    'version',
    'Esta versão do WFS não existe aqui: há 1.0.0, 1.1.0 e 2.0.0',
  );
}

/**
 * The version of a capabilities document: the first of ACCEPTVERSIONS that there is (OWS Common), else the highest not above VERSION, else 2.0.0. Errors:
 * VersionNegotiationFailed.
 */
export function negotiatedVersion(accepted: readonly string[], asked: string | undefined): WfsVersion {
  if (accepted.length > 0) {
    const found = accepted
      .map((text) => text.trim())
      .find((text) => isVersion(text) || /^2\.0\.\d$/.test(text));
    if (found === undefined)
      return serviceFault(
        'VersionNegotiationFailed',
        'acceptversions',
        'Nenhuma das versões pedidas existe aqui',
      );
    return isVersion(found) ? found : '2.0.0';
  }
  if (asked === undefined) return '2.0.0';
  return WFS_VERSIONS.find((version) => version <= asked) ?? '1.0.0';
}

/** The version whose exception form a request gets, however wrong the request is. */
export function formVersion(kvp: Kvp): WfsVersion {
  const text = first(kvp, 'version', 'acceptversions') ?? '';
  return text.startsWith('1.0') ? '1.0.0' : text.startsWith('1.1') ? '1.1.0' : '2.0.0';
}
