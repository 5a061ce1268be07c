const HAN = /^\p{Script=Han}/u;

/**
 * A name as shown in a list for staff: 陳大文 as 陳○○, Chan Tai Man as Chan T. M. Which part is the surname differs; the
 * first is enough to recognise a person.
 */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  if (HAN.test(first)) {
    const [surname = '', ...given] = [...first];
    return `${surname}${'○'.repeat(Math.min(given.length, 2))}`;
  }
  const initials = others.slice(0, 3).map((part) => `${[...part][0] ?? ''}.`);
  return [first, ...initials].join(' ').slice(0, 40);
}
