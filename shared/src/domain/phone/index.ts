export { areaAtStart, COUNTRIES, countryName, countryOfArea, type Country } from './country';
export { formatPhone, maskPhone } from './format-phone';
export { normalisePhone, typedPhone, type NormalisedPhone, type PhoneProblem } from './normalise-phone';
export { isSameMobile, mobileName, type Mobile } from './mobile';
