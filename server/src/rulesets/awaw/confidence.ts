/** The last sentence in the summary of a rule that we are not certain of. */
export const confidence = {
  likely: '*Probably so: one public transcription has it, or it follows from the other rules.*',
  unsure: '*Not certain: inferred, or from an older edition.*',
} as const;
