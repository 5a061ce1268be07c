import { geoJSON, marker, divIcon, type GeoJSONOptions, type Map } from 'leaflet';
import macao from '../macao.geo.json';
import { smooth } from './smooth';

type Feature = Parameters<NonNullable<GeoJSONOptions['filter']>>[0];
type Ring = [number, number][];

// A plain import widens the geometry types to `string`.
const outline = {
  ...macao,
  features: macao.features.map((feature) =>
    feature.geometry.type === 'Polygon'
      ? {
          ...feature,
          geometry: {
            ...feature.geometry,
            coordinates: (feature.geometry.coordinates as Ring[]).map((ring) => smooth(ring)),
          },
        }
      : feature,
  ),
} as Exclude<Parameters<typeof geoJSON>[0], null | undefined>;

/** Below tiles (200) and the marker (600): the drawing stays visible where a tile is missing. */
const BELOW_TILES = '150';

export type PlaceNames = Record<string, string>;

const kindOf = (feature?: Feature): string => (feature?.properties as { kind: string } | null)?.kind ?? '';

/** Our drawing of Macao, with the names of its parts. */
export function addOutline(map: Map, names: PlaceNames): void {
  map.createPane('outline').style.zIndex = BELOW_TILES;
  geoJSON(outline, {
    pane: 'outline',
    interactive: false,
    filter: (feature) => kindOf(feature) !== 'label',
    style: (feature) => ({ className: kindOf(feature) }),
  }).addTo(map);
  geoJSON(outline, {
    filter: (feature) => kindOf(feature) === 'label',
    pointToLayer(feature, at) {
      const words = document.createElement('span');
      words.textContent = names[(feature.properties as { name: string }).name] ?? '';
      const icon = divIcon({ className: 'name', html: words, iconSize: [0, 0] });
      return marker(at, { icon, pane: 'outline', interactive: false, keyboard: false });
    },
  }).addTo(map);
}
