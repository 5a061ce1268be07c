import type { Location } from '@vez/shared/contracts';
import { HTML_LANG, readablePhone, type Language } from '@vez/shared/domain';
import { mapTexts } from '../texts/texts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

export interface Position {
  lat: number;
  lon: number;
}

export interface MapPage {
  language: Language;
  dark: boolean;
  /** Undefined: there is no map of this place (ERR-52). */
  at: Position | undefined;
  place: Pick<Location, 'name' | 'address' | 'wayIn' | 'description' | 'telephone'> | undefined;
  /** Shown inside a sheet of the app, which states the facts itself. */
  embedded: boolean;
  tiles: string | undefined;
  /** What is drawn where there are no tiles. */
  outline: 'macao' | 'none';
  credit: string | undefined;
  files: { script: string; style: string };
}

function about({ place, at, language }: MapPage): string {
  const texts = mapTexts(language);
  const facts = place && [
    [texts.address, escape(place.address)],
    ...(place.wayIn ? [[texts.wayIn, escape(place.wayIn)]] : []),
    [texts.hours, escape(place.description)],
    [
      texts.phone,
      `<a href="tel:${place.telephone.replace(/[^\d+]/g, '')}">${escape(readablePhone(place.telephone))}</a>`,
    ],
  ];
  const list = facts?.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('');
  const spot = at && `${at.lat},${at.lon}`;
  const web =
    at && `https://www.openstreetmap.org/?mlat=${at.lat}&amp;mlon=${at.lon}#map=18/${at.lat}/${at.lon}`;
  const ways =
    at &&
    `<p class="ways"><a href="geo:${spot}?q=${spot}">${texts.open}</a>` +
      `<a href="${web}" target="_blank" rel="noopener noreferrer">${texts.openWeb}</a></p>`;
  return `<div class="about">${list === undefined ? '' : `<dl>${list}</dl>`}${ways ?? ''}</div>`;
}

function stage({ at, place, language, tiles, outline, credit }: MapPage): string {
  const texts = mapTexts(language);
  const label = escape(place?.name ?? '');
  if (at === undefined || (tiles === undefined && outline === 'none'))
    return `<p class="none">${texts.none}</p>`;
  return `<div class="stage">
<div id="map" role="application" aria-label="${escape(texts.how)}" data-lat="${at.lat}" data-lon="${at.lon}" data-label="${label}" data-tiles="${escape(tiles ?? '')}" data-outline="${outline}" data-names="${escape(JSON.stringify(texts.names))}"></div>
<div id="controls" hidden><button type="button" id="nearer" aria-label="${texts.nearer}"></button><button type="button" id="farther" aria-label="${texts.farther}"></button><button type="button" id="back" aria-label="${texts.back}"></button></div>
<p class="credit">${tiles === undefined ? texts.sketch : escape(credit ?? '')}</p>
<noscript><p class="none">${texts.noScript}</p></noscript>
</div>`;
}

/** The map page as HTML (API-74, CAT-57). Nothing is inline; the script's data is in `data-` attributes. */
export function renderMapPage(page: MapPage): string {
  const { language, dark, place, embedded, files } = page;
  const title = escape(place?.name ?? mapTexts(language).title);
  // Inside the app the surrounding page has the only `main`.
  const root = embedded ? 'div' : 'main';
  return `<!doctype html>
<html lang="${HTML_LANG[language]}" data-theme="${dark ? 'dark' : 'light'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${files.style}"><script src="${files.script}" defer></script></head>
<body${embedded ? ' class="embedded"' : ''}><${root}><h1>${title}</h1>
${stage(page)}
${embedded ? '' : about(page)}
</${root}></body></html>`;
}
