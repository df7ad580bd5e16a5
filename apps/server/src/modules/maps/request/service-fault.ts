import { FilterFault } from '@fonte/cql';
import { databaseFault } from '@fonte/database';
import { failureText } from '@fonte/contracts';
import { Failure } from '../../../platform/index.ts';
import { failureOf } from '../../../platform/call/error-handler.ts';

/** Exception codes of WMS (1.1.1 and 1.3.0), of WMTS, and of OWS Common, which WFS 1.1.0 and 2.0.0 and WMTS use. */
export type ServiceCode =
  | 'InvalidFormat'
  | 'InvalidSRS'
  | 'InvalidCRS'
  | 'LayerNotDefined'
  | 'StyleNotDefined'
  | 'LayerNotQueryable'
  | 'InvalidPoint'
  | 'InvalidDimensionValue'
  | 'TileOutOfRange'
  | 'OperationNotSupported'
  | 'MissingParameterValue'
  | 'InvalidParameterValue'
  | 'VersionNegotiationFailed'
  | 'OperationParsingFailed'
  | 'OperationProcessingFailed'
  | 'NotFound'
  | 'NoApplicableCode';

/** A fault that a map service tells its client in the service's own form; the sentence says nothing of the inside. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';

  constructor(
    readonly code: ServiceCode,
    /** Parameter or operation at fault. */
    readonly locator: string | null,
    readonly sentence: string,
    readonly status = 400,
    /** After how many seconds the same may be asked again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(sentence);
  }
}

/** Ends the request with a fault. */
export function serviceFault(
  code: ServiceCode,
  locator: string | null,
  sentence: string,
  status?: number,
): never {
  throw new ServiceFault(code, locator, sentence, status);
}

/** What is the asker's to change or to wait for; the rest is logged. */
const isOwn = ({ status, failure }: Failure): boolean => status < 500 || failure === 'busy';

/** Any error as a service fault; `own` is false where the error is the server's own and belongs in the log. */
export function faultOf(error: unknown): { fault: ServiceFault; own: boolean } {
  if (error instanceof ServiceFault) return { fault: error, own: true };
  if (error instanceof FilterFault) {
    const sentence = failureText('invalidFilter', { reason: error.reason });
    return { fault: new ServiceFault('InvalidParameterValue', 'filter', sentence), own: true };
  }
  // Stored geometry is valid (packages/database), so what an engine finds wrong is the client's.
  const failure =
    databaseFault(error) === 'geometry'
      ? new Failure('invalidGeometry', { reason: 'não pôde ser comparada' })
      : failureOf(error);
  const { status, message, retryAfterSeconds } = failure;
  const code = status < 500 ? 'InvalidParameterValue' : 'NoApplicableCode';
  return { fault: new ServiceFault(code, null, message, status, retryAfterSeconds), own: isOwn(failure) };
}
