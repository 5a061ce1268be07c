/** Code that runs as a part of the file of a remote: a stack names the file by its last line. */
export const codeOf = (remote: string, code: string) =>
  new Function('told', `${code}\n//# sourceURL=https://vez.test/assets/${remote}/entry.js`) as (
    told: () => void,
  ) => void;

/** What that code listens to. */
export const press = () => window.dispatchEvent(new Event('vez-press'));
