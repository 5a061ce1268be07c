/**
 * Rules wait until React commits what they are for. It renders in slices, and after each in which a rule came the browser
 * would work out the styles of the whole page anew. A rule that a browser refuses leaves an empty one: the package counts
 * them.
 */
const RULES_THAT_WAIT = `
const waitingRules=[];
function insertedRule(sheet,rule,at){try{sheet.insertRule(rule,at);return true}catch{return false}}
function insertWaitingRules(){
  for(const[sheet,rule,at]of waitingRules.splice(0))insertedRule(sheet,rule,at)||insertedRule(sheet,"x{}",at);
}
`;

/**
 * styled-components without what renders on a server, rules as text, themes that it would make variables of, `withTheme`,
 * statics of components that are styled, and prefixes that nobody asks for.
 * @type {import('./cut-source.mjs').Cuts}
 */
export const LEAN_STYLED = {
  package: 'styled-components',
  file: /[\\/]styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/,
  texts: [
    ['e.prefix&&c.push(o.prefixer),', ''],
    [
      /class Pt\{constructor\(\{nonce:e\}=\{\}\)\{.*?\}interleaveWithNodeStream\(e\)\{throw i\(3\)\}\}/s,
      'class Pt{}',
    ],
    [/const It=\/:.*\}function Tt\(e\)\{.*\}(?=export\{)/s, 'function Tt(){}'],
    [
      /function bt\(e,t,n,o,s\)\{.*?(?=var Ct;)/s,
      'function Nt(){throw Error("Built without createTheme: see build/webpack/lean-styled.mjs")}',
    ],
    [/,he\(this,\(\)=>\(e=>\{const t=e\.getTag\(\).*?\}\)\(this\)\)\}rehydrate/s, '}rehydrate'],
    [/,Ae=class\{.*?textContent:""\}\}(?=;let Pe)/s, ''],
    ['e?new Ee(t,n):new Ae(t,n)', 'new Ee(t,n)'],
    [
      /const q=Symbol\.for\("react\.memo"\).*?function se\(e,t,n\)\{.*?return e\}(?=function re)/s,
      'function se(e){return e}',
    ],
    [/function At\(e\)\{.*?\}(?=Ct=Te;)/s, 'function At(){throw Error("Built without withTheme")}'],
    // Names of drawings that nobody styles by name.
    [/"feBlend",.*?"foreignObject",/, ''],
    [/^/, RULES_THAT_WAIT],
    [
      'insertRule(e,t){try{return this.sheet.insertRule(t,e),this.length++,!0}catch(e){return!1}}',
      'insertRule(e,t){return waitingRules.push([this.sheet,t,e]),this.length++,!0}',
    ],
    ['deleteRule(e){this.sheet.', 'deleteRule(e){insertWaitingRules(),this.sheet.'],
    ['getRule(e){const t=this.sheet.', 'getRule(e){insertWaitingRules();const t=this.sheet.'],
    [
      'v=a.generateAndInjectStyles(y,p.styleSheet,p.stylis);',
      'v=a.generateAndInjectStyles(y,p.styleSheet,p.stylis);t.useInsertionEffect(insertWaitingRules,[v]);',
    ],
    // What was painted, and styles of the whole page, are not rendered.
    ['(be(e,o),o.parentNode&&', '(be(e,o),insertWaitingRules(),o.parentNode&&'],
    [
      'l.current=r),a(c,e,n.styleSheet,i,n.stylis))},o)',
      'l.current=r),a(c,e,n.styleSheet,i,n.stylis),insertWaitingRules())},o)',
    ],
    ['e.insertRules(t,n.name,n.rules)}}', 'e.insertRules(t,n.name,n.rules);insertWaitingRules()}}'],
  ],
};
