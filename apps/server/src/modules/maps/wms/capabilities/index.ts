import { Download, type NOT_MODIFIED } from '../../../../platform/index.ts';
import type { ServiceRequest } from '../../answer-service.ts';
import { remoteLayersSeen } from '../../upstream/seen-layers.ts';
import { serviceAddress } from '../../request/service-address.ts';
import type { Maps } from '../../service.ts';
import type { WmsVersion } from '../version.ts';
import { readFacts } from './facts.ts';
import { capabilities111 } from './v1-1-1.ts';
import { capabilities130 } from './v1-3-0.ts';

/** GetCapabilities: what there is for the caller, and nothing that is not. */
export async function getCapabilities(
  maps: Maps,
  { call }: ServiceRequest,
  version: WmsVersion,
): Promise<Download | typeof NOT_MODIFIED> {
  const { name } = await maps.version.current();
  const remote = await remoteLayersSeen(maps, call);
  return call.revalidated(['wms', version, name, serviceAddress(call), remote], async () => {
    const facts = await readFacts(maps, call, remote);
    const content = Buffer.from(version === '1.3.0' ? capabilities130(facts) : capabilities111(facts));
    return new Download(content, {
      contentType:
        version === '1.3.0' ? 'text/xml; charset=utf-8' : 'application/vnd.ogc.wms_xml; charset=utf-8',
      length: content.length,
    });
  });
}
