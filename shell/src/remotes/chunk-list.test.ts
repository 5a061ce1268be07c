import { renewChunkList } from './chunk-list';

const lists = globalThis as { webpackChunkmfeQueue?: unknown[] };

/** What the file of a chunk does, in the browser's words: `document.currentScript` is the one that runs. */
function runChunk(script: HTMLScriptElement, chunk: string): void {
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  (lists.webpackChunkmfeQueue = lists.webpackChunkmfeQueue ?? []).push(chunk);
  Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
}
function asked(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'test';
  script.src = url;
  document.head.append(script);
  return script;
}

it('keeps a chunk of the former release that arrives late out of the next one', () => {
  const late = asked('/assets/mfe-queue/form.1.js');
  runChunk(asked('/assets/mfe-queue/first.1.js'), 'first 1');
  renewChunkList('mfe-queue', 'mfeQueue');
  runChunk(asked('/assets/mfe-queue/form.2.js'), 'form 2');
  runChunk(late, 'form 1');
  expect(lists.webpackChunkmfeQueue).toEqual(['form 2']);
  renewChunkList('mfe-queue', 'mfeQueue');
  expect(lists.webpackChunkmfeQueue).toBeUndefined();
});
