import { ANNOUNCED_FUNCTIONS } from '../../features/index.ts';
import { FEATURE_NAMESPACE, xmlDocument } from '../documents.ts';
import { xml, type Markup } from '../../../../answers/xml/xml.ts';
import {
  ABSTRACT,
  degrees,
  declared,
  TITLE,
  withQuestion,
  type AnnouncedType,
  type CapabilitiesFacts,
} from './facts.ts';

/** WFS_Capabilities of version 1.0.0. */
export function capabilities100({ address, layers, product, prefixes }: CapabilitiesFacts): string {
  const get = xml`<DCPType><HTTP><Get onlineResource="${withQuestion(address)}"/></HTTP></DCPType>`;
  const post = xml`<DCPType><HTTP><Post onlineResource="${address}"/></HTTP></DCPType>`;
  return xmlDocument(xml`<WFS_Capabilities version="1.0.0" xmlns="http://www.opengis.net/wfs" xmlns:programa="${FEATURE_NAMESPACE}"${declared(prefixes)} xmlns:ogc="http://www.opengis.net/ogc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.opengis.net/wfs http://schemas.opengis.net/wfs/1.0.0/WFS-capabilities.xsd">
<Service><Name>WFS</Name><Title>${TITLE}</Title><Abstract>${ABSTRACT}</Abstract><Keywords>WFS, ${product}, programa</Keywords><OnlineResource>${address}</OnlineResource><Fees>NONE</Fees><AccessConstraints>NONE</AccessConstraints></Service>
<Capability><Request>
<GetCapabilities>${get}${post}</GetCapabilities>
<DescribeFeatureType><SchemaDescriptionLanguage><XMLSCHEMA/></SchemaDescriptionLanguage>${get}${post}</DescribeFeatureType>
<GetFeature><ResultFormat><GML2/></ResultFormat>${get}${post}</GetFeature>
</Request></Capability>
<FeatureTypeList><Operations><Query/></Operations>
${layers.map(featureType)}
</FeatureTypeList>
${filters()}
</WFS_Capabilities>`);
}

function featureType({ name, title, abstract, keywords, epsg, box }: AnnouncedType): Markup {
  return xml`<FeatureType><Name>${name}</Name><Title>${title}</Title><Abstract>${abstract}</Abstract><Keywords>${keywords.join(', ')}</Keywords><SRS>EPSG:${epsg}</SRS><LatLongBoundingBox minx="${degrees(box.west)}" miny="${degrees(box.south)}" maxx="${degrees(box.east)}" maxy="${degrees(box.north)}"/></FeatureType>\n`;
}

function filters(): Markup {
  const functions = ANNOUNCED_FUNCTIONS.map(
    ({ name, takes }) => xml`<ogc:Function_Name nArgs="${takes.length}">${name}</ogc:Function_Name>`,
  );
  return xml`<ogc:Filter_Capabilities><ogc:Spatial_Capabilities><ogc:Spatial_Operators><ogc:BBOX/><ogc:Equals/><ogc:Disjoint/><ogc:Intersect/><ogc:Touches/><ogc:Crosses/><ogc:Within/><ogc:Contains/><ogc:Overlaps/><ogc:Beyond/><ogc:DWithin/></ogc:Spatial_Operators></ogc:Spatial_Capabilities><ogc:Scalar_Capabilities><ogc:Logical_Operators/><ogc:Comparison_Operators><ogc:Simple_Comparisons/><ogc:Like/><ogc:Between/><ogc:NullCheck/></ogc:Comparison_Operators><ogc:Arithmetic_Operators><ogc:Simple_Arithmetic/><ogc:Functions><ogc:Function_Names>${functions}</ogc:Function_Names></ogc:Functions></ogc:Arithmetic_Operators></ogc:Scalar_Capabilities></ogc:Filter_Capabilities>`;
}
