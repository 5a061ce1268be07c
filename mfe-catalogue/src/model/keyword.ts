/** VAL-01, as a character class. */
const FORBIDDEN = /[*;"'#=\-+@%^&()[\]{}<>\\/|?!`.~]/g;

/** A lone surrogate: deleting part of an emoji can leave one, and an address cannot contain it. */
const HALF = /\p{Cs}/gu;

/** Removes forbidden characters from a keyword (VAL-01, VAL-02, VAL-06). */
export function cleanKeyword(text: string): { keyword: string; hadForbidden: boolean } {
  const whole = text.replace(HALF, '');
  const keyword = whole.replace(FORBIDDEN, '');
  return { keyword, hadForbidden: keyword !== whole };
}
