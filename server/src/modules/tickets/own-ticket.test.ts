import { startWithOpenQueue } from '../../testing/open-queue';
import type { TestPoint } from '../../testing/service-point';
import type { TestCaller, TestServer } from '../../testing/test-server';

const CROWD = 40;

describe('many people who look at their tickets', () => {
  let city: TestServer;
  let queue: TestPoint;
  let people: { as: TestCaller; id: string }[];
  beforeEach(async () => {
    ({ city, queue } = await startWithOpenQueue());
    people = [];
    while (people.length < CROWD) people.push(await takeNumber());
  });
  afterEach(() => city.stop());

  async function takeNumber() {
    const as = await city.citizen();
    const { area: mobArea, number: mobNum } = as.mobile;
    const request = { ...queue, cntToAlert: null, messageCode: null, mobArea, mobNum };
    const { ticket } = await city.call('takeQueueTicket', request, { as });
    return { as, id: ticket.id };
  }

  it('get each their own position by few statements, however many look at once [TIX-33]', async () => {
    const sent = jest.spyOn(city.db, 'query');
    const answers = await Promise.all(
      people.map(({ as, id }) => city.call('waitingInfoOfTicket', { id }, { as })),
    );
    expect(answers.map(({ waitCount }) => waitCount)).toEqual(people.map((_, at) => at));
    // Each request alone would send four: the session, the ticket, the queue and its order.
    expect(sent.mock.calls.length).toBeLessThan(CROWD);
    sent.mockRestore();
  });

  it('never get the ticket of another who looks at the same moment [TIX-34]', async () => {
    const answers = await Promise.all(
      people.map(async ({ as, id }, at) => {
        const wanted = at % 2 === 0 ? id : people[at - 1]!.id;
        return (await city.send('waitingInfoOfTicket', { id: wanted }, { as })).statusCode;
      }),
    );
    expect(answers).toEqual(people.map((_, at) => (at % 2 === 0 ? 200 : 404)));
  });
});
