import { act, fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { pass, renderPart } from '../testing/render-part';
import { PhoneField } from './phone-field';

function Form({ area = '853' }: { area?: string }) {
  const [mobile, setMobile] = useState({ area, number: '' });
  return (
    <>
      <PhoneField areas={['853', '852', '86']} value={mobile} onChange={setMobile} />
      <output aria-label="typed">{`${mobile.area} ${mobile.number}`}</output>
    </>
  );
}
const dial = () => screen.getByRole('button', { name: /Country or region/ });
const number = () => screen.getByRole('textbox', { name: 'Mobile number' });
const list = () => screen.getByRole('listbox');
const search = () => screen.getByRole('combobox', { name: 'Search country or area code' });
const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '');
const told = () => search().closest('div')!.parentElement!.querySelector('[role=status]')!;

describe('the field of a mobile number', () => {
  it('starts with 853 and lists the dial codes of all countries, three of them first [UI-09] [UI-10] [DAT-67]', async () => {
    const { user, container } = await renderPart(<Form />);
    expect(dial()).toHaveTextContent('+853');
    await user.click(dial());
    const options = within(list()).getAllByRole('option');
    expect(options.slice(0, 3).map((option) => option.textContent)).toEqual([
      expect.stringMatching(/Macao.*\+853$/),
      expect.stringMatching(/Hong Kong.*\+852$/),
      expect.stringMatching(/China.*\+86$/),
    ]);
    expect(options.length).toBeGreaterThan(200);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has a dial of 90 by 50, a box 50 high, and a list 300 high with items of 40 [UI-11] [UI-13]', async () => {
    const { user } = await renderPart(<Form />);
    const units = (count: number) => `calc(${count} * var(--u))`;
    expect(dial()).toHaveStyle({ width: units(90), height: units(50) });
    expect(number()).toHaveStyle({ height: units(50) });
    await user.click(dial());
    expect(list()).toHaveStyle({ height: units(300), maxWidth: units(400) });
    expect(within(list()).getAllByRole('option')[0]).toHaveStyle({ height: units(40) });
  });

  it('selects a country by keyboard, and restores the focus [UI-09]', async () => {
    const { user } = await renderPart(<Form />);
    await user.click(dial());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(dial()).toHaveTextContent('+852');
    expect(dial()).toHaveFocus();
    await user.click(dial());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(dial()).toHaveTextContent('+852');
  });

  it('selects a country by tap, even among those that share its code [UI-10] [UI-11]', async () => {
    const { user } = await renderPart(<Form />);
    const chosen = () => within(list()).getByRole('option', { selected: true });
    await user.click(dial());
    expect(chosen()).toHaveTextContent(/^Macao/);
    await user.click(within(list()).getByRole('option', { name: /^Canada/ }));
    expect(screen.getByRole('status', { name: 'typed' })).toHaveTextContent(/^1/);
    await user.click(dial());
    expect(chosen()).toHaveTextContent(/^Canada/);
  });

  it.each([
    ['por', /^Portugal/],
    ['葡萄牙', /^Portugal/],
    ['allemagne', undefined],
    ['alemanha', /^Germany/],
    ['德国', /^Germany/],
    ['sao tome', /^São Tomé/],
    ['+351', /^Portugal/],
    ['00852', /^Hong Kong/],
    ['de', /^Denmark/],
  ])('finds by “%s”, a name in any language, in any script, or a code [UI-09]', async (typed, found) => {
    const { user } = await renderPart(<Form />);
    await user.click(dial());
    await user.type(search(), typed);
    if (found === undefined) expect(screen.getByText(/^No country or region/)).toBeVisible();
    else expect(active()).toHaveTextContent(found);
  });

  it('narrows the list with each letter, and chooses by Enter', async () => {
    const { user, container } = await renderPart(<Form />);
    await user.click(dial());
    expect(search()).toHaveFocus();
    await user.keyboard('moz');
    expect(within(list()).getAllByRole('option')).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{Enter}');
    expect(dial()).toHaveTextContent('+258');
    expect(dial()).toHaveFocus();
  });

  it('begins to search by the first letter that is typed on the dial', async () => {
    const { user } = await renderPart(<Form />);
    act(() => dial().focus());
    await user.keyboard('jap{Enter}');
    expect(dial()).toHaveTextContent('+81');
  });

  it('leaves the keys of a Chinese input method to it', async () => {
    const { user } = await renderPart(<Form />);
    await user.click(dial());
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    expect(list()).toBeVisible();
  });

  it('announces how many were found when no key was pressed for 600 ms [UI-12]', async () => {
    jest.useFakeTimers();
    const { user } = await renderPart(<Form />);
    await user.click(dial());
    await user.keyboard('port');
    await pass(599);
    expect(told()).toHaveTextContent('');
    await user.keyboard('u');
    await pass(599);
    expect(told()).toHaveTextContent('');
    await pass(1);
    expect(told()).toHaveTextContent(/^\d+ found$/);
    await user.keyboard('xx');
    await pass(600);
    expect(told()).toHaveTextContent(/^No country or region/);
    jest.useRealTimers();
  });

  it('finds countries by the beginning of their code [UI-09]', async () => {
    const { user } = await renderPart(<Form />);
    await user.click(dial());
    await user.type(search(), '+85');
    const codes = within(list())
      .getAllByRole('option')
      .map(({ textContent }) => /\+\d+$/.exec(textContent)?.[0]);
    expect(codes).toEqual(expect.arrayContaining(['+852', '+853', '+855', '+856']));
    expect(codes.every((code) => code?.startsWith('+85'))).toBe(true);
  });

  it('forgets which country was picked once another code is typed [UI-10]', async () => {
    const { user } = await renderPart(<Form />);
    await user.click(dial());
    await user.click(within(list()).getByRole('option', { name: /^Canada/ }));
    await user.type(number(), '+85366123456');
    await user.click(dial());
    expect(within(list()).getByRole('option', { selected: true })).toHaveTextContent(/^Macao/);
  });

  it('closes when the focus leaves it', async () => {
    const { user } = await renderPart(<Form />);
    await user.click(dial());
    await user.click(number());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(dial()).toHaveTextContent('+853');
  });

  it.each(['٦٦١٢٣٨٣٤', '۶۶۱۲۳۸۳۴', '६६१२३८३४', '６６１２３８３４'])(
    'accepts %s, typed on such a keyboard [VAL-23]',
    async (typed) => {
      const { user } = await renderPart(<Form />);
      await user.type(number(), typed);
      expect(number()).toHaveValue('66123834');
      expect(number()).toBeValid();
      await user.click(dial());
      await user.type(search(), '٣٥١');
      expect(within(list()).getByRole('option')).toHaveTextContent('+351');
    },
  );

  it('moves a prefix that is typed or pasted to the dial [VAL-09] [VAL-10]', async () => {
    const { user } = await renderPart(<Form />);
    await user.type(number(), '+85251234567');
    expect(screen.getByRole('status', { name: 'typed' })).toHaveTextContent('852 51234567');
    await user.clear(number());
    await user.paste('0086 138 0013 8000');
    expect(screen.getByRole('status', { name: 'typed' })).toHaveTextContent('86 13800138000');
  });

  it('accepts only digits and reports others [VAL-07] [VAL-14]', async () => {
    const { user } = await renderPart(<Form />);
    await user.type(number(), '66a');
    expect(number()).toHaveValue('66');
    expect(number()).toHaveAccessibleDescription('A mobile number can only have digits.');
    await user.type(number(), '1');
    expect(number()).toHaveValue('661');
    expect(number()).toBeValid();
  });
});
