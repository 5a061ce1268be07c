// The ambient types of every package: named here once, because `types` in a tsconfig is looked up
// from that tsconfig's own node_modules, and not every package has them.
/// <reference types="node" />
/// <reference types="jest" />
/// <reference types="jest-axe" />
/// <reference types="@testing-library/jest-dom" />
