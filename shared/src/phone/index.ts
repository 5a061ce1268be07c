export {
  areaAtStart,
  COUNTRIES,
  countryName,
  countryOfArea,
  DEFAULT_AREA,
  DEFAULT_SMS_AREAS,
  type Country,
} from './country';
export { formatPhone, maskPhone } from './format-phone';
export { normalisePhone, typedPhone, type NormalisedPhone, type PhoneProblem } from './normalise-phone';
