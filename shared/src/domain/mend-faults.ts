/**
 * The remaining errors of a form after a change: the error of a changed field is cleared until the next attempt.
 * @param faultOf maps each field to its error
 */
export function mendFaults<Form extends object, Faults extends object>(
  faults: Faults,
  change: Partial<Form>,
  faultOf: Readonly<Record<keyof Form, keyof Faults>>,
): Faults {
  const mended = Object.keys(change).map((field) => faultOf[field as keyof Form]);
  return Object.fromEntries(
    Object.entries(faults).filter(([name]) => !mended.includes(name as keyof Faults)),
  ) as Faults;
}
