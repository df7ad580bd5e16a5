import { addressOf } from '@fonte/contracts';
import { mapSummary } from '@fonte/contracts/endpoints/map-summary';
import { gwc, wms } from '@fonte/contracts/endpoints/maps';
import type { Asked } from '../bench/crowd/loads.ts';

const WMS = addressOf(wms);
const GWC = addressOf(gwc);
/** What observers and staff both see. */
const LAYERS = ['propriedades', 'municipios', 'ufs', 'sub_bacias'];

const query = (values: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(
    Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();

const getMap = (more: Readonly<Record<string, string | number>>): string =>
  query({
    SERVICE: 'WMS',
    VERSION: '1.1.1',
    REQUEST: 'GetMap',
    STYLES: '',
    SRS: 'EPSG:3857',
    FORMAT: 'image/png',
    TRANSPARENT: 'TRUE',
    ...more,
  });

/** A square of web Mercator around the middle of the programme. */
const around = (half: number): string =>
  [-5_500_000 - half, -1_900_000 - half, -5_500_000 + half, -1_900_000 + half].join(',');

/** A circle of a thousand corners around the same, degrees. */
const circle = Array.from({ length: 1_000 }, (_, at) => {
  const angle = (2 * Math.PI * (at % 999)) / 999;
  return [-49.4 + 5 * Math.cos(angle), -16.8 + 5 * Math.sin(angle)];
});

/** The tile of a zoom, counted from the programme's middle. */
function tile(zoom: number, number: number): string {
  const side = 40_075_016.685_578_488 / 2 ** zoom;
  const [column, row] = [number % 20, Math.floor(number / 20) % 20];
  const west = Math.floor(-5_500_000 / side + column - 10) * side - (20_037_508.342_789_244 % side);
  const south = Math.floor(-1_900_000 / side + row - 10) * side - (20_037_508.342_789_244 % side);
  return [west, south, west + side, south + side].join(',');
}

/** The dearest that is permitted of each kind; `client` and `turn` make them differ, so that nothing kept answers them. */
export const KINDS = {
  maps: (client, turn) => ({
    path: `${WMS}?${
      (client + turn) % 3 === 0
        ? getMap({
            LAYERS: Array.from({ length: 40 }, () => 'municipios').join(','),
            BBOX: around(900_000 + turn),
            WIDTH: 2_000,
            HEIGHT: 2_000,
          })
        : getMap({ LAYERS: LAYERS.join(','), BBOX: around(1_200_000 + turn), WIDTH: 4_096, HEIGHT: 4_096 })
    }`,
  }),
  selections: (client, turn) => ({
    path: addressOf(mapSummary),
    body: {
      camadas: LAYERS.map((nome) => ({ nome })),
      area: circle.map(([x, y]) => [(x ?? 0) + client / 1e3, (y ?? 0) + turn / 1e3]),
    },
  }),
  vectors: (client, turn) => ({
    path: `${WMS}?${getMap({
      LAYERS: LAYERS.join(','),
      FORMAT: 'application/vnd.mapbox-vector-tile',
      BBOX: around(300_000 + client * 1_000 + turn),
      WIDTH: 512,
      HEIGHT: 512,
    })}`,
  }),
  tiles: (client, turn) => ({
    path: `${GWC}?${getMap({
      LAYERS: 'municipios',
      BBOX: tile(8, client * 31 + turn),
      WIDTH: 256,
      HEIGHT: 256,
      cql_filter: `nome <> '${client} ${turn}'`,
    })}`,
  }),
} as const satisfies Record<string, (client: number, turn: number) => Asked>;

export type Kind = keyof typeof KINDS;
