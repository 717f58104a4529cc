/**
 * Colours of powers, as `#rrggbb`: the scenario's (`color:` of a power), else this palette's, so that a power has one colour in the
 * editor, in reports and in charts. All have a contrast of at least 3:1 on light and dark backgrounds.
 */
import { computeHash } from './hash';

/** By the keys that rulesets and players use for powers. */
export const palette: Readonly<Record<string, string>> = {
  germany: '#7a8290',
  italy: '#4c9a5b',
  japan: '#d65f4f',
  us: '#6b8e3d',
  usa: '#6b8e3d',
  uk: '#b8863b',
  cw: '#b8863b',
  britain: '#b8863b',
  ussr: '#c2554d',
  russia: '#c2554d',
  france: '#4f86d0',
  'free-french': '#4f86d0',
  'vichy-france': '#7f7fc4',
  china: '#3f9c9c',
  anzac: '#a07ab8',
  australia: '#a07ab8',
  canada: '#c0688f',
  netherlands: '#d07a2d',
  spain: '#a8893a',
  portugal: '#5d9a77',
  turkey: '#9a6fb0',
};

/** Colours of other powers, chosen by a hash of the name. */
const fallbackColors: readonly string[] = [
  '#4f86d0',
  '#d07a2d',
  '#4c9a5b',
  '#a07ab8',
  '#c0688f',
  '#3f9c9c',
  '#b8863b',
  '#7a8290',
];

const colorPattern = /^#[0-9a-f]{6}$/i;

/** The colour of a power. @param color of the scenario: "#rrggbb"; other values are ignored */
export function getPowerColor(power: string, color?: unknown): string {
  if (typeof color === 'string' && colorPattern.test(color)) return color.toLowerCase();
  const paletteColor = Object.hasOwn(palette, power) ? palette[power] : undefined;
  if (paletteColor !== undefined) return paletteColor;
  return fallbackColors[computeHash(power) % fallbackColors.length]!;
}
