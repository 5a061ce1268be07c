// Finds the style rules of a page that apply to every remote.

/** The selectors without a class, an id or an attribute. @returns {Promise<string[]>} */
export const globalStyles = (page) =>
  page.evaluate(() => {
    const selectorsOf = (rules) =>
      [...rules].flatMap((rule) => {
        if (rule.selectorText !== undefined) return rule.selectorText.replace(/\([^()]*\)/g, '').split(',');
        return rule.cssRules === undefined ? [] : selectorsOf(rule.cssRules);
      });
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const all = sheets.flatMap(({ cssRules }) => selectorsOf(cssRules)).map((selector) => selector.trim());
    return [...new Set(all)].filter((selector) => !/[.#[]/.test(selector));
  });
