/**
 * The faults of a form that are left after a change of it: that of a changed field goes, until the next attempt.
 * @param faultOf which fault a field has
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
