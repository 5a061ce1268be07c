export { digitsOf, withoutCommas } from './amount';
export { isEmail } from './email';
