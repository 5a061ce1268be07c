import { act, render, screen } from '@testing-library/react';
import { createTestBridge } from '../../testing';
import { RefreshButton } from '../refresh-button/refresh-button';
import { createUiTextSource } from '../texts';
import { uiFrame } from './ui-frame';

describe('the frame of a remote', () => {
  it('gives the parts their texts, and new ones when the language changes [SHL-06]', async () => {
    const words = createUiTextSource();
    await words.use('zh_hant');
    const Frame = uiFrame(words);
    render(
      <Frame bridge={createTestBridge()}>
        <RefreshButton onRefresh={() => undefined} />
      </Frame>,
    );
    expect(screen.getByRole('button', { name: '重新整理' })).toBeVisible();
    await act(() => words.use('pt_pt'));
    expect(screen.getByRole('button', { name: 'Actualizar' })).toBeVisible();
  });
});
