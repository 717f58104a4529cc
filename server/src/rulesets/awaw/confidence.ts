/** Confidence in a rule, as the last sentence of its summary. */
export const confidence = {
  certain: 'Confidence: certain.',
  likely: 'Confidence: likely (one public transcription, or forced by logic).',
  unsure: 'Confidence: unsure (inferred, or from an older edition).',
} as const;
