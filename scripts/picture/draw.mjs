// Where each thing stands in the picture of the architecture.
import { arrow, box, bricks, chips, picture, text, widthOf, widthOfTitle } from './svg.mjs';

const EDGE = 20;
const PADDING = 14;
const GAP = 12;
/** Between two rows, with room for an arrow and what it says. */
const BETWEEN = 46;
/** Left free on the right, for what goes past rows. */
const LANE = 120;
const HEADING = 42;
const LINE = 18;

/** A box with a title, what it is for, and what `fill` puts below. */
function titled({ y, width, kind, title, purpose, fill }) {
  const inside = fill({ x: EDGE + PADDING, y: y + HEADING, width: width - 2 * PADDING });
  const height = HEADING + inside.height + PADDING;
  const svg = [
    box({ x: EDGE, y, width, height }, kind),
    text(EDGE + PADDING, y + 25, title, 'title'),
    text(EDGE + PADDING + widthOfTitle(title) + 14, y + 25, purpose, 'soft'),
    inside.svg,
  ];
  return { svg, height };
}

/** The routes of a remote in columns that are as wide as their longest. */
function columnsOf({ name, routes }) {
  const perColumn = routes.length > 6 ? Math.ceil(routes.length / 2) : routes.length;
  const columns = [routes.slice(0, perColumn), routes.slice(perColumn)].filter((some) => some.length > 0);
  const widths = columns.map((some) => Math.max(...some.map((route) => widthOf(route, 12))));
  const needed = widths.reduce((sum, width) => sum + width, GAP * (columns.length - 1));
  return { columns, widths, width: Math.max(needed, widthOfTitle(name)) + 2 * PADDING };
}

function remoteRow(remotes, y) {
  const laid = remotes.map((remote) => ({ remote, ...columnsOf(remote) }));
  const lines = Math.max(...laid.map(({ columns }) => columns[0].length));
  const height = 34 + lines * LINE + 8;
  let x = EDGE;
  const middles = [];
  const svg = laid.flatMap(({ remote, columns, widths, width }) => {
    const left = x;
    x += width + GAP;
    middles.push(left + width / 2);
    let column = left + PADDING;
    const routes = columns.flatMap((some, at) => {
      const here = column;
      column += widths[at] + GAP;
      return some.map((route, line) => text(here, y + 46 + line * LINE, route, 'small'));
    });
    return [
      box({ x: left, y, width, height }, 'blue'),
      text(left + PADDING, y + 24, remote.name, 'title'),
      ...routes,
    ];
  });
  return { svg, middles, height, width: x - GAP - EDGE };
}

function deploymentRow(deployments, all, { y, width }) {
  const each = Math.floor((width - GAP * (deployments.length - 1)) / deployments.length);
  const svg = deployments.flatMap(({ name, city, home, remotes }, at) => {
    const x = EDGE + at * (each + GAP);
    const loads = remotes.length === all ? 'all remotes' : `${remotes.length} of ${all} remotes`;
    return [
      box({ x, y, width: each, height: 52 }, 'plum'),
      text(x + PADDING, y + 22, `deployment ${name}`, 'title'),
      text(x + PADDING, y + 41, `${city} · ${home} · ${loads}`, 'soft'),
    ];
  });
  return { svg, height: 52 };
}

/** Parts by height, the highest first: one stands above all that it may import. */
export function layersOf(parts) {
  const heightOf = (name) => {
    const { may } = parts.find((part) => part.name === name);
    return may.length === 0 ? 0 : 1 + Math.max(...may.map(heightOf));
  };
  const layers = [];
  for (const { name } of parts) (layers[heightOf(name)] ??= []).push(name);
  return layers.reverse();
}

const down = (x, y, kind) =>
  arrow(
    [
      [x, y + 4],
      [x, y + BETWEEN - 4],
    ],
    kind,
  );

