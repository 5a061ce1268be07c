const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer that was made ready, with what became known of it last laid over it. */
export function withLate<Answer>(answer: Answer, late: unknown): Answer {
  if (!isObject(answer) || !isObject(late)) return (late ?? answer) as Answer;
  const whole: Record<string, unknown> = { ...answer };
  for (const [name, value] of Object.entries(late)) whole[name] = withLate(whole[name], value);
  return whole as Answer;
}
