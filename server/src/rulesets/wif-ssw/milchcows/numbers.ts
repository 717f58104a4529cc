/** Surprise points to include a docked pair in naval combat. */
export const dockedPair = { price: 10 };
