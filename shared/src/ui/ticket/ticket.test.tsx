import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPart } from '../testing/render-part';
import { Ticket, TicketCode } from '.';

describe('the ticket', () => {
  it('shows its number and how many are ahead, in the plural of the language', async () => {
    const { show, container } = await renderPart(
      <Ticket number="A 037" title="Resident card" support="China Plaza" ahead={1}>
        <TicketCode caption="Scan on arrival">
          <svg role="img" aria-label="QR code" />
        </TicketCode>
      </Ticket>,
    );
    expect(screen.getByText('A 037')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('1 person ahead');
    expect(screen.getByRole('img', { name: 'QR code' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    show(<Ticket number="A 037" title="Resident card" ahead={8} />);
    expect(screen.getByRole('article')).toHaveTextContent('8 people ahead');
    expect(screen.getByText('+3')).toBeVisible();
    show(<Ticket number="A 037" title="Resident card" ahead={0} next="You are next" />);
    expect(screen.getByRole('article')).toHaveTextContent('You are next');
    expect(screen.getByRole('article')).not.toHaveTextContent('ahead');
    show(<Ticket number="A 037" title="Resident card" ahead={0} stale />);
    expect(screen.getByRole('article')).toHaveTextContent('Nobody ahead');
  });

  it('shows which counter to go to once it is called', async () => {
    await renderPart(<Ticket number="A 037" title="Resident card" ahead={4} called={{ counter: '5' }} />);
    expect(screen.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('counter 5');
    expect(screen.getByRole('article')).not.toHaveTextContent('ahead');
  });
});
