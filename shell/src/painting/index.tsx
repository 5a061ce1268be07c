// The shell's server bundle: the modules that it shares with remotes, and the function that paints a page.
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static.edge';
import * as styledComponents from 'styled-components';
import type { Language, Mode, PaintedAnswer, PaintRemote, Registry } from '@vez/shared/contracts/client';
import * as i18n from '@vez/shared/i18n';
import { setAddress } from '@vez/shared/painting/router';
import * as query from '@vez/shared/query';
import * as router from '@vez/shared/router';
import { uiFrame } from '@vez/shared/ui';
import { deploymentIn } from '../deployment';
import { partTexts, shellTexts } from '../language/shell-texts';
import { ShellProvider } from '../layout/shell-context';
import { ShellView } from '../layout/shell-view';
import { OwnPages } from '../own-pages';
import { DEFAULT_CONFIG, webHomeOf, type PageConfig } from '../boot-data/page-config';
import { paintingBridge, type Call } from './painting-bridge';
import { paintingShell } from './painting-shell';

/** Keyed by the names in `tools/build/webpack/shared-modules.mjs`. */
export const shared = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  // Roots exist only in browsers.
  'react-dom/client': {},
  'styled-components': styledComponents,
  '@vez/shared/router': router,
  '@vez/shared/query': query,
  '@vez/shared/i18n': i18n,
};

export interface PageToPaint {
  /** The name of the remote that serves the path; undefined for a page of the shell's own. */
  remote?: string;
  path: string;
  /** Path and query. */
  address: string;
  language: Language;
  mode: Mode;
  config: Partial<PageConfig>;
  registry: Registry;
}

export interface PaintedPage {
  /** The content of `#root`. */
  html: string;
  /** The style sheet of shell and remote, and the version of styled-components that rehydrates it. */
  styles: string;
  styleVersion: string;
  answers: PaintedAnswer[];
  /** Set if the remote's screen is not painted yet: see `paintFrames`. */
  isFrame?: boolean;
}

async function htmlOf(view: React.ReactNode, identifierPrefix = ''): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(view, {
    identifierPrefix,
    // Otherwise React moves the rest of a long page into place by script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await new Response(prelude as BodyInit).text();
  // React would leave the failed part to the browser.
  if (failure !== undefined) throw failure as Error;
  return html;
}

/**
 * Paints a page.
 * @param paint renders the remote that serves the page
 * @throws Error if any part of the page cannot be painted
 */
export async function paintPage(
  page: PageToPaint,
  paint: PaintRemote | undefined,
  call: Call,
): Promise<PaintedPage> {
  const { remote, path, language, mode, registry } = page;
  const config = { ...DEFAULT_CONFIG, ...page.config };
  const deployment = deploymentIn(config, language);
  await Promise.all([shellTexts.use(language), partTexts.use(language)]);
  setAddress(page.address);
  const routes = registry.remotes.flatMap((entry) => entry.routes);
  const canLeave = webHomeOf(config) !== undefined;
  const bridge = paintingBridge({ language, mode, canLeave, deployment, routes, call });

  // Collect the last rendering only: skeletons need styles that the page does not.
  let sheet = new styledComponents.ServerStyleSheet();
  const screen = await paint?.({
    bridge,
    render(view) {
      sheet = new styledComponents.ServerStyleSheet();
      // The prefix keeps the ids of the remote's root apart from the shell's.
      return htmlOf(sheet.collectStyles(view), `${remote}-`);
    },
  });
  const outlet = remote && screen ? { remote, html: screen.html } : undefined;
  const shell = paintingShell({ bridge, config, registry, path }, outlet);
  const Frame = uiFrame(partTexts);
  const html = await htmlOf(
    sheet.collectStyles(
      <i18n.I18nextProvider i18n={shellTexts.i18n}>
        <Frame bridge={bridge}>
          <ShellProvider value={shell}>
            <ShellView>
              <OwnPages />
            </ShellView>
          </ShellProvider>
        </Frame>
      </i18n.I18nextProvider>,
    ),
  );
  const styles = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  return {
    html,
    styles,
    styleVersion: styledComponents.version,
    answers: screen?.answers ?? [],
    ...(screen?.isFrame ? { isFrame: true } : {}),
  };
}
