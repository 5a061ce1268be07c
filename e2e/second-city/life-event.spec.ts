import { expect, test } from '@playwright/test';
import { citizenOf } from '../src/citizen';

test('leads from what happened to the services of this city, without another city’s events', async ({
  page,
}) => {
  const { texts, open } = citizenOf(page, 'pt_pt');
  const text = (key: string) => texts.of('mfe-catalogue', key);
  await open('/search?q=mudei de casa');
  await page
    .getByRole('region', { name: text('search.events') })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mudar de casa' })).toBeVisible();
  const steps = page.getByRole('region', { name: '3 assuntos a tratar' }).getByRole('listitem');
  await expect(steps).toHaveText([/^1.*dístico de residente/, /^2.*Cancelamento de água/, /^3.*IMI/]);

  await open('/search?q=vou casar');
  await expect(page.getByRole('heading', { name: text('messages.noSearchData') })).toBeVisible();
  await expect(page.getByRole('region', { name: text('search.events') })).toHaveCount(0);
});
