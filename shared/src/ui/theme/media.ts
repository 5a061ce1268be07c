/** Where the layout changes, in real pixels of the window (SHL-12: desktop begins at 640). */
export const media = {
  narrow: '@media (max-width: 359.98px)',
  phone: '@media (max-width: 639.98px)',
  desktop: '@media (min-width: 640px)',
  wide: '@media (min-width: 1024px)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
