/** The fields of every failure. */
interface Failure {
  code: number;
  message: string;
  reason: string;
  traceId: string;
}

export const PROBLEM_TYPE = 'application/problem+json';

/** A failure as RFC 9457 describes it, with our own fields beside. */
export const problemOf = <Body extends Failure>(status: number, body: Body) => ({
  type: `urn:vez:${body.reason}`,
  title: body.message,
  status,
  instance: `urn:uuid:${body.traceId}`,
  ...body,
});

/** Whether a caller accepts problems; others get the plain failure. */
export const acceptsProblems = (accept: string | undefined): boolean =>
  accept?.includes(PROBLEM_TYPE) === true;
