/**
 * Kinds of inlay hints; each has a setting of its name under `asdic.inlayHints`.
 *
 * - `hitNumbers`: the number that a unit hits on, with its chance
 * - `effectiveValues`: what rules make of a value that is written
 * - `searchTotals`: what rules make of a die of a search
 * - `rounding`: what rounding did to a number
 * - `powers`: the power behind a unit or group that orders name
 */
export const inlayHintKinds = ['hitNumbers', 'effectiveValues', 'searchTotals', 'rounding', 'powers'] as const;

export type InlayHintKind = (typeof inlayHintKinds)[number];
