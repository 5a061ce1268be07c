import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, renderRoute } from '@vez/shared/testing';
import { definition } from '../definition';
import { aSummary, homeFakes } from '../testing/facts';

const network = fakeNetwork();
const services = Array.from({ length: 30 }, (_, at) =>
  aSummary({ id: at + 1, name: at === 20 ? 'Certidão de nascimento' : `Service ${at + 1}` }),
);
const open = async (some = services) => {
  network.use(...homeFakes(), fakeCall('servicesOfCategory', some));
  const view = await renderRoute('/serOrLocationWithoutTabs?category=5', definition);
  await screen.findByRole('link', { name: /^Service 1 / });
  return view;
};
const box = () => screen.getByRole('searchbox', { name: 'Find in this list' });

it('finds a service in a list of many, and marks what matched [CAT-22] [CAT-26]', async () => {
  const { user, container } = await open();
  await user.type(box(), 'certidao');

  expect(await screen.findByRole('status')).toHaveTextContent('1 service');
  const found = screen.getByRole('link', { name: /Certidão de nascimento/ });
  expect(within(found).getByText('Certidão').tagName).toBe('MARK');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('links to the search of all services when nothing matches [CAT-27]', async () => {
  const { user } = await open();
  await user.type(box(), 'zzz');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search all services' })).toHaveAttribute('href', '/search?q=zzz');
});

it('removes forbidden characters from a keyword, and reports it [VAL-01] [VAL-02]', async () => {
  const { user } = await open();
  await user.type(box(), 'cert#');
  expect(box()).toHaveValue('cert');
  expect(box()).toHaveAccessibleDescription('This character is not allowed');
});

it('shows a short list without a search box', async () => {
  await open(services.slice(0, 20));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
