/** The files that gain by being packed. */
export const compressible: RegExp;
