import { renewChunkList } from './chunk-list';

const lists = globalThis as { webpackChunkmfeQueue?: unknown[] };

/** Does what the file of a chunk does: `document.currentScript` is the running script. */
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

it('keeps late chunks of the previous release out of the next one', () => {
  const late = asked('/assets/mfe-queue/form.1.js');
  runChunk(asked('/assets/mfe-queue/first.1.js'), 'first 1');
  renewChunkList('mfe-queue', 'mfeQueue');
  runChunk(asked('/assets/mfe-queue/form.2.js'), 'form 2');
  runChunk(late, 'form 1');
  expect(lists.webpackChunkmfeQueue).toEqual(['form 2']);
  renewChunkList('mfe-queue', 'mfeQueue');
  expect(lists.webpackChunkmfeQueue).toBeUndefined();
});
