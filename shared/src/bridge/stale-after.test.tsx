import { render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@vez/shared/query';
import { createTestBridge } from '../testing';
import { readAgainAfter } from './stale-after';

let time = '09:00';
function Shown() {
  const { data } = useQuery({ queryKey: ['ticket', 'shown'], queryFn: () => time });
  return <p>{data}</p>;
}

it('refetches visible queries, and drops the rest, which would be shown stale at first', async () => {
  const queries = new QueryClient();
  const { events } = createTestBridge();
  readAgainAfter({ 'ticket/edited': [['ticket']] }, events, queries);
  render(
    <QueryClientProvider client={queries}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('09:00')).toBeVisible();
  queries.setQueryData(['ticket', 'hidden'], time);
  queries.setQueryData(['service'], 'kept');

  time = '10:30';
  events.publish('ticket/edited', { ticketId: 'x' });
  expect(queries.getQueryData(['ticket', 'hidden'])).toBeUndefined();
  expect(queries.getQueryData(['service'])).toBe('kept');
  expect(await screen.findByText('10:30')).toBeVisible();
});
