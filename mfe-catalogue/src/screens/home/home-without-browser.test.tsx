/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { BridgeContext, createQueryClient } from '@vez/shared/bridge';
import type { Language } from '@vez/shared/contracts/client';
import { I18nextProvider } from '@vez/shared/i18n';
import { QueryClientProvider } from '@vez/shared/query';
import { createTestBridge } from '@vez/shared/testing';
import { createUiTextSource, uiFrame } from '@vez/shared/ui';
import { texts } from '../../texts';
import { HomeScreen } from './home-screen';

it.each<[Language, string]>([
  ['zh_hant', '今日想辦理甚麼？'],
  ['zh_hans', '今日想办理什么？'],
  ['pt_pt', 'O que precisa de tratar hoje?'],
  ['en_us', 'What would you like to do today?'],
])('renders without a browser, in %s [CAT-01]', async (language, title) => {
  const words = createUiTextSource();
  await Promise.all([texts.use(language), words.use(language)]);
  const bridge = createTestBridge({ language });
  const Frame = uiFrame(words);
  const view = renderToString(
    <BridgeContext value={bridge}>
      <I18nextProvider i18n={texts.i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <Frame bridge={bridge}>
            <HomeScreen />
          </Frame>
        </QueryClientProvider>
      </I18nextProvider>
    </BridgeContext>,
  );
  expect(view).toContain(title);
});

it.each([
  ['department', () => import('../department/department-screen')],
  ['category', () => import('../category/category-screen')],
  ['hot services', () => import('../hot-services/hot-services-screen')],
  ['recently used', () => import('../recently-used/recently-used-screen')],
  ['search', () => import('../search/search-screen')],
  ['selection with tabs', () => import('../select-with-tabs/select-with-tabs-screen')],
  ['selection without tabs', () => import('../select-without-tabs/select-without-tabs-screen')],
  ['queue or book', () => import('../queue-or-book/queue-or-book-screen')],
  ['the rows of a long list', () => import('../../components/windowed-rows')],
])('loads the code of %s without a browser', async (_, load) => {
  expect(Object.values(await load())).toEqual([expect.any(Function)]);
});
