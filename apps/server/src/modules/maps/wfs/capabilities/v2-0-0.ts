import { ANNOUNCED_FUNCTIONS } from '../../features/index.ts';
import { FEATURE_NAMESPACE, GML_32_NAMESPACE, xmlDocument } from '../documents.ts';
import { advertisedFormats } from '../output-format.ts';
import { xml, type Markup } from '../../../../answers/xml/xml.ts';
import {
  ABSTRACT,
  declared,
  systemsOf,
  TITLE,
  wgs84Box,
  withQuestion,
  type AnnouncedType,
  type CapabilitiesFacts,
} from './facts.ts';

/** Names of a function's arguments, in their order. */
const ARGUMENTS = ['valor', 'outro'];

const CONFORMANCE: readonly (readonly [string, boolean])[] = [
  ['ImplementsSimpleWFS', true],
  // GetPropertyValue is not there.
  ['ImplementsBasicWFS', false],
  ['ImplementsTransactionalWFS', false],
  ['ImplementsLockingWFS', false],
  ['KVPEncoding', true],
  ['XMLEncoding', true],
  ['SOAPEncoding', false],
  ['ImplementsInheritance', false],
  ['ImplementsRemoteResolve', false],
  ['ImplementsResultPaging', true],
  ['ImplementsStandardJoins', false],
  ['ImplementsSpatialJoins', false],
  ['ImplementsTemporalJoins', false],
  ['ImplementsFeatureVersioning', false],
  ['ManageStoredQueries', false],
];

/** WFS_Capabilities of version 2.0.0. */
export function capabilities200({ address, layers, page, product, prefixes }: CapabilitiesFacts): string {
  const dcp = xml`<ows:DCP><ows:HTTP><ows:Get xlink:href="${withQuestion(address)}"/><ows:Post xlink:href="${address}"/></ows:HTTP></ows:DCP>`;
  const operation = (name: string, ...parameters: [string, readonly string[]][]): Markup =>
    xml`<ows:Operation name="${name}">${dcp}${parameters.map(([parameter, values]) => xml`<ows:Parameter name="${parameter}"><ows:AllowedValues>${values.map((value) => xml`<ows:Value>${value}</ows:Value>`)}</ows:AllowedValues></ows:Parameter>`)}${name === 'GetFeature' ? constraint('CountDefault', String(page)) : null}</ows:Operation>\n`;
  return xmlDocument(xml`<wfs:WFS_Capabilities version="2.0.0" xmlns="http://www.opengis.net/wfs/2.0" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:gml="${GML_32_NAMESPACE}" xmlns:fes="http://www.opengis.net/fes/2.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:programa="${FEATURE_NAMESPACE}"${declared(prefixes)} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.opengis.net/wfs/2.0 http://schemas.opengis.net/wfs/2.0/wfs.xsd">
<ows:ServiceIdentification><ows:Title xml:lang="pt-BR">${TITLE}</ows:Title><ows:Abstract xml:lang="pt-BR">${ABSTRACT}</ows:Abstract><ows:Keywords><ows:Keyword>WFS</ows:Keyword><ows:Keyword>${product}</ows:Keyword></ows:Keywords><ows:ServiceType>WFS</ows:ServiceType><ows:ServiceTypeVersion>2.0.0</ows:ServiceTypeVersion><ows:ServiceTypeVersion>1.1.0</ows:ServiceTypeVersion><ows:ServiceTypeVersion>1.0.0</ows:ServiceTypeVersion><ows:Fees>NONE</ows:Fees><ows:AccessConstraints>NONE</ows:AccessConstraints></ows:ServiceIdentification>
<ows:ServiceProvider><ows:ProviderName>${product}</ows:ProviderName><ows:ServiceContact/></ows:ServiceProvider>
<ows:OperationsMetadata>
${operation('GetCapabilities', ['AcceptVersions', ['2.0.0', '1.1.0', '1.0.0']], ['AcceptFormats', ['text/xml']])}${operation('DescribeFeatureType', ['outputFormat', ['application/gml+xml; version=3.2', 'application/json']])}${operation('GetFeature', ['resultType', ['results', 'hits']], ['outputFormat', advertisedFormats('2.0.0')])}${operation('ListStoredQueries')}${operation('DescribeStoredQueries')}<ows:Parameter name="version"><ows:AllowedValues><ows:Value>2.0.0</ows:Value><ows:Value>1.1.0</ows:Value><ows:Value>1.0.0</ows:Value></ows:AllowedValues></ows:Parameter>
${CONFORMANCE.map(([name, held]) => constraint(name, held ? 'TRUE' : 'FALSE'))}
</ows:OperationsMetadata>
<FeatureTypeList>
${layers.map(featureType)}
</FeatureTypeList>
${filters()}
</wfs:WFS_Capabilities>`);
}

