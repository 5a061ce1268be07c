import { size } from './token';

const step = (fontSize: number, lineHeight: number) =>
  `font-size:${size(fontSize)};line-height:${size(lineHeight)};`;

/** The steps of type, as declarations: `${type.body}`. The line heights suit Chinese, which needs 1.6. */
export const type = {
  meta: step(12, 18),
  support: step(14, 22),
  body: step(16, 26),
  section: step(18, 28),
  title: step(22, 30),
  heading: step(28, 36),
  hero: step(44, 48),
} as const;

/** Figures that do not jump when they change. */
export const figures = 'font-variant-numeric:tabular-nums lining-nums;';
