import { cutSource } from './cut-source.mjs';
import { LEAN_FEDERATION } from './lean-federation.mjs';
import { LEAN_SOURCES } from './lean-sources.mjs';

const ALL = [...LEAN_SOURCES, ...LEAN_FEDERATION];

/** Webpack's loader for the files that are named there. */
export default function cutSourceLoader(source) {
  return ALL.filter(({ file }) => file.test(this.resourcePath)).reduce(cutSource, source);
}
