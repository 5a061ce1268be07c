import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pass, renderPart } from '../testing/render-part';
import { Button, ButtonLink } from './button';
import { FooterButton } from './footer-button';

describe('a button', () => {
  it('explains why it is disabled, keeps its focus, and does nothing', async () => {
    const onClick = jest.fn();
    const { user, container } = await renderPart(
      <Button disabledReason="All tickets of today are gone." onClick={onClick}>
        Take a ticket
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole('button', { name: 'Take a ticket' });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('All tickets of today are gone.');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not submit its form while it is disabled or busy', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const { user, show } = await renderPart(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    show(
      <form onSubmit={onSubmit}>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is a link when it leads to another page', async () => {
    await renderPart(<ButtonLink href="/tickets">My tickets</ButtonLink>);
    expect(screen.getByRole('link', { name: 'My tickets' })).toHaveAttribute('href', '/tickets');
  });
});

describe('the right button of a footer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ignores further taps for 1 s [UI-20]', async () => {
    const onClick = jest.fn();
    const { user } = await renderPart(<FooterButton onClick={onClick}>Next</FooterButton>);
    await user.dblClick(screen.getByRole('button'));
    await pass(900);
    await user.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    await pass(100);
    await user.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
