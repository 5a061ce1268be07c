import { DEFAULT_CONFIG, type PageConfig } from './page-config';

/** The content of a `<script type="application/json" id=…>`; undefined where it is missing or broken. */
export function pageData<Data>(id: string): Data | undefined {
  // There is no document during server rendering.
  const text = globalThis.document?.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Data;
  } catch {
    return undefined;
  }
}

export const pageConfig: PageConfig = { ...DEFAULT_CONFIG, ...pageData<Partial<PageConfig>>('vez-config') };
