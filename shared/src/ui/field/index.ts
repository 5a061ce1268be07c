export { Field, FieldError, FieldGroup, FieldLabel, inputBox, useFieldIds, type FieldProps } from './field';
