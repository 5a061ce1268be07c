export { Button, ButtonLink } from './button';
export type { ButtonKind } from './button-style';
export { FooterButton } from './footer-button';
export { IconButton } from './icon-button';
