import { LANGUAGES, type Language } from '@vez/shared/contracts/client';
import { cityClock } from '@vez/shared/dates';
import { createFeedback } from '../feedback/feedback';
import { shellTexts } from '../language/shell-texts';
import { createNotices } from './notices';

async function setUp(
  inApp: boolean,
  { saved = () => Promise.resolve(), language = 'en_us' as Language } = {},
) {
  await shellTexts.use(language);
  const feedback = createFeedback();
  const { questions } = feedback;
  const host = { closePage: jest.fn(), addToCalendar: jest.fn(), openOutside: jest.fn(), share: jest.fn() };
  const reload = jest.fn();
  const forget = jest.fn();
  const goHome = jest.fn();
  const notices = createNotices({
    feedback,
    host,
    clock: cityClock('Asia/Macau'),
    inHostApp: () => inApp,
    reload,
    saved,
    forget,
    goHome,
  });
  const confirm = () => {
    const [question] = questions.get();
    if (question?.type === 'alert') question.answer();
  };
  return { notices, questions, host, reload, forget, goHome, confirm };
}

describe('the update notice', () => {
  it('asks on the web for a refresh (Ctrl + F5), and confirming reloads [SHL-21] [SHL-23]', async () => {
    const { notices, questions, host, reload, confirm } = await setUp(false);
    const told = notices.updated();
    await Promise.resolve();
    expect(questions.get()[0]).toMatchObject({
      title: 'The system was updated',
      text: expect.stringContaining('Ctrl + F5') as string,
    });
    expect(reload).not.toHaveBeenCalled();
    confirm();
    await told;
    expect(reload).toHaveBeenCalledTimes(1);
    expect(host.closePage).not.toHaveBeenCalled();
  });

  it('has another text in the app, and confirming closes the host page [SHL-22] [SHL-24]', async () => {
    const { notices, questions, host, reload, confirm } = await setUp(true);
    const told = notices.updated();
    await Promise.resolve();
    expect(questions.get()[0]).toMatchObject({ title: 'The system was updated' });
    expect(questions.get()[0]?.text).not.toContain('Ctrl');
    confirm();
    await told;
    expect(host.closePage).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the update notice', () => {
  it('waits while a form is being filled, as confirming it would lose input', async () => {
    let sent = () => {};
    const saved = () => new Promise<void>((resolve) => (sent = resolve));
    const { notices, questions } = await setUp(false, { saved });
    void notices.updated();
    await Promise.resolve();
    expect(questions.get()).toEqual([]);
    sent();
    await Promise.resolve();
    expect(questions.get()[0]).toMatchObject({ title: 'The system was updated' });
  });
});

describe('the end of the session', () => {
  it('is announced, and confirming it starts again at home [SHL-25] [SHL-26] [ERR-53]', async () => {
    const { notices, questions, goHome, confirm } = await setUp(false);
    const told = notices.sessionEnded();
    expect(questions.get()[0]).toMatchObject({ title: 'Your time on this page is over' });
    goHome.mockClear();
    confirm();
    await told;
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it('clears personal data at once, without waiting for the confirmation [SHL-25] [FLT-43]', async () => {
    const { notices, forget, goHome } = await setUp(false);
    void notices.sessionEnded();
    expect(forget).toHaveBeenCalledTimes(1);
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it.each(LANGUAGES)('is announced in %s with its time, until it is reached [SHL-27]', async (language) => {
    const { notices, questions } = await setUp(false, { language });
    const takeBack = notices.sessionEndsSoon(Date.parse('2026-11-21T14:05:00+08:00'));
    expect(questions.get()[0]).toMatchObject({ text: expect.stringMatching(/\b14:05\b/) as string });
    expect(questions.get()[0]).not.toMatchObject({ text: expect.stringContaining('{{') as string });
    takeBack();
    expect(questions.get()).toEqual([]);
  });
});
