export { SelectField, type SelectChoice } from './select-field';
