const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** The colours and sizes of the product, for pages without a script or a build. */
const STYLE = `
:root{color-scheme:light dark;--page:#f6f8fa;--surface:#fff;--ink:#14202b;--ink-2:#4a5966;--line:#dce3e8;--edge:#7a8894;--primary:#0b6b5d;--on-primary:#fff;--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--page:#0e1417;--surface:#172025;--ink:#f1f5f9;--ink-2:#b3c0c9;--line:#2a373e;--edge:#72828d;--primary:#6fd6c3;--on-primary:#06231e;--danger:#ffb4ab}}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--ink);font:16px/26px -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang TC','Noto Sans CJK TC','Microsoft JhengHei',sans-serif}
main{max-width:680px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:36px}
h1+p,small,.support{color:var(--ink-2);font-size:14px;line-height:22px}
form,ol,ul.people{margin-top:24px}
.card,ol>li{display:grid;gap:16px;padding:16px;border-radius:12px;background:var(--surface);box-shadow:inset 0 0 0 1px var(--line),0 1px 2px rgb(20 32 43/5%)}
ol{display:grid;gap:12px;padding:0;list-style:none}
ol>li{gap:4px;overflow-wrap:anywhere}
ol b{font-size:22px;line-height:30px;letter-spacing:2px;font-variant-numeric:tabular-nums}
label{display:grid;gap:4px;font-weight:700}
input{width:100%;min-height:50px;padding:0 12px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:inherit;font:inherit;font-weight:400}
button,.button{display:grid;place-items:center;width:100%;min-height:52px;padding:12px 16px;border:0;border-radius:8px;background:var(--primary);color:var(--on-primary);font:inherit;font-size:18px;line-height:28px;font-weight:700;text-align:center;cursor:pointer}
.button{min-height:48px;border:1px solid var(--edge);background:none;color:var(--ink);font-size:16px;line-height:24px;font-weight:400;text-decoration:none}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
ul{padding-left:20px}
.wrong{color:var(--danger)}
`;

export interface DevPage {
  /** As in the `lang` attribute. */
  lang: string;
  title: string;
  /** HTML. */
  body: string;
  /** Further elements of the head. */
  head?: string;
}

/** A page of the development host, styled like the product. */
export const devPage = ({ lang, title, body, head = '' }: DevPage): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
