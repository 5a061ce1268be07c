import { createFeedback } from './feedback';
import { createLoading } from './loading';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a toast', () => {
  it('is shown for 2000 ms [ERR-17]', () => {
    const { feedback, toasts } = createFeedback();
    feedback.toast('The server is busy', 'error');
    jest.advanceTimersByTime(1_999);
    expect(toasts.get()).toMatchObject([{ text: 'The server is busy', kind: 'error' }]);
    jest.advanceTimersByTime(1);
    expect(toasts.get()).toEqual([]);
  });

  it('is not shown twice at the same time', () => {
    const { feedback, toasts } = createFeedback();
    feedback.toast('No network');
    feedback.toast('No network');
    expect(toasts.get()).toHaveLength(1);
  });
});

describe('a question', () => {
  it('waits for its turn, then resolves with the answer', async () => {
    const { feedback, questions } = createFeedback();
    const told = feedback.alert('The system was updated');
    const confirmed = feedback.confirm({ title: 'Cancel?', confirm: 'Yes', cancel: 'No' });
    const [first, second] = questions.get();
    if (first?.type === 'alert') first.answer();
    if (second?.type === 'confirm') second.answer(true);
    await expect(told).resolves.toBeUndefined();
    await expect(confirmed).resolves.toBe(true);
    expect(questions.get()).toEqual([]);
  });
});

describe('an alert', () => {
  it('can be withdrawn, as if it had been confirmed', async () => {
    const { tell, questions } = createFeedback();
    const { answered, withdraw } = tell('Your time is nearly over');
    expect(questions.get()).toHaveLength(1);
    withdraw();
    withdraw();
    await expect(answered).resolves.toBeUndefined();
    expect(questions.get()).toEqual([]);
  });
});

describe('the loading indicator', () => {
  it('lasts until no request is pending any more [SHL-15]', () => {
    const loading = createLoading();
    const endFirst = loading.begin();
    const endSecond = loading.begin();
    jest.advanceTimersByTime(500);
    expect(loading.get()).toBe('loading');
    endFirst();
    endFirst();
    expect(loading.get()).toBe('loading');
    endSecond();
    expect(loading.get()).toBe('none');
  });

  it('gives its hint after 2000 ms [SHL-14]', () => {
    const loading = createLoading();
    loading.begin();
    jest.advanceTimersByTime(1_999);
    expect(loading.get()).toBe('loading');
    jest.advanceTimersByTime(1);
    expect(loading.get()).toBe('slow');
  });

  it('does not flash for a quick call', () => {
    const loading = createLoading();
    const end = loading.begin();
    jest.advanceTimersByTime(300);
    end();
    jest.advanceTimersByTime(5_000);
    expect(loading.get()).toBe('none');
  });
});
