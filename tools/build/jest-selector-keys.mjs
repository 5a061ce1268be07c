// The keys of a selector: the tag and classes of its last part, which an element needs to match it.

/** The last part of each selector in a list. */
function lastParts(list) {
  const found = [];
  let [part, depth, isOver] = ['', 0, false];
  for (const letter of `${list},`) {
    if (depth === 0 && letter === ',') {
      found.push(part);
      [part, isOver] = ['', false];
    } else if (depth === 0 && /[\s>+~]/.test(letter)) {
      isOver = true;
    } else {
      part = isOver ? letter : part + letter;
      isOver = false;
      depth += '(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0;
    }
  }
  return found;
}

/** The key of a selector in an unsupported syntax, which any element may match. */
const ANYTHING = { tag: undefined, classes: [] };

function keysOfPart(part) {
  const [start, tag, names] = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)/i.exec(part);
  if (!/^(?:[:[]|$)/.test(part.slice(start.length))) return ANYTHING;
  const classes = [...names.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
  return { tag: tag === '*' ? undefined : tag?.toLowerCase(), classes };
}

/** @returns {{ tag: string | undefined, classes: string[] }[]} one key for each selector in the list */
export const keysOf = (list) =>
  list.includes('\\') ? [ANYTHING] : lastParts(list.replace(/"[^"]*"|'[^']*'/g, '""')).map(keysOfPart);
