export { Picker, type PickerChoice } from './picker';
