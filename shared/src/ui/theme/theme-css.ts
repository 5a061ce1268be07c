import { DARK, declarations, LIGHT } from './colours';
import { media } from './media';
import { focusRing } from './mixins';

const LIGHT_RULES = `color-scheme:light;${declarations(LIGHT)}--e1:inset 0 0 0 1px var(--line),0 1px 2px rgb(20 32 43 / 5%);--e2:0 10px 28px -12px rgb(20 32 43 / 20%);--e3:0 -8px 40px rgb(20 32 43 / 22%);--ticket-shadow:drop-shadow(0 8px 14px rgb(20 32 43 / 12%));--mini-ticket-shadow:drop-shadow(0 1px 1.5px rgb(20 32 43 / 14%));`;
const DARK_RULES = `color-scheme:dark;${declarations(DARK)}--e1:inset 0 0 0 1px var(--line);--e2:inset 0 0 0 1px var(--line);--e3:0 -1px 0 var(--line);--ticket-shadow:none;--mini-ticket-shadow:none;`;

/**
 * Root font by SHL-11 on the width of the app's column, which is 680 px at most (decision 32). `1em` of the root
 * is the text size set in the browser, 16 px by default: what it has more is added in proportion, so both that
 * setting and ours (`--text-scale`) enlarge everything. `--u` is 1 px at 375 and from 640 on, and grows a
 * little on the phones between; `--s`, for the room between things, grows less with the text, which needs that room; 11.52 is 16 px of browser text times the 0.72 that the root takes of it.
 */
const UNITS = `
:root{--text-scale:1;--root:calc(var(--text-scale) * clamp(10px, 100vw / 390 * 12, 40px));--u:calc(var(--text-scale) * clamp(1px, 100vw / 375, 1.08px) + (1rem - var(--root)) / 11.52);--s:min(var(--u),1.3px);font-size:calc(var(--root) + var(--text-scale) * (1em - 16px) * 0.72);-webkit-text-size-adjust:100%;text-size-adjust:100%}
${media.desktop}{:root{--root:calc(var(--text-scale) * 680px / 390 * 12);--u:calc(var(--text-scale) * 1px + (1rem - var(--root)) / 11.52)}}`;

/**
 * System fonts by language; `system-ui` is left out, as it gives Chinese a wrong face on Windows. Where no Latin
 * font stands before a Chinese one (Linux), `marks` keeps the dots of `6612 ••34` and `A · B` as narrow as elsewhere.
 * Texts have no space between Chinese and figures: `text-autospace` sets the gap.
 */
const FONTS = `
@font-face{font-family:marks;src:local(Arial),local('Liberation Sans'),local('DejaVu Sans');unicode-range:U+B7,U+2022}
:root,:lang(en),:lang(pt){--font:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans','PingFang TC','Noto Sans CJK TC',sans-serif}
:lang(zh-Hant){--font:-apple-system,'Segoe UI',Roboto,marks,'PingFang HK','PingFang TC','Noto Sans HK','Noto Sans TC','Noto Sans CJK HK','Noto Sans CJK TC','Microsoft JhengHei',sans-serif}
:lang(zh-Hans){--font:-apple-system,'Segoe UI',Roboto,marks,'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif}
:lang(zh){text-autospace:normal}
:lang(zh) :is(em,i,cite,address){font-style:normal}`;

const BASE = `
*,*::before,*::after{box-sizing:border-box}
html{scroll-padding-bottom:calc(var(--foot-height,0px) + 16px)}
body{margin:0;background:var(--page);color:var(--ink);font-family:var(--font);font-size:calc(16 * var(--u));line-height:calc(26 * var(--u));-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
[lang]{font-family:var(--font)}
h1,h2,h3,h4,p,dl,dd,ul,ol,figure,fieldset{margin:0;padding:0;border:0}
h1,h2,h3,h4{font-weight:700;font-size:inherit;line-height:inherit}
ul[role=list],ol[role=list]{list-style:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{-webkit-tap-highlight-color:transparent;touch-action:manipulation}
a{color:var(--primary);text-underline-offset:0.2em;text-decoration-thickness:1px}
:focus-visible{${focusRing}}
::selection{background:var(--primary);color:var(--on-primary)}
h1:focus,h2:focus{outline:none;box-shadow:none}
[hidden]{display:none!important}
${media.phone}{:root[data-large-text]{hyphens:auto}}
${media.still}{*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}`;

/**
 * The style sheet that every part depends on; the shell mounts it once. `data-theme` on the root is `light`,
 * `dark` or `system` (SHL-09, decision 31); `--text-scale` on the root is the citizen's text size, 1 by default.
 */
export const themeCss = (): string =>
  [
    `:root,[data-theme='light']{${LIGHT_RULES}}`,
    `[data-theme='dark']{${DARK_RULES}}`,
    `@media (prefers-color-scheme: dark){[data-theme='system']{${DARK_RULES}}}`,
    UNITS,
    FONTS,
    BASE,
  ].join('\n');
