// The ambient types of every package, listed once: `types` in a tsconfig resolves from that package's own
// node_modules, which may lack them.
/// <reference types="node" />
/// <reference types="jest" />
/// <reference types="jest-axe" />
/// <reference types="@testing-library/jest-dom" />
