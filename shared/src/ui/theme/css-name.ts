import type { ColourName } from './colours';

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, (sign) => `-${sign.toLowerCase()}`);

/** The custom property of a colour. Apart from the values, which only the page's style sheet needs. */
export const cssName = (name: ColourName) => `--${kebab(name)}`;
