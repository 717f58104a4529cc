/** What it costs to include a docked pair in naval combat, in surprise points. */
export const dockedPair = { price: 10 };
