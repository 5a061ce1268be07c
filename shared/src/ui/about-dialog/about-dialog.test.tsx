import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { AboutDialog } from './about-dialog';

describe('the About dialog', () => {
  it('has a title and the version [UI-06]', async () => {
    await renderPart(<AboutDialog open title="About Vez" version="3.0.1" onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'About Vez' })).toHaveTextContent('Version 3.0.1');
  });
});
