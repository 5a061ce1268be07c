/** The title of a copy of a test. Each mutant has a copy, and the first one keeps the title. */
export const copyOf = (title, number) => (number === 0 ? title : `${title} (mutant ${number + 1})`);
