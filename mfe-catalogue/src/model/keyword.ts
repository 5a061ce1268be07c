/** VAL-01, as a character class. */
const FORBIDDEN = /[*;"'#=\-+@%^&()[\]{}<>\\/|?!`.~]/g;

/** Takes the characters out that a keyword must not have (VAL-01, VAL-02, VAL-06). */
export function cleanKeyword(text: string): { keyword: string; hadForbidden: boolean } {
  const keyword = text.replace(FORBIDDEN, '');
  return { keyword, hadForbidden: keyword !== text };
}
