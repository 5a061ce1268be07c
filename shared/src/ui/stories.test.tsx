import { render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { LANGUAGES } from '../domain';
import { loadUiTexts, UiTextsProvider } from './texts';

type Stories = { default: { title: string } } & Record<string, ComponentType>;

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort();

describe.each(files)('%s', (file) => {
  const { default: _meta, ...stories } = jest.requireActual<Stories>(join(__dirname, file));

  it.each(Object.entries(stories))('%s has words in every language', async (_name, Story) => {
    for (const language of LANGUAGES) {
      const texts = await loadUiTexts(language);
      const { baseElement, container, unmount } = render(
        <UiTextsProvider value={texts}>
          <Story />
        </UiTextsProvider>,
      );
      expect(baseElement).not.toHaveTextContent('undefined');
      expect(container).not.toBeEmptyDOMElement();
      unmount();
    }
  });
});
