import { LOCATIONS } from '../seed/locations';
import { smooth } from './browser/smooth';
import outline from './macao.geo.json';

type Point = readonly number[];

/** Counts the crossings of a ray to the east: an odd number means inside. */
const isInside = ([x, y]: Point, ring: readonly Point[]) =>
  ring.slice(1).reduce((inside, [x2, y2], at) => {
    const [x1, y1] = ring[at]!;
    const crosses = y1! > y! !== y2! > y! && x! < ((x2! - x1!) * (y! - y1!)) / (y2! - y1!) + x1!;
    return crosses ? !inside : inside;
  }, false);

const rings = (kind: string) =>
  outline.features
    .filter(({ properties, geometry }) => properties.kind === kind && geometry.type === 'Polygon')
    .map(({ geometry }) => smooth((geometry.coordinates as [number, number][][])[0]!));

const placed = LOCATIONS.filter(({ at }) => at !== undefined).map(({ code, at }) => ({ code, at: at! }));

describe('the outline of Macao', () => {
  it.each(placed)('has land and no lake under $code [CAT-57]', ({ at: [lat, lon] }) => {
    const under = (kind: string) => rings(kind).some((ring) => isInside([lon, lat], ring));
    expect(under('land')).toBe(true);
    expect(under('water')).toBe(false);
  });

  it('closes each of its shapes, and stays small', () => {
    for (const kind of ['land', 'water', 'hill']) {
      expect(rings(kind).length).toBeGreaterThan(0);
      rings(kind).forEach((ring) => expect(ring.at(-1)).toEqual(ring[0]));
    }
    expect(JSON.stringify(outline).length).toBeLessThan(10_000);
  });
});
