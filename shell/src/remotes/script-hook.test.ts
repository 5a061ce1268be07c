import { ownRegistry } from '../testing/render-shell';
import { scriptHook } from './script-hook';

const INTEGRITY = 'sha256-grF/96/jnclvltcSBBSeDQtX54LEpbgK3GY2puWLKpM=';
const ENTRY = '/assets/mfe-queue/entry.0746c61af9.js';
const [first] = ownRegistry().remotes;

const scriptFor = (url: string) => {
  const { createScript, allow } = scriptHook();
  allow([{ ...first!, entry: { url: ENTRY, integrity: INTEGRITY } }]);
  const made = createScript?.({ url } as never) as { script: HTMLScriptElement; timeout: number };
  return made;
};

describe('the script of a remote', () => {
  it.each([ENTRY, `https://vez.test${ENTRY}`, `../${ENTRY.slice(1)}`])(
    'is checked against the registry, named as %s, and times out after 10 s',
    (url) => {
      const { script, timeout } = scriptFor(url);
      expect(script.integrity).toBe(INTEGRITY);
      expect(script.crossOrigin).toBe('anonymous');
      expect(script.src).toBe(`https://vez.test${ENTRY}`);
      expect(timeout).toBe(10_000);
    },
  );

  it.each([
    `${ENTRY}?t=1`,
    '/assets/mfe-queue/entry.other.js',
    'https://evil.example/assets/mfe-queue/entry.js',
    `//evil.example${ENTRY}`,
    'javascript:alert(1)',
  ])('is not loaded when the registry does not name it: %s', (url) => {
    expect(() => scriptFor(url)).toThrow(TypeError);
  });
});
