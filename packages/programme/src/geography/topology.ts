import type { feature } from 'topojson-client';

// As topojson-client's types have them; the package that declares them holds no code and cannot be imported.
export type Topology = Parameters<typeof feature>[0];
export type Shape = Topology['objects'][string];
export type ShapeCollection = Extract<Shape, { type: 'GeometryCollection' }>;
