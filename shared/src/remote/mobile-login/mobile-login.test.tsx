import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@vez/shared/query';
import { axe } from 'jest-axe';
import { BridgeContext } from '../../bridge/bridge-context';
import { ApiError } from '../../http/api-error';
import { createTestBridge, type TestBridgeDeps } from '../../testing';
import { renderPart } from '../../ui/testing/render-part';
import { MobileLogin } from './mobile-login';

const words = {
  title: 'By mobile number',
  how: 'We send you a code.',
  phone: 'Number',
  phoneFirst: 'The number first.',
  codeFirst: 'The code is missing.',
  sent: 'It is on its way.',
  offline: 'There is no connection.',
  go: 'Go on',
};

async function open(around?: TestBridgeDeps) {
  const bridge = createTestBridge(around);
  const onProved = jest.fn();
  const view = await renderPart(
    <BridgeContext value={bridge}>
      <QueryClientProvider client={new QueryClient()}>
        <MobileLogin words={words} onProved={onProved} />
      </QueryClientProvider>
    </BridgeContext>,
  );
  return { ...view, ...bridge, onProved };
}
const number = () => screen.getByRole('textbox', { name: 'Number' });
const code = () => screen.getByRole('textbox', { name: 'Code from the SMS' });
const go = () => screen.getByRole('button', { name: 'Go on' });

describe('the login by mobile number', () => {
  it('verifies the number by the code sent to it [ACC-17]', async () => {
    const { container, user, trace, onProved } = await open();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(number(), '66123834');
    await user.click(screen.getByRole('button', { name: 'Get a code' }));
    await waitFor(() => expect(code()).toHaveAccessibleDescription('It is on its way.'));
    await user.type(code(), '482915');
    await user.click(go());
    await waitFor(() => expect(onProved).toHaveBeenCalledTimes(1));
    expect(trace.codesSent).toEqual([{ area: '853', number: '66123834' }]);
    expect(trace.codesTyped).toEqual(['482915']);
  });

  it('selects a wrong code, so that the next one replaces it', async () => {
    const verifyCode = () => Promise.reject(new ApiError({ kind: 'refused' }, 'The code is not right.'));
    const { user, onProved } = await open({ verifyCode });
    await user.type(number(), '66123834');
    await user.type(code(), '000000');
    await user.click(go());
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAccessibleDescription('The code is not right.');
    await user.keyboard('604711');
    expect(code()).toHaveValue('604711');
    expect(onProved).not.toHaveBeenCalled();
  });

  it('ignores the second of two quick taps, even when the first was answered at once [UI-20]', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      const verifyCode = jest.fn(() => Promise.reject(new ApiError({ kind: 'refused' }, 'Not right.')));
      const { user } = await open({ verifyCode });
      await user.type(number(), '66123834');
      await user.type(code(), '000000');
      await user.click(go());
      await waitFor(() => expect(code()).toHaveAccessibleDescription('Not right.'));
      await user.click(go());
      expect(verifyCode).toHaveBeenCalledTimes(1);
      clock.mockReturnValue(Date.now() + 1_000);
      await user.click(go());
      await waitFor(() => expect(verifyCode).toHaveBeenCalledTimes(2));
    } finally {
      clock.mockRestore();
    }
  });

  it('accepts an office’s code without requesting one by SMS', async () => {
    const { user, trace, onProved } = await open();
    await user.type(number(), '66123834');
    await user.click(screen.getByRole('button', { name: 'I have a code from an office' }));
    await user.type(screen.getByRole('textbox', { name: 'Code from the office' }), '4829135506{Enter}');
    await waitFor(() => expect(onProved).toHaveBeenCalledTimes(1));
    expect(trace.codesSent).toEqual([]);
    expect(trace.codesTyped).toEqual(['4829135506']);
  });

  it('sends nothing without a connection, and explains why', async () => {
    const { user, trace, setOnline } = await open();
    await user.type(number(), '66123834');
    act(() => setOnline(false));
    await user.click(screen.getByRole('button', { name: 'Get a code' }));
    expect(code()).toHaveAccessibleDescription('There is no connection.');
    await user.type(code(), '482915{Enter}');
    expect(go()).toHaveAccessibleDescription('There is no connection.');
    expect(trace.codesSent).toEqual([]);
    expect(trace.codesTyped).toEqual([]);
  });
});
