// In place of what a package carries and nobody asks for: see `leanPackages` in ../webpack.mjs.
export default undefined;
