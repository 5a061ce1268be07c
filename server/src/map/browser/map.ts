import './trusted-types';
import { divIcon, latLngBounds, map as createMap, marker, tileLayer } from 'leaflet';
import { addOutline, type PlaceNames } from './outline';

/** A little more than Macao, so that the map cannot be dragged away from it. */
const MACAO = latLngBounds([22.08, 113.48], [22.25, 113.65]);
/** An outline shows nothing more any closer; tiles show house numbers. */
const OUTLINE_ZOOM = { first: 14, last: 16 };
const TILE_ZOOM = { first: 17, last: 19 };
const FARTHEST_ZOOM = 11;

const byId = (id: string) => document.getElementById(id)!;

function pin(): HTMLElement {
  const drawing = document.createElement('span');
  drawing.className = 'pin-drawing';
  return drawing;
}

function show(box: HTMLElement): void {
  const { lat, lon, label = '', tiles, outline, names = '{}' } = box.dataset;
  const at: [number, number] = [Number(lat), Number(lon)];
  const zoom = tiles ? TILE_ZOOM : OUTLINE_ZOOM;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(box, {
    center: at,
    zoom: zoom.first,
    minZoom: FARTHEST_ZOOM,
    maxZoom: zoom.last,
    ...(outline === 'macao' ? { maxBounds: MACAO.pad(0.5) } : {}),
    // Both write HTML; the page has its own buttons and credit line.
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  });
  if (outline === 'macao') addOutline(map, JSON.parse(names) as PlaceNames);
  if (tiles) tileLayer(tiles, { maxZoom: zoom.last }).addTo(map);
  const icon = divIcon({ className: 'pin', html: pin(), iconSize: [32, 40], iconAnchor: [16, 38] });
  const words = document.createElement('span');
  words.textContent = label;
  const spot = marker(at, { icon, alt: label, keyboard: false, interactive: false }).addTo(map);
  if (label) spot.bindTooltip(words, { permanent: true, direction: 'top', offset: [0, -38] });

  byId('nearer').addEventListener('click', () => map.zoomIn());
  byId('farther').addEventListener('click', () => map.zoomOut());
  byId('back').addEventListener('click', () => map.setView(at, zoom.first));
  byId('controls').hidden = false;
}

const box = document.getElementById('map');
if (box) show(box);
