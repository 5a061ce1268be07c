/** A fault of the configuration: its message is a sentence for the operator. */
export class ConfigFault extends Error {}

/** @param sentences one for each fault, so that all are mended at once */
export const configFault = (sentences: string[]) =>
  new ConfigFault(`The configuration is not usable. ${[...new Set(sentences)].join(' ')}`);