/** What one row does with the next, beside an arrow down. */
const step = (y, words) => [down(EDGE + 60, y), text(EDGE + 72, y + BETWEEN / 2 + 4, words, 'soft')];

/** The same with an arrow for each remote; the words stand where two arrows are farthest apart. */
function stepOfEach(middles, y, words, kind) {
  const gaps = middles.slice(1).map((x, at) => x - middles[at]);
  const widest = gaps.indexOf(Math.max(...gaps));
  const centre = (middles[widest] + middles[widest + 1]) / 2;
  return [
    ...middles.map((x) => down(x, y, kind)),
    text(centre, y + BETWEEN / 2 + 4, words, 'soft', 'middle'),
  ];
}

/** Past the rows between: from the shell down to another box on its left. */
const past = (from, to, edge, away) =>
  arrow([
    [edge, from],
    [edge + away, from],
    [edge + away, to],
    [edge + 4, to],
  ]);

/**
 * The whole picture.
 * @param {import('./facts.mjs').Facts} facts
 */
export function drawArchitecture({ deployments, shell, remotes, shared, server, calls, others }) {
  const { width, middles } = remoteRow(remotes, 0);
  const parts = [];
  const tops = {};
  let y = EDGE;
  const add = (name, { svg, height }) => {
    tops[name] = y;
    parts.push(...svg);
    y += height;
  };
  const between = (svg) => {
    parts.push(...svg);
    y += BETWEEN;
  };

  add('deployments', deploymentRow(deployments, remotes.length, { y, width }));
  between(step(y, 'each names its home and the remotes that it loads'));
  const ofShell = { title: 'shell', purpose: shell.purpose, kind: 'amber' };
  add(
    'shell',
    titled({
      ...ofShell,
      y,
      width,
      fill: (at) =>
        chips(
          shell.parts.map(({ name }) => name),
          at,
        ),
    }),
  );
  between(stepOfEach(middles, y, 'loaded at run time, from a signed registry', 'dashed'));
  add('remotes', remoteRow(remotes, y));
  between(stepOfEach(middles, y, 'import; never one another, nor the shell'));
  const ofShared = { title: 'shared', purpose: 'Each part imports only from lower ones.', kind: 'teal' };
  add('shared', titled({ ...ofShared, y, width, fill: (at) => bricks(layersOf(shared.parts), at) }));
  parts.push(
    arrow([
      [EDGE + 60, y + BETWEEN - 4],
      [EDGE + 60, y + 4],
    ]),
    text(EDGE + 72, y + BETWEEN / 2 + 4, `imports ${server.imports.join(', ')}`, 'soft'),
  );
  y += BETWEEN;
  const ofServer = { title: 'server', purpose: `${server.purpose} Its modules:`, kind: 'amber' };
  add('server', titled({ ...ofServer, y, width, fill: (at) => chips(server.modules, at) }));
  between(step(y, 'SQL'));
  add('database', {
    svg: [
      box({ x: EDGE, y, width, height: 38 }, 'plum'),
      text(EDGE + PADDING, y + 24, 'PostgreSQL', 'title'),
    ],
    height: 38,
  });
  y += 28;

  const edge = EDGE + width;
  const words = edge + 58;
  const middle = (tops.shared + tops.remotes) / 2;
  parts.push(
    past(tops.shell + 50, tops.shared + 25, edge, 22),
    past(tops.shell + 30, tops.server + 25, edge, 46),
    text(words, middle, `${calls} calls`, 'title'),
    text(words, middle + 19, 'over HTTP', 'soft'),
    text(EDGE, y, `Beside them: ${others.join(', ')}.`, 'soft'),
  );
  return picture({
    width: width + 2 * EDGE + LANE,
    height: y + EDGE,
    title: 'The architecture of Vez',
    description:
      'Deployments name the remotes that the shell loads. Shell and remotes stand on shared parts; the shell calls one server on PostgreSQL.',
    parts,
  });
}
