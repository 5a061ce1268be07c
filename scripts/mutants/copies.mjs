/** The title of a test that is there once for each of its mutants: the first copy keeps it. */
export const copyOf = (title, number) => (number === 0 ? title : `${title} (mutant ${number + 1})`);
