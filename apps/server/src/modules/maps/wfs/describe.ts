import { MAP_WORKSPACE, type LayerColumn } from '@fonte/contracts';
import type { Access } from '../../../query/index.ts';
import { shownColumns } from '../features/columns.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { xml, type Markup } from '../../../answers/xml/xml.ts';
import { FEATURE_NAMESPACE, GML_32_NAMESPACE, GML_NAMESPACE, xmlDocument } from './documents.ts';
import type { WfsVersion } from './version.ts';

const TYPES: Readonly<Record<LayerColumn['type'], string>> = {
  text: 'xsd:string',
  integer: 'xsd:long',
  decimal: 'xsd:decimal',
  date: 'xsd:date',
  boolean: 'xsd:boolean',
  list: 'xsd:string',
  json: 'xsd:string',
};

/** The exact type of the geometry, without which a client cannot know what a layer holds. */
const GEOMETRIES: Readonly<Record<WfsVersion, Readonly<Record<ServedLayer['geometry'], string>>>> = {
  '1.0.0': {
    Point: 'gml:PointPropertyType',
    Polygon: 'gml:PolygonPropertyType',
    MultiPolygon: 'gml:MultiPolygonPropertyType',
  },
  '1.1.0': {
    Point: 'gml:PointPropertyType',
    Polygon: 'gml:PolygonPropertyType',
    MultiPolygon: 'gml:MultiSurfacePropertyType',
  },
  '2.0.0': {
    Point: 'gml:PointPropertyType',
    Polygon: 'gml:SurfacePropertyType',
    MultiPolygon: 'gml:MultiSurfacePropertyType',
  },
};

const GML: Readonly<
  Record<WfsVersion, { namespace: string; schema: string; feature: string; base: string }>
> = {
  '1.0.0': {
    namespace: GML_NAMESPACE,
    schema: 'http://schemas.opengis.net/gml/2.1.2/feature.xsd',
    feature: 'gml:_Feature',
    base: 'gml:AbstractFeatureType',
  },
  '1.1.0': {
    namespace: GML_NAMESPACE,
    schema: 'http://schemas.opengis.net/gml/3.1.1/base/gml.xsd',
    feature: 'gml:_Feature',
    base: 'gml:AbstractFeatureType',
  },
  '2.0.0': {
    namespace: GML_32_NAMESPACE,
    schema: 'http://schemas.opengis.net/gml/3.2.1/gml.xsd',
    feature: 'gml:AbstractFeature',
    base: 'gml:AbstractFeatureType',
  },
};

/** DescribeFeatureType: the XML schema of layers as the caller sees them, on the GML of the version. */
export function featureTypeSchema(
  layers: readonly ServedLayer[],
  access: Access,
  version: WfsVersion,
): string {
  const { namespace, schema } = GML[version];
  return xmlDocument(xml`<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:gml="${namespace}" xmlns:programa="${FEATURE_NAMESPACE}" elementFormDefault="qualified" targetNamespace="${FEATURE_NAMESPACE}">
<xsd:import namespace="${namespace}" schemaLocation="${schema}"/>
${layers.map((layer) => featureType(layer, access, version))}</xsd:schema>`);
}

/** DescribeFeatureType in JSON, in GeoServer's form. */
export function featureTypeJson(layers: readonly ServedLayer[], access: Access): string {
  return JSON.stringify({
    elementFormDefault: 'qualified',
    targetNamespace: FEATURE_NAMESPACE,
    targetPrefix: MAP_WORKSPACE,
    featureTypes: layers.map((layer) => ({
      typeName: layer.name,
      properties: [
        ...shownColumns(layer, access).map(({ name, type }) =>
          property(name, TYPES[type], TYPES[type].slice(4)),
        ),
        property('geom', `gml:${layer.geometry}`, layer.geometry),
      ],
    })),
  });
}

const property = (name: string, type: string, localType: string) => ({
  name,
  maxOccurs: 1,
  minOccurs: 0,
  nillable: true,
  type,
  localType,
});

function featureType(layer: ServedLayer, access: Access, version: WfsVersion): Markup {
  const { feature, base } = GML[version];
  const elements = shownColumns(layer, access).map(
    ({ name, title, type, unit }) =>
      xml`<xsd:element name="${name}" type="${TYPES[type]}" minOccurs="0" maxOccurs="1" nillable="true"><xsd:annotation><xsd:documentation xml:lang="pt-BR">${unit === undefined ? title : `${title} (${unit})`}</xsd:documentation></xsd:annotation></xsd:element>\n`,
  );
  return xml`<xsd:complexType name="${layer.name}Type"><xsd:complexContent><xsd:extension base="${base}"><xsd:sequence>
${elements}<xsd:element name="geom" type="${GEOMETRIES[version][layer.geometry]}" minOccurs="0" maxOccurs="1" nillable="true"/>
</xsd:sequence></xsd:extension></xsd:complexContent></xsd:complexType>
<xsd:element name="${layer.name}" type="programa:${layer.name}Type" substitutionGroup="${feature}"/>
`;
}
