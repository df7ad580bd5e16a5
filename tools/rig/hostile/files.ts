/** Numbers of bytes that no file has. */
export const LENGTHS: readonly string[] = ['-1', '0', '1', '1e3', '99999999999999', '0x10', 'NaN', ' ', '5'];

const square = '-50,-17 -49.99,-17 -49.99,-16.99 -50,-17';
const kml = (coordinates: string): string =>
  `<?xml version="1.0"?><kml><Placemark><name>x</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;

/** Files by name and content: few that are taken, most that are not what they say, or worse. Texts, since a form is made as one. */
export const FILES: readonly (readonly [string, string])[] = [
  ['a.txt', 'oi'],
  ['a.csv', 'a;b\n1;2\n'],
  ['a.pdf', '%PDF-1.4\n%%EOF\n'],
  ['a.json', '{"a":1}'],
  ['a.json', '['.repeat(20_000)],
  ['a.xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['area.kml', kml(square)],
  ['area.kml', kml('-50,-17 -49,-16 -49,-17 -50,-16 -50,-17')],
  ['area.kml', kml('x,y')],
  ['area.kml', `<kml>${'<MultiGeometry>'.repeat(20_000)}</kml>`],
  ['area.kmz', 'PK\u0003\u0004'],
  ['area.geojson', '{"type":"Polygon","coordinates":[[[-50,-17],[-49.9,-17],[-49.9,-16.9],[-50,-17]]]}'],
  ['area.geojson', '{"type":"FeatureCollection","features":[{"type":"Feature"},null,1]}'],
  ['area.geojson', '{"type":"Polygon","coordinates":[[[1e400,0],[null,1],[0,0]]]}'],
  ['foto.jpg', '\u00ff\u00d8\u00ff'],
  ['foto.png', 'GIF89a'],
  ['foto.svg', '<svg onload="alert(1)"/>'],
  ['pagina.txt', '<html><script>alert(1)</script>'],
  ['../../etc/passwd', 'x'],
  ['a.exe', 'MZ'],
  ['vazio.txt', ''],
];
