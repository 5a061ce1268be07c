// Generates the reference in `docs/guides/counters.md` from the definitions of the calls of counter systems.

/** Refusals of staff only: a counter system acts at every counter of its department, as the guide states once. */
const OF_STAFF = ['counterNotOpen', 'counterTaken', 'calledElsewhere'];

const isOptional = ({ _zod: { def } }) => def.type === 'optional' || def.type === 'default';
const code = (text) => `\`${text}\``;

/** Formats a schema as `{ called: visit | null, finished }`: names without types, and `named` schemas by name. */
function shapeWriter(named) {
  const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));

  function fieldOf([name, schema]) {
    const inner = shapeOf(schema);
    const said = inner === '' || inner === name ? '' : `: ${inner}`;
    return `${name}${isOptional(schema) ? '?' : ''}${said}`;
  }

  function shapeOf(schema) {
    const { type, innerType, element, shape, options } = schema._zod.def;
    if (names.has(schema)) return names.get(schema);
    if (type === 'object') return `{ ${Object.entries(shape).map(fieldOf).join(', ')} }`;
    if (type === 'array') return `${shapeOf(element) || element._zod.def.type}[]`;
    if (type === 'nullable') return shapeOf(innerType) && `${shapeOf(innerType)} | null`;
    if (type === 'optional' || type === 'default') return shapeOf(innerType);
    if (type === 'union') return options.map(shapeOf).filter(Boolean).join(' | ');
    return '';
  }

  return shapeOf;
}

function sectionOf({ method, path, summary, params, query, body, answer, reasons = [] }, shapeOf) {
  const input = [params, query, body].filter(Boolean).map(shapeOf).map(code);
  const refusals = reasons.filter((reason) => !OF_STAFF.includes(reason)).map(code);
  const shapes = `${[...input, ''].join(' ')}→ ${code(shapeOf(answer))}`;
  const parts = [shapes, ...(refusals.length > 0 ? [`Refusals: ${refusals.join(', ')}`] : [])];
  return [`### ${code(`${method} ${path}`)}`, summary, `${parts.join('. ')}.`].join('\n\n');
}

/** @returns {string} Markdown with a section for each call of counter systems, by path */
export function counterReference(calls, { visit, signNames }) {
  const shapeOf = shapeWriter({ visit, signNames });
  return Object.values(calls)
    .filter(({ caller, staffOnly }) => caller === 'service' && staffOnly !== true)
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map((call) => sectionOf(call, shapeOf))
    .join('\n\n');
}
