/** The minimum to which modifiers reduce a value that is not 0. */
export const minValue = 1;
