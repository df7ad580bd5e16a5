type Place = readonly [x: number, y: number];

/** TWKB (precision 0, metres) as the database writes it, for pictures of known shapes. */
export function twkbPoint(place: Place): number[] {
  return [1, 0, ...deltas([place], [0, 0])];
}

/** A polygon of one ring, closed by the caller. */
export function twkbPolygon(ring: readonly Place[]): number[] {
  return [3, 0, ...varint(1), ...varint(ring.length), ...deltas(ring, [0, 0])];
}

function deltas(places: readonly Place[], from: Place): number[] {
  let [x, y] = from;
  return places.flatMap(([toX, toY]) => {
    const step = [...zigzag(toX - x), ...zigzag(toY - y)];
    [x, y] = [toX, toY];
    return step;
  });
}

const zigzag = (value: number): number[] => varint(value < 0 ? -value * 2 - 1 : value * 2);

export function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
