/** VAL-01, as a character class. */
const FORBIDDEN = /[*;"'#=\-+@%^&()[\]{}<>\\/|?!`.~]/g;

/** Half of a character: what deleting into an emoji can leave, and no address can carry. */
const HALF = /\p{Cs}/gu;

/** Takes the characters out that a keyword must not have (VAL-01, VAL-02, VAL-06). */
export function cleanKeyword(text: string): { keyword: string; hadForbidden: boolean } {
  const whole = text.replace(HALF, '');
  const keyword = whole.replace(FORBIDDEN, '');
  return { keyword, hadForbidden: keyword !== whole };
}
