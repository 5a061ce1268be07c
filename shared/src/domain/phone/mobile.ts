/** A mobile number: the area code without plus (`351`), and the digits of the number itself. */
export interface Mobile {
  area: string;
  number: string;
}

/** A mobile number as one word, such as `351-912345678`: in calls (API-72) and as a key. */
export const mobileName = ({ area, number }: Mobile): string => `${area}-${number}`;

export const isSameMobile = (one: Mobile | undefined, other: Mobile): boolean =>
  one?.area === other.area && one.number === other.number;
