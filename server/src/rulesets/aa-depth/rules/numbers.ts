/**
 * The numbers that rules set, each stated here alone: the facts compute with them and the summaries of the rule index print them.
 * By rule id. What depends on the die stands by its number of sides: 6, 12 or 20.
 */
export const numbers = {
  'periscope-attack': { by: { 6: 1, 12: 2, 20: 3 } },
  'periscope-move': { spaces: 1 },
  'periscope-detection': { atMost: { 6: 3, 12: 6, 20: 10 } },
  'submerged-values': { by: { 6: -1, 12: -2, 20: -3 } },
  'submerged-move': { spaces: 1 },
  'submerged-detection': { atMost: { 6: 2, 12: 4, 20: 7 } },
  'silent-running': { spaces: 0 },
  'search-rolls': { dice: 1 },
  'submarine-dive': { cycle: 1 },
  'elected-are-targets': { cycle: 2 },
  'value-limits': { least: 1 },
} as const;
