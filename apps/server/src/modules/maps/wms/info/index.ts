import { accessOf } from '../../../../query/index.ts';
import { Download, withinTime } from '../../../../platform/index.ts';
import type { ServiceRequest } from '../../answer-service.ts';
import { checkGeometries, checkVertexSum, verticesOf } from '../../features/index.ts';
import { serviceAddress } from '../../request/service-address.ts';
import { serviceFault } from '../../request/service-fault.ts';
import { timeOf, type Maps } from '../../service.ts';
import type { WmsVersion } from '../version.ts';
import { findFeatures } from './find-features.ts';
import { readInfo } from './read-info.ts';
import { INFO_FORMS } from './write-info.ts';

/** GetFeatureInfo: what is drawn under a click, as the caller may see it. */
export async function getFeatureInfo(
  maps: Maps,
  { kvp, call }: ServiceRequest,
  version: WmsVersion,
): Promise<Download> {
  const { app } = maps;
  const info = readInfo(kvp, version, call);
  const written = (kvp.get('info_format') ?? 'text/plain').trim().toLowerCase();
  const form = Object.hasOwn(INFO_FORMS, written) ? INFO_FORMS[written] : undefined;
  if (!form) return serviceFault('InvalidFormat', 'info_format', 'O formato pedido não é aceito');
  const filters = info.layers.map(({ filter }) => filter);
  checkVertexSum(filters);
  const who = call.session.idUsuario;
  const places = verticesOf(filters) > 0 ? maps.dear : maps.statements;
  const found = await withinTime(call.signal, timeOf(maps), (signal) =>
    places.run({ who, signal }, async () => {
      const db = app.database.within({ signal });
      for (const filter of new Set(filters))
        // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
        await checkGeometries(db, filter);
      return findFeatures(maps, db, accessOf(call), info, form.geometry, signal);
    }),
  );
  call.tell({
    persons: info.layers.some(({ layer }) => layer.rows !== 'public'),
    alvo: info.layers.map(({ layer }) => `programa:${layer.name}`).join(','),
    rows: found.reduce((sum, { rows }) => sum + rows.length, 0),
  });
  // Of a mark the type of marks, whose columns are others than its points' (docs/decisions/0105).
  const names = found.map(({ layer }) => `programa:${layer.name}`).join(',');
  const content = Buffer.from(
    form.write({
      found,
      crs: info.map.crs,
      at: app.clock.now().toISOString(),
      schema: `${serviceAddress(call).replace(/(?:gwc\/service\/)?wms$/, 'ows')}?service=WFS&version=1.1.0&request=DescribeFeatureType&typeName=${names}`,
    }),
  );
  return new Download(content, { contentType: form.contentType, length: content.length });
}
