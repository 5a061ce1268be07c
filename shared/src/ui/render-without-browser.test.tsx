/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Calendar } from './calendar';
import { PhoneField } from './phone-field/phone-field';
import { ServerText } from './server-text';
import { loadUiTexts, UiTextsProvider } from './texts';
import { Ticket } from './ticket';
import { Dialog, ExceptionView, LoadingView, NavBar, Page, SkeletonList } from '.';

const nothing = () => undefined;

describe('the parts', () => {
  it('render without a browser, for painting on the server', async () => {
    expect(typeof window).toBe('undefined');
    const texts = await loadUiTexts('zh_hant');
    const view = renderToString(
      <UiTextsProvider value={texts}>
        <NavBar title="主頁" onBack={nothing} onRefresh={nothing} />
        <Page aside="摘要">
          <Ticket number="A 037" title={<ServerText html="<b>更換</b>身份證" />} ahead={4} />
          <Calendar
            label="日期"
            value={null}
            onChange={nothing}
            min="2026-12-02"
            max="2027-01-20"
            today="2026-12-01"
            dayKind={() => 'open'}
          />
          <PhoneField areas={['853']} value={{ area: '853', number: '' }} onChange={nothing} />
          <LoadingView>
            <SkeletonList />
          </LoadingView>
          <ExceptionView kind="noData" title="沒有資料" />
          <Dialog open={false} onClose={nothing} title="訊息" />
        </Page>
      </UiTextsProvider>,
    );
    expect(view).toContain('A 037');
    expect(view).toContain('更換身份證');
    expect(view).toContain('2026年12月');
  });
});
