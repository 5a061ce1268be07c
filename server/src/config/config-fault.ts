/** A configuration fault. Its message is a sentence for the operator. */
export class ConfigFault extends Error {}

/** @param sentences one for each fault, so that the operator can fix them all at once */
export const configFault = (sentences: string[]) =>
  new ConfigFault(`The configuration is not usable. ${[...new Set(sentences)].join(' ')}`);