const constraint = (name: string, value: string): Markup =>
  xml`<ows:Constraint name="${name}"><ows:NoValues/><ows:DefaultValue>${value}</ows:DefaultValue></ows:Constraint>\n`;

function featureType(type: AnnouncedType): Markup {
  const { name, title, abstract, keywords, box } = type;
  const [first, ...others] = systemsOf(type).map((epsg) => `urn:ogc:def:crs:EPSG::${epsg}`);
  return xml`<FeatureType><Name>${name}</Name><Title xml:lang="pt-BR">${title}</Title><Abstract xml:lang="pt-BR">${abstract}</Abstract><ows:Keywords>${keywords.map((word) => xml`<ows:Keyword>${word}</ows:Keyword>`)}</ows:Keywords><DefaultCRS>${first}</DefaultCRS>${others.map((crs) => xml`<OtherCRS>${crs}</OtherCRS>`)}${wgs84Box(box)}</FeatureType>\n`;
}

const COMPARISONS = [
  'PropertyIsEqualTo',
  'PropertyIsNotEqualTo',
  'PropertyIsLessThan',
  'PropertyIsGreaterThan',
  'PropertyIsLessThanOrEqualTo',
  'PropertyIsGreaterThanOrEqualTo',
  'PropertyIsLike',
  'PropertyIsNull',
  'PropertyIsBetween',
];
const OPERANDS = [
  'Envelope',
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Curve',
  'MultiCurve',
  'Polygon',
  'MultiPolygon',
  'Surface',
  'MultiSurface',
];
const SPATIAL = [
  'BBOX',
  'Disjoint',
  'Equals',
  'DWithin',
  'Beyond',
  'Intersects',
  'Touches',
  'Crosses',
  'Within',
  'Contains',
  'Overlaps',
];
const FES: readonly (readonly [string, boolean])[] = [
  ['ImplementsQuery', true],
  ['ImplementsAdHocQuery', true],
  ['ImplementsFunctions', true],
  ['ImplementsResourceId', true],
  ['ImplementsMinStandardFilter', true],
  ['ImplementsStandardFilter', true],
  ['ImplementsMinSpatialFilter', true],
  ['ImplementsSpatialFilter', true],
  ['ImplementsMinTemporalFilter', true],
  ['ImplementsTemporalFilter', false],
  ['ImplementsVersionNav', false],
  ['ImplementsSorting', true],
  ['ImplementsExtendedOperators', false],
];

function filters(): Markup {
  const fes = FES.map(
    ([name, held]) =>
      xml`<fes:Constraint name="${name}"><ows:NoValues/><ows:DefaultValue>${held ? 'TRUE' : 'FALSE'}</ows:DefaultValue></fes:Constraint>`,
  );
  const typeOf = (kind: string): string => (kind === 'number' ? 'xs:decimal' : 'xs:string');
  const functions = ANNOUNCED_FUNCTIONS.map(
    ({ name, takes, gives }) =>
      xml`<fes:Function name="${name}"><fes:Returns>${typeOf(gives)}</fes:Returns><fes:Arguments>${takes.map((kind, at) => xml`<fes:Argument name="${ARGUMENTS[at]}"><fes:Type>${typeOf(kind)}</fes:Type></fes:Argument>`)}</fes:Arguments></fes:Function>`,
  );
  return xml`<fes:Filter_Capabilities><fes:Conformance>${fes}</fes:Conformance><fes:Id_Capabilities><fes:ResourceIdentifier name="fes:ResourceId"/></fes:Id_Capabilities><fes:Scalar_Capabilities><fes:LogicalOperators/><fes:ComparisonOperators>${COMPARISONS.map((name) => xml`<fes:ComparisonOperator name="${name}"/>`)}</fes:ComparisonOperators></fes:Scalar_Capabilities><fes:Spatial_Capabilities><fes:GeometryOperands>${OPERANDS.map((name) => xml`<fes:GeometryOperand name="gml:${name}"/>`)}</fes:GeometryOperands><fes:SpatialOperators>${SPATIAL.map((name) => xml`<fes:SpatialOperator name="${name}"/>`)}</fes:SpatialOperators></fes:Spatial_Capabilities><fes:Temporal_Capabilities><fes:TemporalOperands><fes:TemporalOperand name="gml:TimeInstant"/><fes:TemporalOperand name="gml:TimePeriod"/></fes:TemporalOperands><fes:TemporalOperators><fes:TemporalOperator name="During"/><fes:TemporalOperator name="Before"/><fes:TemporalOperator name="After"/><fes:TemporalOperator name="TEquals"/></fes:TemporalOperators></fes:Temporal_Capabilities><fes:Functions>${functions}</fes:Functions></fes:Filter_Capabilities>`;
}
