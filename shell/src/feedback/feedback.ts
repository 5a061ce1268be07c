import type { Confirmation, Feedback, Readable } from '@vez/shared/contracts/client';
import { createStore } from '../store';

/** ERR-17 */
export const TOAST_MS = 2_000;

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'success' | 'error';
}
export interface WaitingWords {
  title: string;
  text: string;
  cancel: string;
}
export type Question =
  | { id: number; type: 'alert'; title: string; text?: string; answer(): void }
  | ({ id: number; type: 'waiting'; done: Readable<number>; answer(): void } & WaitingWords)
  | ({ id: number; type: 'confirm'; answer(yes: boolean): void } & Confirmation);

/** What is shown above every screen: toasts, and one question at a time. */
export function createFeedback() {
  const toasts = createStore<readonly Toast[]>([]);
  const questions = createStore<readonly Question[]>([]);
  let last = 0;
  const next = () => (last += 1);
  const close = (id: number) => questions.set(questions.get().filter((question) => question.id !== id));

  /** An alert that can be withdrawn unanswered; withdrawing it resolves it, too. */
  const tell = (title: string, text?: string) => {
    const id = next();
    let answer = () => close(id);
    const answered = new Promise<void>((resolve) => {
      answer = () => {
        close(id);
        resolve();
      };
    });
    questions.set([...questions.get(), { id, type: 'alert', title, text, answer }]);
    return { answered, withdraw: answer };
  };

  /** Something slow that can be cancelled; `report` takes the progress from 0 to 1. */
  const wait = (words: WaitingWords, onCancel: () => void) => {
    const id = next();
    const done = createStore(0);
    questions.set([...questions.get(), { id, type: 'waiting', done, answer: onCancel, ...words }]);
    return { report: done.set, close: () => close(id) };
  };

  const feedback: Feedback = {
    toast(text, kind = 'info') {
      // A screen reader would read the same text twice.
      if (toasts.get().some((toast) => toast.text === text)) return;
      const id = next();
      toasts.set([...toasts.get(), { id, text, kind }]);
      setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), TOAST_MS);
    },
    alert: (title, text) => tell(title, text).answered,
    confirm: (confirmation) =>
      new Promise((resolve) => {
        const id = next();
        const answer = (yes: boolean) => {
          close(id);
          resolve(yes);
        };
        questions.set([...questions.get(), { id, type: 'confirm', ...confirmation, answer }]);
      }),
  };
  return { feedback, tell, wait, toasts, questions };
}
