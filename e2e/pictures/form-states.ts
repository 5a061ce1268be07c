import { newMobile } from '../src/citizen';
import { pointOf } from '../src/people';
import { failing, faulty, hanging, POINT, saying, screen } from './make-state';
import type { State } from './state';

/** A calendar without a free day. */
const NO_OFFICE_DAYS = { nonOffices: [0, 1, 2, 3, 4, 5, 6], specailWorkDates: [] };

/** Forms for a number or a time, and the login. */
export const FORMS: State[] = [
  screen('number-form', `/offerNum?${POINT}`),
  screen('number-form-faults', `/offerNum?${POINT}`, (page, { button, texts }) =>
    button(texts.of('mfe-queue', 'go')).click(),
  ),
  screen('number-code', `/offerNum?${POINT}`, async (page, reader) => {
    await reader.agreeAndContinue('mfe-queue', newMobile());
    await page.waitForURL(/\/sendMessage/);
    await page.getByLabel(reader.texts.ui('code.label')).waitFor();
  }),
  screen('booking-form', `/reserve?${POINT}`),
  faulty('booking-form-loading', `/reserve?${POINT}`, '**/api/booking/**', hanging),
  faulty('booking-form-failing', `/reserve?${POINT}`, '**/api/booking/**', failing),
  screen('booking-form-faults', `/reserve?${POINT}`, (page, { button, texts }) =>
    button(texts.of('mfe-booking', 'go')).click(),
  ),
  screen('booking-seek', `/reserve?${POINT}`, (page, { button, texts }) =>
    button(texts.of('mfe-booking', 'seek.entry')).click(),
  ),
  {
    name: 'booking-questions',
    async address(context) {
      const { serviceId, locationIds } = await pointOf(context, 'DSAT-INS');
      return `/setParams?service=${serviceId}&location=${locationIds[0]}`;
    },
  },
  screen('booking-calendar', `/reserve?${POINT}`, (page, { button, texts }) =>
    button(texts.of('mfe-booking', 'proposal.other')).click(),
  ),
  faulty('booking-no-days', `/reserve?${POINT}`, '**/api/booking/date', saying(NO_OFFICE_DAYS)),
  screen('countries', '/login', (page) => page.locator('[aria-haspopup=listbox]').first().click()),
  screen('login', '/login'),
  screen('login-faults', '/login', (page, { button, texts }) =>
    button(texts.of('mfe-account', 'login.go')).click(),
  ),
  screen('privacy', '/PrivacyClausePage'),
];
