const CODE = /^[a-z][a-z0-9-]{0,39}$/;

/** The code of a life event in an address; undefined for any other text. */
export const eventCode = (text: string | null): string | undefined =>
  text !== null && CODE.test(text) ? text : undefined;
