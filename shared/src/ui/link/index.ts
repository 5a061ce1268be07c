export { LinkProvider, PlainLink, TextLink } from './link';
