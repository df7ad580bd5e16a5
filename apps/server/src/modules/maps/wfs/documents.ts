import { xml, type Markup } from '../../../answers/xml/xml.ts';

/** Namespace of our feature types. */
export const FEATURE_NAMESPACE = 'urn:fonte-de-dados:programa';
export const GML_NAMESPACE = 'http://www.opengis.net/gml';
export const GML_32_NAMESPACE = 'http://www.opengis.net/gml/3.2';

/** A document from its root element. */
export const xmlDocument = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;

/** Namespaces of a WFS 2.0 answer. */
export const WFS_20 = xml`xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:programa="${FEATURE_NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.opengis.net/wfs/2.0 http://schemas.opengis.net/wfs/2.0/wfs.xsd"`;
