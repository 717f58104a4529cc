/** How sure a rule is that is not certain, as the last sentence of its summary. */
export const confidence = {
  likely: '*Probably so: one public transcription has it, or it follows from the other rules.*',
  unsure: '*Not certain: inferred, or from an older edition.*',
} as const;
