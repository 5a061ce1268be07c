import { Suspense, useEffect } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { useStore } from '../use-store';
import { loadDeferred } from './load-deferred';
import { useShell } from './shell-context';

const QuestionDialog = lazyScreen(loadDeferred, 'QuestionDialog');

/** Uses the browser's own dialogs when ours could not be fetched. */
function PlainQuestion() {
  const [question] = useStore(useShell().feedback.questions);
  useEffect(() => {
    if (question === undefined) return;
    // A waiting dialog has no question.
    if (question.type === 'waiting') return;
    const words = [question.title, question.text].filter(Boolean).join('\n\n');
    if (question.type === 'confirm') question.answer(window.confirm(words));
    else {
      window.alert(words);
      question.answer();
    }
  }, [question]);
  return null;
}

/** The question that waits for an answer, if there is one. */
export function Questions() {
  const waiting = useStore(useShell().feedback.questions).length > 0;
  if (!waiting) return null;
  return (
    <ScreenBoundary fallback={() => <PlainQuestion />}>
      <Suspense fallback={null}>
        <QuestionDialog />
      </Suspense>
    </ScreenBoundary>
  );
}
