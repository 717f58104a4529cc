/** Wording of messages and hovers in this ruleset; shared names come from `axis-and-allies`. */
import { revisedNames } from '../axis-and-allies/units';
import { pluralize, addArticle } from '../axis-and-allies/wording';
import type { Technology, UnitType } from './data';

export * from '../axis-and-allies/wording';

/** The name of a unit with its article: `a destroyer`. */
export function formatUnit(type: UnitType): string {
  return addArticle(revisedNames[type].singular);
}

/** `1 destroyer`, `3 destroyers`. */
export function formatUnitCount(type: UnitType, count: number): string {
  const { singular, plural } = revisedNames[type];
  return pluralize(count, singular, plural);
}

const technologyNames: Readonly<Record<Technology, string>> = {
  'jet-fighters': 'jet fighters',
  rockets: 'rockets',
  'super-submarines': 'super submarines',
  'long-range-aircraft': 'long-range aircraft',
  'combined-arms': 'combined arms',
  'heavy-bombers': 'heavy bombers',
};

/** A technology, inside a sentence. */
export function formatTechnology(technology: Technology): string {
  return technologyNames[technology];
}
