import { xml, type Markup } from '../../../answers/xml/xml.ts';
import { WFS_20, xmlDocument } from './documents.ts';

/** The one stored query that every WFS 2.0 has. */
export const GET_FEATURE_BY_ID = 'urn:ogc:def:query:OGC-WFS::GetFeatureById';

/** ListStoredQueries. */
export function storedQueriesList(types: readonly string[]): string {
  return xmlDocument(
    xml`<wfs:ListStoredQueriesResponse ${WFS_20}><wfs:StoredQuery id="${GET_FEATURE_BY_ID}"><wfs:Title xml:lang="pt-BR">Feição pelo identificador</wfs:Title>${returned(types)}</wfs:StoredQuery></wfs:ListStoredQueriesResponse>`,
  );
}

/** DescribeStoredQueries. */
export function storedQueriesDescription(): string {
  return xmlDocument(
    xml`<wfs:DescribeStoredQueriesResponse ${WFS_20}><wfs:StoredQueryDescription id="${GET_FEATURE_BY_ID}"><wfs:Title xml:lang="pt-BR">Feição pelo identificador</wfs:Title><wfs:Parameter name="ID" type="xs:string"/><wfs:QueryExpressionText returnFeatureTypes="" language="urn:ogc:def:queryLanguage:OGC-WFS::WFS_QueryExpression" isPrivate="true"/></wfs:StoredQueryDescription></wfs:DescribeStoredQueriesResponse>`,
  );
}

const returned = (types: readonly string[]): Markup[] =>
  types.map((type) => xml`<wfs:ReturnFeatureType>${type}</wfs:ReturnFeatureType>`);
