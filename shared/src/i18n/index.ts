export * from './texts';
export { I18nextProvider } from 'react-i18next';
