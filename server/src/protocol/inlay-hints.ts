/**
 * Kinds of inlay hints; each has a setting of its name under `asdic.inlayHints`.
 *
 * - `hitNumbers`: the number that a unit hits on, with its chance
 * - `effectiveValues`: values as modified by rules
 * - `searchTotals`: totals of search dice with their modifiers
 * - `rounding`: the effect of rounding
 * - `powers`: the power of a unit or group named in orders
 */
export const inlayHintKinds = ['hitNumbers', 'effectiveValues', 'searchTotals', 'rounding', 'powers'] as const;

export type InlayHintKind = (typeof inlayHintKinds)[number];
