// Commands for operators: `node server/dist/operator.mjs help`.
import { runOperator } from './src/operator';

process.exitCode = await runOperator({
  args: process.argv.slice(2),
  env: process.env,
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
});
