import { LANGUAGES, type Language } from '@vez/shared/contracts/client';
import { createFeedback } from '../feedback/feedback';
import { shellTexts } from '../language/shell-texts';
import { createNotices } from './notices';

async function setUp(
  inApp: boolean,
  { saved = () => Promise.resolve(), language = 'en_us' as Language } = {},
) {
  await shellTexts.use(language);
  const { feedback, questions } = createFeedback();
  const host = { closePage: jest.fn(), addToCalendar: jest.fn(), openOutside: jest.fn(), share: jest.fn() };
  const reload = jest.fn();
  const startAgain = jest.fn();
  const notices = createNotices({ feedback, host, inHostApp: () => inApp, reload, saved, startAgain });
  const confirm = () => {
    const [question] = questions.get();
    if (question?.type === 'alert') question.answer();
  };
  return { notices, questions, host, reload, startAgain, confirm };
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

  it('has words of its own in the app, and confirming closes the host page [SHL-22] [SHL-24]', async () => {
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
  it('waits while a form is being filled, since confirming it would lose what was typed', async () => {
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
  it('is told, and confirming it starts again at home [SHL-25] [SHL-26] [ERR-53]', async () => {
    const { notices, questions, startAgain, confirm } = await setUp(false);
    const told = notices.sessionEnded();
    expect(questions.get()[0]).toMatchObject({ title: 'Your session has timed out' });
    expect(startAgain).not.toHaveBeenCalled();
    confirm();
    await told;
    expect(startAgain).toHaveBeenCalledTimes(1);
  });

  it.each(LANGUAGES)('is announced with the minutes that are left, in %s [SHL-27]', async (language) => {
    const { notices, questions } = await setUp(false, { language });
    notices.sessionEndsSoon(7);
    expect(questions.get()[0]).toMatchObject({ text: expect.stringMatching(/(?<!\d)7(?!\d)/) as string });
    expect(questions.get()[0]).not.toMatchObject({ text: expect.stringContaining('{{') as string });
  });
});
