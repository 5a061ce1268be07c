import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { Tabs } from './tabs';

function Choice() {
  const [tab, setTab] = useState<'service' | 'place'>('service');
  return (
    <Tabs
      label="Choose by"
      tabs={[
        { name: 'service', label: 'Service' },
        { name: 'place', label: 'Place' },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab}
    </Tabs>
  );
}

describe('tabs', () => {
  it('are chosen by tap and by arrow keys, and label their content', async () => {
    const { user, container } = await renderPart(<Choice />);
    await user.click(screen.getByRole('tab', { name: 'Place' }));
    expect(screen.getByRole('tabpanel', { name: 'Place' })).toHaveTextContent('place');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Service', selected: true })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Place', selected: true })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });
});
