import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { cityClock } from '../../domain/dates';
import { pass, renderPart } from '../testing/render-part';
import { CodeField } from './code-field';
import type { CodeAnswer } from './use-code-request';

const CLOCK = cityClock('Asia/Macau');

function Form({ getCode }: { getCode: () => Promise<CodeAnswer> }) {
  const [code, setCode] = useState('');
  const [isFromOffice, setFromOffice] = useState(false);
  return (
    <CodeField
      clock={CLOCK}
      value={code}
      onChange={setCode}
      isFromOffice={isFromOffice}
      onFromOffice={setFromOffice}
      getCode={getCode}
      otherWays="Call 2855 0100"
    />
  );
}
const OFFICE = 'I have a code from an office';
/** The one that asks for a code. */
const button = () => screen.getAllByRole('button').find(({ textContent }) => textContent !== OFFICE)!;
type User = Awaited<ReturnType<typeof renderPart>>['user'];
/** Taps the button and lets the answer arrive. */
const ask = async (user: User) => {
  await user.click(button());
  await pass(0);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the field for the code of an SMS', () => {
  it('requests a code on tap, then counts down 60 s, then is idle again [UI-14] [UI-15] [UI-16]', async () => {
    const getCode = jest.fn(async () => undefined);
    const { user } = await renderPart(<Form getCode={getCode} />);
    expect(button()).toHaveAccessibleName('Get a code');
    await ask(user);
    expect(getCode).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAccessibleName('New code in 60 s');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAttribute('aria-busy', 'false');

    await pass(18_000);
    expect(button()).toHaveAccessibleName('New code in 42 s');
    await user.click(button());
    expect(getCode).toHaveBeenCalledTimes(1);

    await pass(42_100);
    expect(button()).toHaveAccessibleName('Get a code');
    await ask(user);
    expect(getCode).toHaveBeenCalledTimes(2);
  });

  it('requests the first code by itself where asked to, then counts down [UI-16]', async () => {
    let sent: (answer: CodeAnswer) => void = () => undefined;
    const getCode = jest.fn(() => new Promise<CodeAnswer>((resolve) => (sent = resolve)));
    await renderPart(
      <CodeField
        {...{ clock: CLOCK, value: '', onChange: () => undefined, getCode }}
        askAtOnce
        isFromOffice={false}
        onFromOffice={() => undefined}
      />,
    );
    await act(async () => sent({ retryAfterSeconds: 60 }));
    expect(getCode).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAccessibleName('New code in 60 s');
    await pass(1_000);
    expect(getCode).toHaveBeenCalledTimes(1);
  });

  it('shows an error until the next request, which can be made at once [UI-17]', async () => {
    let answer: CodeAnswer = { problem: 'The code could not be sent.' };
    const { user } = await renderPart(<Form getCode={async () => answer} />);
    await ask(user);
    await pass(60_000);
    expect(screen.getByText('The code could not be sent.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('The code could not be sent.');
    expect(button()).toHaveAccessibleName('Get a code');
    expect(button()).not.toHaveAttribute('aria-disabled');
    answer = undefined;
    await ask(user);
    expect(screen.queryByText('The code could not be sent.')).not.toBeInTheDocument();
  });

  it('shows until when no code is sent, keeps the input, and recovers automatically [UI-17]', async () => {
    jest.setSystemTime(Date.parse('2026-03-02T10:00:00Z'));
    let answer: CodeAnswer = { problem: 'Too many codes were asked for.', retryAfterSeconds: 725 };
    const getCode = jest.fn(async () => answer);
    const { user } = await renderPart(<Form getCode={getCode} />);
    await user.type(screen.getByRole('textbox'), '48');
    await ask(user);
    const told = () => screen.getByRole('status');
    expect(told()).toHaveTextContent('Too many codes were asked for.');
    expect(told()).toHaveTextContent('You can ask for a new code today 18:12.');
    expect(told()).toHaveTextContent('Call 2855 0100');
    expect(button()).toHaveAccessibleName('New code in 12 min 5 s');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('textbox')).not.toBeInvalid();

    await pass(700_000);
    expect(button()).toHaveAccessibleName('New code in 25 s');
    await user.click(button());
    expect(getCode).toHaveBeenCalledTimes(1);
    await pass(25_300);
    expect(button()).toHaveAccessibleName('Get a code');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('48');
    answer = { retryAfterSeconds: 60 };
    await ask(user);
    expect(getCode).toHaveBeenCalledTimes(2);
  });

  it('names the day when codes are sent again only tomorrow', async () => {
    jest.setSystemTime(Date.parse('2026-03-02T14:00:00Z'));
    const limit = async () => ({ problem: 'Too many codes.', retryAfterSeconds: 4 * 3_600 });
    const { user } = await renderPart(<Form getCode={limit} />);
    await ask(user);
    expect(screen.getByRole('status')).toHaveTextContent('tomorrow 02:00');
    expect(button()).toHaveAccessibleName('New code in 4 h 0 min');
  });

  it('reports that the code could not be sent when the call fails [UI-17]', async () => {
    const { user } = await renderPart(<Form getCode={() => Promise.reject(new Error('down'))} />);
    await ask(user);
    expect(screen.getByText(/could not be sent/)).toBeVisible();
  });

  it('is locked while a code is being sent [UI-18]', async () => {
    let sent: () => void = () => undefined;
    const getCode = jest.fn(() => new Promise<void>((resolve) => (sent = resolve)));
    const { user } = await renderPart(<Form getCode={getCode} />);
    await user.dblClick(button());
    expect(getCode).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAccessibleName('Sending…');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    sent();
    await pass(0);
    expect(button()).toHaveAccessibleName('New code in 60 s');
  });

  it('accepts a pasted code with spaces, and the phone’s autofill [UI-14]', async () => {
    const { user, container } = await renderPart(<Form getCode={async () => undefined} />);
    const field = screen.getByRole('textbox', { name: 'Code from the SMS' });
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.click(field);
    await user.paste('482 913');
    expect(field).toHaveValue('482913');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(['٤٨٢٩١٣', '۴۸۲۹۱۳', '४८२९१३', '４８２９１３'])(
    'accepts %s, typed on such a keyboard [VAL-23]',
    async (typed) => {
      const { user } = await renderPart(<Form getCode={async () => undefined} />);
      await user.type(screen.getByRole('textbox'), typed);
      expect(screen.getByRole('textbox')).toHaveValue('482913');
    },
  );

  it('takes the ten digits of an office’s code instead, and asks for no SMS', async () => {
    const { user, container } = await renderPart(<Form getCode={async () => undefined} />);
    await user.click(screen.getByRole('button', { name: OFFICE }));
    const field = screen.getByRole('textbox', { name: 'Code from the office' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'off');
    expect(field).toHaveAccessibleDescription(/^Ten digits\./);
    expect(screen.queryByRole('button', { name: 'Get a code' })).not.toBeInTheDocument();
    await user.keyboard('482 913 5506 7');
    expect(field).toHaveValue('4829135506');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers the way of an office where no SMS is sent for some time, and goes back to the SMS', async () => {
    const limit = async () => ({ problem: 'Too many codes.', retryAfterSeconds: 600 });
    const { user } = await renderPart(<Form getCode={limit} />);
    await ask(user);
    await user.click(screen.getByRole('button', { name: OFFICE }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use a code by SMS instead' }));
    expect(screen.getByRole('status')).toHaveTextContent('Too many codes.');
    expect(button()).toHaveAccessibleName('New code in 10 min 0 s');
  });
});
