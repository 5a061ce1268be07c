export { digitsOf, withoutCommas } from './amount';
export { isEmail } from './email';
export { idNumberProblem } from './id-number';
