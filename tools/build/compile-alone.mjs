import { transform } from '@swc/core';

/** Compiles one TypeScript module for Node without its imports. @param {string} text @returns {Promise<string>} */
export async function compileAlone(text) {
  const jsc = { parser: { syntax: 'typescript' }, target: 'es2022' };
  const { code } = await transform(text, { swcrc: false, configFile: false, jsc });
  return code;
}
