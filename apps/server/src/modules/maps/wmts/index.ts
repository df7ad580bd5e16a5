import * as contract from '@fonte/contracts/routes/maps';
import { handle, type Call, type RefusalForm } from '../../../platform/index.ts';
import type { ServiceAnswer } from '../answer-service.ts';
import { first, readKvp, type Kvp } from '../request/kvp.ts';
import { exceptionAnswer } from '../request/service-exception.ts';
import { faultOf, ServiceFault, serviceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import { answerMap } from '../wms/answer-map.ts';
import { tileCapabilities } from './capabilities.ts';
import { tileByNumbers, tileByParameters, tileByPath } from './read-request.ts';
import { askedMapOf, type AskedTile } from './asked-tile.ts';

/** The cached tiles by their place in the grid: WMTS 1.0.0 by parameters and by path, and the addresses of web maps (docs/mapas.md). */
export function registerTileService(maps: Maps): void {
  const { app } = maps;
  handle(app, contract.wmts, (call) => answered(call, (kvp) => byParameters(maps, call, kvp)), refusal);
  handle(
    app,
    contract.wmtsCapabilities,
    (call) => answered(call, () => tileCapabilities(maps, call)),
    refusal,
  );
  handle(
    app,
    contract.wmtsTile,
    (call) => answered(call, (kvp) => tileAnswer(maps, call, tileByPath(call.params, kvp, call.profile))),
    refusal,
  );
  handle(
    app,
    contract.xyz,
    (call) => answered(call, (kvp) => tileAnswer(maps, call, tileByNumbers(call.params, kvp, call.profile))),
    refusal,
  );
}

/** Answers, and tells every fault in the service's own form. */
async function answered(call: Call, answer: (kvp: Kvp) => ServiceAnswer): ServiceAnswer {
  try {
    return await answer(readKvp(call.request.query));
  } catch (error) {
    if (call.signal.aborted) throw error;
    const { fault, own } = faultOf(error);
    if (!own) call.log.error({ err: error, codigo: fault.code });
    call.reply.removeHeader('etag');
    return exceptionAnswer(fault, 'wmts-1.0.0');
  }
}

/** What is refused before a tile is read, in the same form. */
const refusal: RefusalForm = ({ message, status }) =>
  exceptionAnswer(
    new ServiceFault(status === 400 ? 'InvalidParameterValue' : 'NoApplicableCode', null, message, status),
    'wmts-1.0.0',
  );

function byParameters(maps: Maps, call: Call, kvp: Kvp): ServiceAnswer {
  const service = kvp.get('service');
  if (service !== undefined && service.toUpperCase() !== 'WMTS')
    serviceFault('InvalidParameterValue', 'Service', 'SERVICE precisa ser WMTS');
  const operation = kvp.get('request');
  switch (operation?.toLowerCase()) {
    case undefined:
      return serviceFault('MissingParameterValue', 'Request', 'Falta o parâmetro REQUEST');
    case 'getcapabilities':
      checkAccepted(first(kvp, 'acceptversions', 'version'));
      return tileCapabilities(maps, call);
    case 'gettile':
      if ((kvp.get('version') ?? VERSION) !== VERSION)
        serviceFault('InvalidParameterValue', 'Version', `VERSION precisa ser ${VERSION}`);
      return tileAnswer(maps, call, tileByParameters(kvp, call.profile));
    default:
      // As the standard has it; GetFeatureInfo is WMS's.
      return serviceFault('OperationNotSupported', 'Request', 'Esta operação não existe', 501);
  }
}

const VERSION = '1.0.0';

function checkAccepted(versions: string | undefined): void {
  if (versions !== undefined && !versions.split(',').some((one) => one.trim() === VERSION))
    serviceFault('VersionNegotiationFailed', 'AcceptVersions', `A versão atendida é ${VERSION}`);
}

/** The tile as WMS has it in its copies: with the same rows, limits and headers. */
const tileAnswer = async (maps: Maps, call: Call, asked: AskedTile): ServiceAnswer =>
  answerMap(maps, call, askedMapOf(asked, call), {});
