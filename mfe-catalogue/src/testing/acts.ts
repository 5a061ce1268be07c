import { screen, within } from '@testing-library/react';

/** Selects the texts of actions. */
export const ACT = { selector: ':is(a, button) > *' };
const around = (words: HTMLElement | null) => words?.closest<HTMLElement>('a, button') ?? null;

/** Finds an action at a place by its text: a link, or a disabled button. */
export const findAct = async (name: string) => around(await screen.findByText(name, ACT))!;

export const queryAct = (name: string, part: HTMLElement = document.body) =>
  around(within(part).queryByText(name, ACT));
