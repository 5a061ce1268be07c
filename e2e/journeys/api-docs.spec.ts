import { expect, test } from '@playwright/test';
import { problemsOf } from '../src/page-problems';

test.beforeEach(({}, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'the calls are read at a desk');
});

test('documents the calls, only from our own origin', async ({ page, baseURL }) => {
  const faults = problemsOf(page);
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      faults.push(request.url());
    }
  });
  await page.goto('/api/docs');
  await page.locator('[data-tag="Offer"]').click();
  const call = page.locator('#operations-Offer-departments');
  await call.getByRole('button').first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('200');
  await expect(call.locator('.live-responses-table')).toContainText('officeTel');
  expect(faults).toEqual([]);
});
