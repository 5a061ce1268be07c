import { act, render, screen } from '@testing-library/react';
import type { Language } from '../domain';
import { createTextSource, I18nextProvider, textsOf } from './index';

interface Resource {
  ahead_one: string;
  ahead_other: string;
  nested: { title: string };
}

const FILES = {
  zh_hant: { ahead_other: '前面還有 {{count}} 人', nested: { title: '您的籌號' } },
  zh_hans: { ahead_other: '前面还有 {{count}} 人', nested: { title: '您的筹号' } },
  pt_pt: {
    ahead_one: '{{count}} pessoa',
    ahead_many: '{{count}} de pessoas',
    ahead_other: '{{count}} pessoas',
    nested: { title: 'A sua senha' },
  },
  en_us: { ahead_one: '{{count}} person', ahead_other: '{{count}} people', nested: { title: 'Your number' } },
};

const fileOf = async (language: Language) => ({ default: FILES[language as keyof typeof FILES] });

const useTexts = textsOf<Resource>();

function Ahead({ count }: { count: number }) {
  const { t } = useTexts();
  return (
    <p>
      {t('nested.title')}: {t('ahead', { count })}
    </p>
  );
}

describe('the texts of a package', () => {
  it('follow the language, each file loaded once [SHL-06]', async () => {
    const load = jest.fn(fileOf);
    const source = createTextSource(load);
    await source.use('zh_hant');
    render(
      <I18nextProvider i18n={source.i18n}>
        <Ahead count={1} />
      </I18nextProvider>,
    );
    expect(screen.getByText('您的籌號: 前面還有 1 人')).toBeVisible();

    await act(() => source.use('en_us'));
    expect(screen.getByText('Your number: 1 person')).toBeVisible();

    await act(() => source.use('zh_hant'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are returned by one function for all components, until the language changes', async () => {
    const source = createTextSource(fileOf);
    await source.use('zh_hant');
    const seen = new Set<unknown>();
    function Title() {
      const { t } = useTexts();
      seen.add(t);
      return <p>{t('nested.title')}</p>;
    }
    render(
      <I18nextProvider i18n={source.i18n}>
        <Title />
        <Title />
      </I18nextProvider>,
    );
    expect(screen.getAllByText('您的籌號')).toHaveLength(2);
    expect(seen.size).toBe(1);
    await act(() => source.use('pt_pt'));
    expect(screen.getAllByText('A sua senha')).toHaveLength(2);
    expect(seen.size).toBe(2);
  });

  it('have the third plural form of Portuguese', async () => {
    const source = createTextSource(fileOf);
    await source.use('pt_pt');
    expect(source.i18n.t('ahead', { count: 1_000_000 })).toBe('1000000 de pessoas');
    expect(source.i18n.t('ahead', { count: 2 })).toBe('2 pessoas');
  });
});
