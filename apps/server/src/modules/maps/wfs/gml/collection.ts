import { FEATURE_NAMESPACE, GML_32_NAMESPACE, GML_NAMESPACE } from '../documents.ts';
import { xml, type Markup } from '../../../../answers/xml/xml.ts';
import type { WfsVersion } from '../version.ts';
import type { GmlVersion } from './geometry.ts';

/** What a collection says of itself. */
export interface CollectionFacts {
  readonly service: WfsVersion;
  readonly matched: number;
  readonly returned: number;
  readonly at: string;
  /** Address of the schema of the types in it. */
  readonly schema: string;
  readonly next: string | null;
  readonly previous: string | null;
}

/** Beginning and end of a collection, and what stands around each feature. */
export interface CollectionForm {
  readonly head: string;
  readonly before: string;
  readonly after: string;
  readonly tail: string;
}

const XSI = xml`xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The collection of a GML version. The namespace of WFS follows the GML's, since each version of WFS has its own. */
export function collectionForm(version: GmlVersion, facts: CollectionFacts): CollectionForm {
  if (version === 'gml32') return gml32(facts);
  const old = version === 'gml2';
  const schema = old
    ? 'http://schemas.opengis.net/wfs/1.0.0/WFS-basic.xsd'
    : 'http://schemas.opengis.net/wfs/1.1.0/wfs.xsd';
  const counts = old ? null : xml` numberOfFeatures="${facts.returned}" timeStamp="${facts.at}"`;
  const root = xml`<wfs:FeatureCollection xmlns="http://www.opengis.net/wfs" xmlns:wfs="http://www.opengis.net/wfs" xmlns:gml="${GML_NAMESPACE}" xmlns:programa="${FEATURE_NAMESPACE}" ${XSI} xsi:schemaLocation="http://www.opengis.net/wfs ${schema} ${FEATURE_NAMESPACE} ${facts.schema}"${counts}>`;
  return {
    head: `${PROLOGUE}${root.text}${old ? '<gml:boundedBy><gml:null>unknown</gml:null></gml:boundedBy>' : ''}\n`,
    before: '<gml:featureMember>',
    after: '</gml:featureMember>\n',
    tail: '</wfs:FeatureCollection>\n',
  };
}

function gml32(facts: CollectionFacts): CollectionForm {
  const link = (name: string, address: string | null): Markup | null =>
    address === null ? null : xml` ${name}="${address}"`;
  const root = xml`<wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:gml="${GML_32_NAMESPACE}" xmlns:programa="${FEATURE_NAMESPACE}" ${XSI} xsi:schemaLocation="http://www.opengis.net/wfs/2.0 http://schemas.opengis.net/wfs/2.0/wfs.xsd http://www.opengis.net/gml/3.2 http://schemas.opengis.net/gml/3.2.1/gml.xsd ${FEATURE_NAMESPACE} ${facts.schema}" timeStamp="${facts.at}" numberMatched="${facts.matched}" numberReturned="${facts.returned}"${link('next', facts.next)}${link('previous', facts.previous)}>`;
  return {
    head: `${PROLOGUE}${root.text}\n`,
    before: '<wfs:member>',
    after: '</wfs:member>\n',
    tail: '</wfs:FeatureCollection>\n',
  };
}

/** A feature alone, as GetFeatureById gives it. */
export function aloneHead(schema: string): { prologue: string; attributes: string } {
  const attributes = xml` xmlns:gml="${GML_32_NAMESPACE}" xmlns:programa="${FEATURE_NAMESPACE}" ${XSI} xsi:schemaLocation="http://www.opengis.net/gml/3.2 http://schemas.opengis.net/gml/3.2.1/gml.xsd ${FEATURE_NAMESPACE} ${schema}"`;
  return { prologue: PROLOGUE, attributes: attributes.text };
}
