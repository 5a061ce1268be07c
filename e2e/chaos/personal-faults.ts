// Every fault of the answer of `POST personal`.
import { CALL_FAULTS, changing, reshaping } from './call-faults';
import type { Fault } from './fault-proxy';

interface Whole {
  of: unknown[];
  answers: unknown[];
}
const HUGE = 'x'.repeat(8_000_000);
const LETTERS = /\p{L}{3,}/gu;

const shape = (change: (whole: Whole) => unknown) => reshaping((whole) => change(whole as Whole));

const SHAPES: Record<string, ReturnType<typeof shape>> = {
  'no owner': shape(({ answers }) => ({ answers })),
  'an owner that is null': shape((whole) => ({ ...whole, of: null })),
  'an owner that is a text': shape((whole) => ({ ...whole, of: 'ana' })),
  'an owner that is an object': shape((whole) => ({ ...whole, of: { ...whole.of } })),
  'half an owner': shape((whole) => ({ ...whole, of: whole.of.slice(1) })),
  'an owner of numbers': shape((whole) => ({ ...whole, of: [1, 2] })),
  'an owner of lists': shape((whole) => ({ ...whole, of: [[], {}] })),
  'nobody as its owner': shape((whole) => ({ ...whole, of: ['', ''] })),
  'no answers': shape(({ of }) => ({ of })),
  'answers that are null': shape((whole) => ({ ...whole, answers: null })),
  'answers that are a text': shape((whole) => ({ ...whole, answers: 'none' })),
  'answers that are an object': shape((whole) => ({ ...whole, answers: { ...whole.answers } })),
  'no answer at all': shape((whole) => ({ ...whole, answers: [] })),
  'one answer too few': shape((whole) => ({ ...whole, answers: whole.answers.slice(1) })),
  'one answer too many': shape((whole) => ({ ...whole, answers: [...whole.answers, {}] })),
  'every answer twice': shape((whole) => ({ ...whole, answers: whole.answers.flatMap((one) => [one, one]) })),
  'answers in another order': shape((whole) => ({
    ...whole,
    answers: [...whole.answers.slice(1), whole.answers[0]],
  })),
  'answers that are null each': shape((whole) => ({ ...whole, answers: whole.answers.map(() => null) })),
  'answers that are numbers': shape((whole) => ({ ...whole, answers: whole.answers.map(() => 7) })),
  'answers in answers': shape((whole) => ({ ...whole, answers: [whole.answers] })),
  'itself in itself': shape((whole) => ({ ...whole, answers: whole.answers.map(() => whole) })),
  'eight megabytes': shape((whole) => ({ ...whole, answers: [HUGE] })),
};

/** The answer of another person, in words that `trial.ts` recognises. The page must show none of it. */
const ANOTHER_PERSON = {
  ...changing((text) => {
    try {
      const { answers } = JSON.parse(text) as Whole;
      const others = JSON.stringify(answers).replace(/"([^"\\]*)"(?!:)/g, (_, value: string) =>
        JSON.stringify(value.replace(LETTERS, 'NotTheirs')),
      );
      return JSON.stringify({ of: [null, '66000000'], answers: JSON.parse(others) });
    } catch {
      return text;
    }
  }),
};

/** Faults of the whole answer: those of every call, and those that only this answer has. */
export const PERSONAL_FAULTS: Fault[] = [
  ...CALL_FAULTS,
  ...Object.entries({ ...SHAPES, 'another person': ANOTHER_PERSON }).map(([name, kind]) => ({
    name,
    ...kind,
  })),
];

const isJson = (text: string) => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/** The faults of one call inside the answer. The other answers stay unchanged. */
export const faultsOfPart = (call: string): Fault[] =>
  CALL_FAULTS.flatMap(({ name, change: spoil }) => {
    if (spoil === undefined || !isJson(spoil('{"a":1}', ''))) return [];
    const change = (text: string, asked: string) => {
      if (!isJson(text) || !isJson(asked)) return text;
      const { reads } = JSON.parse(asked) as { reads: [string][] };
      const whole = JSON.parse(text) as Whole;
      const answers = whole.answers.map((answer, at) =>
        reads[at]?.[0] === call && answer !== null ? JSON.parse(spoil(JSON.stringify(answer), '')) : answer,
      );
      return JSON.stringify({ ...whole, answers });
    };
    return [{ name, ...changing(change) }];
  });
