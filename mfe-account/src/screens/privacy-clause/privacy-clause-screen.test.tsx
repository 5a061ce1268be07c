import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute, systemFailure } from '@vez/shared/testing';
import { definition } from '../../definition';
import { CLAUSE } from '../../testing/facts';

const network = fakeNetwork();
const open = () => renderRoute('/PrivacyClausePage', definition);

describe('the page of the privacy clause', () => {
  it('shows the clause, its date and a contact [ACC-26] [NAV-20] [API-67]', async () => {
    network.use(fakeCall('privacyClause', ({ params }) => ({ ...CLAUSE, id: Number(params.id) })));
    const { bridge, container, user } = await open();
    expect(await screen.findByText('We collect only what we need.')).toBeVisible();
    expect(screen.getByText('You may ask for erasure.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy statement' })).toBeVisible();
    expect(screen.getByText('Updated on Sunday 1 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: '2855 0100' })).toHaveAttribute('href', 'tel:28550100');
    expect(screen.getByRole('link', { name: 'vez@example.gov.mo' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(bridge.trace.visited).toEqual(['back', '/home']);
  });

  it('reports that it could not be loaded, with a retry [ERR-19]', async () => {
    network.use(fakeCall('privacyClause', () => systemFailure()));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The data could not be loaded' })).toBeVisible();
    network.use(fakeCall('privacyClause', CLAUSE));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We collect only what we need.')).toBeVisible();
  });
});
