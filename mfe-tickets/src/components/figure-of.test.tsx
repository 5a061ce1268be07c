import { render, screen } from '@testing-library/react';
import { FIGURE, figureOf } from './figure-of';

describe('a text with a figure', () => {
  it('stays complete when it contains the figure twice', () => {
    render(<p>{figureOf(`When 1 is left, ${FIGURE} is called to counter 1 in 11 min.`, '1')}</p>);
    expect(screen.getByText(/When/)).toHaveTextContent('When 1 is left, 1 is called to counter 1 in 11 min.');
    expect(screen.getByText('1').tagName).toBe('B');
  });

  it('has no figure when its translation has none', () => {
    render(<p>{figureOf('You are next.', 'A0001/999')}</p>);
    expect(screen.getByText('You are next.')).toBeVisible();
  });
});
