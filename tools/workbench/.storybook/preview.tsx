import type { Decorator, Loader, Preview } from '@storybook/react-webpack5';
import { INTL_LOCALE, LANGUAGE_NAME, LANGUAGES, type Language } from '@vez/shared/domain';
import { LinkProvider, loadUiTexts, themeCss, UiTextsProvider, type UiTexts } from '@vez/shared/ui';

const style = document.head.appendChild(document.createElement('style'));
style.textContent = themeCss();

const words: Loader = async ({ globals }) => ({ words: await loadUiTexts(globals.language as Language) });

const surroundings: Decorator = (Story, { globals, loaded }) => {
  const root = document.documentElement;
  root.dataset.theme = globals.theme as string;
  root.lang = INTL_LOCALE[globals.language as Language];
  root.style.setProperty('--text-scale', globals.textSize as string);
  return (
    <LinkProvider value={() => undefined}>
      <UiTextsProvider value={loaded.words as UiTexts}>
        <Story />
      </UiTextsProvider>
    </LinkProvider>
  );
};

type Choice = NonNullable<Preview['globalTypes']>[string];

const choice = (title: string, items: { value: string; title: string }[]): Choice => ({
  description: title,
  toolbar: { title, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [surroundings],
  loaders: [words],
  parameters: { layout: 'padded', controls: { disable: true }, actions: { disable: true } },
  initialGlobals: { theme: 'light', language: LANGUAGES[0], textSize: '1' },
  globalTypes: {
    theme: choice('Theme', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'system', title: 'System' },
    ]),
    language: choice(
      'Language',
      LANGUAGES.map((language) => ({ value: language, title: LANGUAGE_NAME[language] })),
    ),
    textSize: choice('Text size', [
      { value: '1', title: 'A' },
      { value: '1.15', title: 'A+' },
      { value: '1.3', title: 'A++' },
    ]),
  },
};
export default preview;
