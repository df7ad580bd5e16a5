import { accessOf } from '../../../../query/index.ts';
import type { XmlElement } from '@fonte/cql';
import type { ServiceAnswer, ServiceRequest } from '../../answer-service.ts';
import { BRAZIL } from '../../features/index.ts';
import { servedTo } from '../../layers/index.ts';
import { pageOf } from '../../layers/may-take.ts';
import { prefixOf, type RemoteFacts } from '../../upstream/remote-facts.ts';
import { serviceAddress } from '../../request/service-address.ts';
import { versionOf, type Maps } from '../../service.ts';
import { negotiatedVersion } from '../version.ts';
import { xmlAnswer } from '../xml-answer.ts';
import { ownType, remoteTypes, type AnnouncedType } from './facts.ts';
import { capabilities100 } from './v1-0-0.ts';
import { capabilities110 } from './v1-1-0.ts';
import { capabilities200 } from './v2-0-0.ts';

const WRITERS = { '1.0.0': capabilities100, '1.1.0': capabilities110, '2.0.0': capabilities200 };

/** GetCapabilities: the layers the caller may see, each with the box of what the caller sees of it. */
export async function answerCapabilities(
  maps: Maps,
  { call, kvp }: ServiceRequest,
  root: XmlElement | null,
  remote: readonly RemoteFacts[],
): ServiceAnswer {
  const accepted =
    root === null
      ? (kvp.get('acceptversions')?.split(',') ?? [])
      : root.children
          .filter(({ name }) => name === 'AcceptVersions')
          .flatMap(({ children }) => children.map(({ text }) => text.trim()));
  const version = negotiatedVersion(accepted, kvp.get('version') ?? root?.attributes['version']);
  const access = accessOf(call);
  const dataVersion = await versionOf(maps);
  const layers: AnnouncedType[] = [];
  for (const layer of servedTo(call.profile)) {
    // oxlint-disable-next-line no-await-in-loop -- short statements one by one, so that others come between them
    const box = await maps.extents.get(maps.app.database.db, { layer, access }, dataVersion);
    layers.push(ownType(layer, box ?? BRAZIL));
  }
  const theirs = remoteTypes(remote);
  const facts = {
    product: maps.app.settings.PRODUCT_NAME,
    address: serviceAddress(call),
    page: pageOf(call.profile, servedTo(call.profile)),
    layers: [...layers, ...theirs.map(({ type }) => type)],
    prefixes: [...new Map(theirs.map(({ type, namespace }) => [prefixOf(type), namespace]))],
  };
  return xmlAnswer(WRITERS[version](facts));
}
