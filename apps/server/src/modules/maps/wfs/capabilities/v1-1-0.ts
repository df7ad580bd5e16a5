import { ANNOUNCED_FUNCTIONS } from '../../features/index.ts';
import { FEATURE_NAMESPACE, GML_NAMESPACE, xmlDocument } from '../documents.ts';
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

/** WFS_Capabilities of version 1.1.0. */
export function capabilities110({ address, layers, product, prefixes }: CapabilitiesFacts): string {
  const dcp = xml`<ows:DCP><ows:HTTP><ows:Get xlink:href="${withQuestion(address)}"/><ows:Post xlink:href="${address}"/></ows:HTTP></ows:DCP>`;
  const operation = (name: string, ...parameters: [string, readonly string[]][]): Markup =>
    xml`<ows:Operation name="${name}">${dcp}${parameters.map(([parameter, values]) => xml`<ows:Parameter name="${parameter}">${values.map((value) => xml`<ows:Value>${value}</ows:Value>`)}</ows:Parameter>`)}</ows:Operation>\n`;
  return xmlDocument(xml`<wfs:WFS_Capabilities version="1.1.0" xmlns="http://www.opengis.net/wfs" xmlns:wfs="http://www.opengis.net/wfs" xmlns:ows="http://www.opengis.net/ows" xmlns:gml="${GML_NAMESPACE}" xmlns:ogc="http://www.opengis.net/ogc" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:programa="${FEATURE_NAMESPACE}"${declared(prefixes)} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.opengis.net/wfs http://schemas.opengis.net/wfs/1.1.0/wfs.xsd">
<ows:ServiceIdentification><ows:Title>${TITLE}</ows:Title><ows:Abstract>${ABSTRACT}</ows:Abstract><ows:Keywords><ows:Keyword>WFS</ows:Keyword><ows:Keyword>${product}</ows:Keyword></ows:Keywords><ows:ServiceType>WFS</ows:ServiceType><ows:ServiceTypeVersion>1.1.0</ows:ServiceTypeVersion><ows:Fees>NONE</ows:Fees><ows:AccessConstraints>NONE</ows:AccessConstraints></ows:ServiceIdentification>
<ows:ServiceProvider><ows:ProviderName>${product}</ows:ProviderName><ows:ServiceContact/></ows:ServiceProvider>
<ows:OperationsMetadata>
${operation('GetCapabilities', ['AcceptVersions', ['1.0.0', '1.1.0', '2.0.0']], ['AcceptFormats', ['text/xml']])}${operation('DescribeFeatureType', ['outputFormat', ['text/xml; subtype=gml/3.1.1', 'application/json']])}${operation('GetFeature', ['resultType', ['results', 'hits']], ['outputFormat', advertisedFormats('1.1.0')])}<ows:Constraint name="ImplementsResultPaging"><ows:Value>TRUE</ows:Value></ows:Constraint>
</ows:OperationsMetadata>
<FeatureTypeList><Operations><Operation>Query</Operation></Operations>
${layers.map(featureType)}
</FeatureTypeList>
${filters()}
</wfs:WFS_Capabilities>`);
}

function featureType(type: AnnouncedType): Markup {
  const { name, title, abstract, keywords, box } = type;
  const [first, ...others] = systemsOf(type).map((epsg) => `urn:ogc:def:crs:EPSG::${epsg}`);
  return xml`<FeatureType><Name>${name}</Name><Title>${title}</Title><Abstract>${abstract}</Abstract><ows:Keywords>${keywords.map((word) => xml`<ows:Keyword>${word}</ows:Keyword>`)}</ows:Keywords><DefaultSRS>${first}</DefaultSRS>${others.map((crs) => xml`<OtherSRS>${crs}</OtherSRS>`)}${wgs84Box(box)}</FeatureType>\n`;
}

const SPATIAL = [
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
  'BBOX',
];
const COMPARISONS = [
  'LessThan',
  'GreaterThan',
  'LessThanEqualTo',
  'GreaterThanEqualTo',
  'EqualTo',
  'NotEqualTo',
  'Like',
  'Between',
  'NullCheck',
];

function filters(): Markup {
  const functions = ANNOUNCED_FUNCTIONS.map(
    ({ name, takes }) => xml`<ogc:FunctionName nArgs="${takes.length}">${name}</ogc:FunctionName>`,
  );
  return xml`<ogc:Filter_Capabilities><ogc:Spatial_Capabilities><ogc:GeometryOperands><ogc:GeometryOperand>gml:Envelope</ogc:GeometryOperand><ogc:GeometryOperand>gml:Point</ogc:GeometryOperand><ogc:GeometryOperand>gml:LineString</ogc:GeometryOperand><ogc:GeometryOperand>gml:Polygon</ogc:GeometryOperand></ogc:GeometryOperands><ogc:SpatialOperators>${SPATIAL.map((name) => xml`<ogc:SpatialOperator name="${name}"/>`)}</ogc:SpatialOperators></ogc:Spatial_Capabilities><ogc:Scalar_Capabilities><ogc:LogicalOperators/><ogc:ComparisonOperators>${COMPARISONS.map((name) => xml`<ogc:ComparisonOperator>${name}</ogc:ComparisonOperator>`)}</ogc:ComparisonOperators><ogc:ArithmeticOperators><ogc:SimpleArithmetic/><ogc:Functions><ogc:FunctionNames>${functions}</ogc:FunctionNames></ogc:Functions></ogc:ArithmeticOperators></ogc:Scalar_Capabilities><ogc:Id_Capabilities><ogc:FID/><ogc:EID/></ogc:Id_Capabilities></ogc:Filter_Capabilities>`;
}
