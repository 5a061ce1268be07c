/** The number of people waiting in each queue. */
export const COUNT = 48;

/** Each state of a queue in the API's format, with all texts that the page may show for it. */
export const QUEUES = {
  open: {
    queue: {},
    badge: 'Numbers available',
    says: /48 people are waiting/,
    takes: true,
    counts: true,
    live: true,
  },
  short: {
    queue: { pass: 'N', queueState: 'NOTBUSY' },
    badge: 'No queue',
    says: /There is no queue now/,
    takes: false,
    counts: false,
    live: true,
  },
  full: {
    queue: { pass: 'N', queueState: 'FULL' },
    badge: 'Full',
    says: /No more numbers online today/,
    takes: false,
    counts: true,
    live: false,
  },
  paused: {
    queue: { pass: 'N', isPaused: true },
    badge: 'Paused',
    says: /No numbers are given for the moment/,
    takes: false,
    counts: true,
    live: false,
  },
  noCounter: {
    queue: { pass: 'N', queueState: 'NOCOUNTER' },
    badge: 'Paused',
    says: /No counter is open now/,
    takes: false,
    counts: true,
    live: false,
  },
  closed: {
    queue: { isOpen: false },
    badge: 'Closed',
    says: /This queue is closed now/,
    takes: false,
    counts: false,
    live: false,
  },
  opensLater: {
    queue: { isOfficeTime: false, opensAt: '2036-12-01T01:00:00Z' },
    badge: 'Closed',
    says: /Opens .* 09:00/,
    takes: false,
    counts: false,
    live: false,
  },
} as const;
export const QUEUE_BADGES = [
  'Numbers available',
  'No queue',
  'Full',
  'Paused',
  'Closed',
  'No numbers',
  'Not live',
];

/** The same for calendars. */
export const CALENDARS = {
  open: { offer: {}, badge: 'Bookable', says: 'First free day: Friday 4 December', books: true },
  full: { offer: { firstBookableDate: '' }, badge: 'Fully booked', says: 'Every day is full', books: false },
  closed: {
    offer: { status: false },
    badge: 'No bookings now',
    says: 'Bookings are closed at this office',
    books: false,
  },
} as const;
export const CALENDAR_BADGES = ['Bookable', 'Fully booked', 'No bookings now', 'No bookings', 'Not known'];
