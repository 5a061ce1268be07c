// Boxes, words and arrows as SVG text. Sizes are in px.
const CHARACTER = 0.6;
const BOLD = 0.66;

export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** How wide a text comes out at most, in the fonts that systems have. */
export const widthOf = (text, size, share = CHARACTER) => Math.ceil(text.length * size * share);
export const widthOfTitle = (text) => widthOf(text, 15, BOLD);

export const text = (x, y, words, kind, anchor = 'start') =>
  `<text x="${x}" y="${y}" class="${kind}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(words)}</text>`;

export const box = ({ x, y, width, height }, kind) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" class="${kind}"/>`;

/** Small boxes with a name each, in lines of at most `width`. */
export function chips(names, { x, y, width }) {
  const [height, gap, size, padding] = [22, 6, 12, 8];
  let [left, top] = [x, y];
  const drawn = names.map((name) => {
    const own = widthOf(name, size) + 2 * padding;
    if (left + own > x + width) [left, top] = [x, top + height + gap];
    const chip = [
      `<rect x="${left}" y="${top}" width="${own}" height="${height}" rx="6" class="chip"/>`,
      text(left + own / 2, top + 15, name, 'small', 'middle'),
    ];
    left += own + gap;
    return chip.join('');
  });
  return { svg: drawn.join('\n'), height: top + height - y };
}

/** Names in lines that fill the width, one line on the other. */
export function bricks(lines, { x, y, width }) {
  const [height, gap] = [24, 5];
  const svg = lines.flatMap((names, line) => {
    const each = (width - gap * (names.length - 1)) / names.length;
    const top = y + line * (height + gap);
    return names.map((name, at) => {
      const left = x + at * (each + gap);
      return `<rect x="${left}" y="${top}" width="${each}" height="${height}" rx="6" class="chip"/>${text(left + each / 2, top + 16, name, 'small', 'middle')}`;
    });
  });
  return { svg: svg.join('\n'), height: lines.length * (height + gap) - gap };
}

/** @param {[number, number][]} points */
export const arrow = (points, kind = 'arrow') =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}" class="${kind}" marker-end="url(#head)"/>`;

const COLOURS = {
  light: [
    '#F6F8FA',
    '#FFFFFF',
    '#14202B',
    '#4A5966',
    '#C3CDD5',
    '#0B6B5D',
    '#E3F4F1',
    '#E6EFFC',
    '#FDF1DC',
    '#F4E9F8',
  ],
  dark: [
    '#0E1417',
    '#182126',
    '#F1F5F9',
    '#AEBBC6',
    '#43525D',
    '#6FD6C3',
    '#12312D',
    '#14284A',
    '#3A2710',
    '#33193D',
  ],
};
const ROLES = ['page', 'chip', 'ink', 'ink2', 'line', 'arrow', 'teal', 'blue', 'amber', 'plum'];
const variables = (colours) => ROLES.map((role, at) => `--${role}:${colours[at]}`).join(';');

const STYLE = `
svg{${variables(COLOURS.light)}}
@media (prefers-color-scheme:dark){svg{${variables(COLOURS.dark)}}}
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;fill:var(--ink)}
.title{font-size:15px;font-weight:700}.normal{font-size:13px}.small{font-size:12px}.soft{font-size:12px;fill:var(--ink2)}
rect{stroke:var(--line)}.page{fill:var(--page);stroke:none}.chip{fill:var(--chip)}
.teal{fill:var(--teal)}.blue{fill:var(--blue)}.amber{fill:var(--amber)}.plum{fill:var(--plum)}
.arrow{fill:none;stroke:var(--arrow);stroke-width:1.5}.dashed{fill:none;stroke:var(--arrow);stroke-width:1.5;stroke-dasharray:5 4}
#head path{fill:var(--arrow)}`;

/** A whole picture, for light and dark pages. */
export const picture = ({ width, height, title, description, parts }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">
<title id="t">${escaped(title)}</title>
<desc id="d">${escaped(description)}</desc>
<style>${STYLE}
</style>
<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z"/></marker></defs>
<rect width="${width}" height="${height}" rx="12" class="page"/>
${parts.join('\n')}
</svg>
`;
