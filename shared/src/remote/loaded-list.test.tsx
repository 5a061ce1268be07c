import { screen } from '@testing-library/react';
import type { Language } from '../contracts/client';
import { BridgeContext } from '../bridge/bridge-context';
import { ApiError } from '../http/api-error';
import { createTestBridge } from '../testing';
import { renderPart } from '../ui/testing/render-part';
import { LoadedList, loadResult, type List } from './loaded-list';

const refetch = jest.fn();
const failed = new ApiError({ kind: 'busy' }, 'The server is busy. Please try again later.');

const view = (list: Partial<List<string>>, language?: Language, empty?: string) =>
  renderPart(
    <BridgeContext value={createTestBridge()}>
      <LoadedList
        list={{ data: undefined, error: null, refetch, ...list }}
        loading={<p>a skeleton</p>}
        empty={empty}
      >
        {(items) => items.map((item) => <p key={item}>{item}</p>)}
      </LoadedList>
    </BridgeContext>,
    language,
  );

describe('a list', () => {
  it('is normal, noData or error, and undefined while it loads [DAT-54]', () => {
    expect(loadResult({ data: ['one'], error: null })).toBe('normal');
    expect(loadResult({ data: [], error: null })).toBe('noData');
    expect(loadResult({ data: undefined, error: failed })).toBe('error');
    expect(loadResult({ data: undefined, error: null })).toBeUndefined();
  });

  it('is shown once it is loaded, and stays when a later read fails [SHL-16]', async () => {
    const { unmount } = await view({});
    expect(screen.getByText('a skeleton')).toBeVisible();
    unmount();
    await view({ data: ['one', 'two'], error: failed });
    expect(screen.getByText('two')).toBeVisible();
    expect(screen.queryByText('a skeleton')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each<[Language, string]>([
    ['zh_hant', '暫時沒有資料'],
    ['zh_hans', '暂时没有内容'],
    ['pt_pt', 'Não há dados'],
    ['en_us', 'There is nothing here'],
  ])(
    'without entries says in %s that there is nothing, with a retry [SHL-17] [ERR-50]',
    async (language, words) => {
      const { user } = await view({ data: [] }, language);
      expect(screen.getByRole('heading', { name: words })).toBeVisible();
      await user.click(screen.getByRole('button'));
      expect(refetch).toHaveBeenCalledTimes(1);
    },
  );

  it('explains why it is empty if the screen knows', async () => {
    await view({ data: [] }, 'en_us', 'There are no departments');
    expect(screen.getByRole('heading', { name: 'There are no departments' })).toBeVisible();
  });

  it('that could not be loaded shows the failure, with a retry [SHL-18] [ERR-19]', async () => {
    const { user } = await view({ error: failed });
    expect(screen.getByRole('alert')).toHaveTextContent('The data could not be loadedThe server is busy');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('never shows an internal error message', async () => {
    await view({ error: new TypeError("Cannot read properties of undefined (reading 'map')") });
    expect(screen.getByRole('alert')).toHaveTextContent('Your numbers and bookings are not affected');
    expect(screen.queryByText(/Cannot read/)).not.toBeInTheDocument();
  });
});
