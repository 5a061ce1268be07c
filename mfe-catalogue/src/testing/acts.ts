import { screen, within } from '@testing-library/react';

/** The words of what leads on. */
export const ACT = { selector: ':is(a, button) > *' };
const around = (words: HTMLElement | null) => words?.closest<HTMLElement>('a, button') ?? null;

/** What leads on at a place by its words: a link, or a button where it is off. */
export const findAct = async (name: string) => around(await screen.findByText(name, ACT))!;

export const queryAct = (name: string, part: HTMLElement = document.body) =>
  around(within(part).queryByText(name, ACT));
