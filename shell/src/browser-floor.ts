// What the browser floor (Chrome 87) lacks and our packages call: a few lines each, instead of a
// polyfill package.
const at = function <Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  const position = Math.trunc(index) || 0;
  return this[position < 0 ? this.length + position : position];
};

function add(target: object, name: string, value: unknown) {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

for (const prototype of [Array.prototype, String.prototype]) add(prototype, 'at', at);
add(Object, 'hasOwn', (object: object, key: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(object, key),
);
// Enough for what is cloned here: plain data.
add(globalThis, 'structuredClone', (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown);
