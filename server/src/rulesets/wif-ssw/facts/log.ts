/** The log of the SSW step: the sub-steps that were played, in the order in which they were (1.2, 1.2.1). */
import type { LogEntry, Scenario } from '../data';

type Step = LogEntry['step'];

/** The sub-steps of a sea zone in order (1.2). ASW fire before the combat, which there is not, would stand before the combat. */
const order: readonly Step[] = [
  'initiation',
  'naval-air-interception',
  'search',
  'combat-type-choice',
  'asw-pre-fire',
  'combat',
];

/** An entry with its index in the log. */
export interface Logged {
  readonly entry: LogEntry;
  readonly index: number;
}

/** The entries about strategic submarine warfare; those about other naval combats are left out. */
export function sswLog({ log = [], engagements = [] }: Scenario): readonly Logged[] {
  const ids = new Set(engagements.map(({ id }) => id));
  return log.map((entry, index) => ({ entry, index })).filter(({ entry }) => ids.has(entry.engagement));
}

/** Negative where a sub-step comes before another, 0 for the same, positive after it. */
export function compareSteps(a: Step, b: Step): number {
  return order.indexOf(a) - order.indexOf(b);
}

/** Entries that come after a later sub-step of the same engagement, with that one. */
export function outOfOrder(log: readonly Logged[]): readonly (Logged & { readonly after: LogEntry })[] {
  const latest = new Map<string, LogEntry>();
  return log.flatMap(({ entry, index }) => {
    const after = latest.get(entry.engagement);
    if (after !== undefined && compareSteps(entry.step, after.step) < 0) return [{ entry, index, after }];
    latest.set(entry.engagement, entry);
    return [];
  });
}

/** First entries of an engagement that was begun while another, which goes on later, was not finished; with that one. */
export function interrupting(log: readonly Logged[]): readonly (Logged & { readonly open: LogEntry })[] {
  return log.flatMap(({ entry, index }, position) => {
    const earlier = log.slice(0, position);
    if (earlier.some((other) => other.entry.engagement === entry.engagement)) return [];
    const later = new Set(log.slice(position).map((other) => other.entry.engagement));
    const open = earlier.findLast((other) => later.has(other.entry.engagement))?.entry;
    return open === undefined ? [] : [{ entry, index, open }];
  });
}

/** Combat entries of an engagement beyond the first so many, with the first. */
export function repeatedCombats(
  log: readonly Logged[],
  rounds: (engagement: string) => number,
): readonly (Logged & { readonly first: LogEntry })[] {
  const combats = log.filter(({ entry }) => entry.step === 'combat');
  return combats.flatMap((item, position) => {
    const earlier = combats.slice(0, position).filter(({ entry }) => entry.engagement === item.entry.engagement);
    const [first] = earlier;
    return first === undefined || earlier.length < rounds(item.entry.engagement)
      ? []
      : [{ ...item, first: first.entry }];
  });
}
