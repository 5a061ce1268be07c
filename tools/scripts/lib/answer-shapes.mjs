/**
 * Derives the shapes of answers from their schemas, in the notation of `shared/src/contracts/answers/fit-answer.ts`.
 * @param asked names and definitions of the calls
 */
export function answerShapes(asked, entities, { FORMAT_LETTERS, SAFE_WORDS }) {
  const entityNames = new Map(Object.entries(entities).map(([name, schema]) => [schema, name]));
  const shapes = {};
  let unnamed = 0;

  function nameOf(schema) {
    const name = entityNames.get(schema) ?? `#${(unnamed += 1)}`;
    entityNames.set(schema, name);
    shapes[name] ??= groups(schema);
    return name;
  }

  function groups(schema) {
    const byType = new Map();
    for (const [name, field] of Object.entries(schema._zod.def.shape)) {
      const type = typeOf(field);
      byType.set(type, [...(byType.get(type) ?? []), name]);
    }
    return [...byType].map(([type, names]) => [type, ...names].join(' ')).join();
  }

  function typeOf(schema) {
    const letter = FORMAT_LETTERS.get(schema);
    if (letter) return letter;
    const { type, element, innerType, checks = [], entries } = schema._zod.def;
    switch (type) {
      case 'optional':
        return `~${typeOf(innerType)}`;
      case 'nullable':
        return `?${typeOf(innerType)}`;
      case 'array':
        if (checks.length === 0) return `[${typeOf(element)}`;
        break;
      case 'object':
        return nameOf(schema);
      case 'enum': {
        const words = Object.values(entries);
        const safe = SAFE_WORDS.get(schema);
        return safe === undefined
          ? words.join('|')
          : `=${[safe, ...words.filter((word) => word !== safe)].join('|')}`;
      }
      case 'boolean':
        return 'b';
      case 'string':
        if (checks.length === 0 && schema.format === null) return 's';
        break;
      case 'number':
        if (schema.format === 'safeint' && checks.length <= 1) return 'i';
        if (checks.length === 0) return 'n';
    }
    // A shape must not promise a check that the browser cannot make.
    throw new Error(`An answer holds a ${type} for which there is no letter: add it to entities/formats.ts.`);
  }

  const used = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const word of shapes[name].split(/[ ,]/)) {
      const inner = word.replace(/^[[~?]+/, '');
      if (inner !== name && inner in shapes) used(inner, found);
    }
    return found;
  };
  for (const [name, { answer }] of asked) {
    const shape =
      answer._zod.def.type === 'object' && !entityNames.has(answer) ? groups(answer) : typeOf(answer);
    if (name in shapes) throw new Error(`The call ${name} has the name of an entity.`);
    shapes[name] = shape;
  }
  const early = new Set(asked.filter(([, { firstView }]) => firstView).flatMap(([name]) => [...used(name)]));
  const entries = Object.entries(shapes).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    first: Object.fromEntries(entries.filter(([name]) => early.has(name))),
    deferred: Object.fromEntries(entries.filter(([name]) => !early.has(name))),
  };
}
