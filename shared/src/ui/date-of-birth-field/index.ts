export { DateOfBirthField } from './date-of-birth-field';
