import { transform } from '@swc/core';

/** One TypeScript module as Node runs it; what it imports stays as it is. @param {string} text @returns {Promise<string>} */
export async function compileAlone(text) {
  const jsc = { parser: { syntax: 'typescript' }, target: 'es2022' };
  const { code } = await transform(text, { swcrc: false, configFile: false, jsc });
  return code;
}
