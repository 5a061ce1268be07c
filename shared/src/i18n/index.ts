export * from './language-tag';
export * from './texts';
export { I18nextProvider, Trans } from 'react-i18next';
