// `npm run verify`: runs the quick part of `npm test`, without a database or a browser.
process.argv.push('--quick');
await import('./test.mjs');
