import type { QueueInfo } from '../../contracts/client';
import { pluralForm, useUiTexts } from '../../ui/texts';

/** The figures of a queue, each with its label and unit: waiting, counters open, not checked in. */
export function useFigures() {
  const texts = useUiTexts();
  const { waiting, counters, notCheckedIn } = texts.queue;
  const people = (count: number) => ({ value: count, unit: pluralForm(texts, 'queuePeople', count) });
  return ({ waitCount, openCounter, notCheckInCount }: QueueInfo) => [
    { label: waiting, ...people(waitCount) },
    { label: counters, value: openCounter, unit: pluralForm(texts, 'queueOpen', openCounter) },
    { label: notCheckedIn, ...people(notCheckInCount) },
  ];
}
