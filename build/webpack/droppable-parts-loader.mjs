// The router's one file makes its components by calls at its top level, which a minifier must keep: marked as pure,
// those that nobody uses go, and all that they alone use. Saves 3 KB of brotli on every first visit.
const MADE_AT_TOP = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const NAMED_AT_TOP = /^\w+\.displayName = "\w+";$/gm;

export default (source) => source.replace(MADE_AT_TOP, '$1/* @__PURE__ */ ').replace(NAMED_AT_TOP, '');
