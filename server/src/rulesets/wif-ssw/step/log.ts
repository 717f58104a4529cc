/** The log of the SSW step: the sub-steps in the order in which they were played (1.2, 1.2.1). */
import type { LogEntry, Scenario } from '../data';

type Step = LogEntry['step'];

/** The sub-steps of a sea zone in order (1.2). ASW fire before the combat does not exist in this step; it is listed at its usual position. */
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

/** The entries about strategic submarine warfare, without those about other naval combats. */
export function listSswLog({ log = [], engagements = [] }: Scenario): readonly Logged[] {
  if (log.length === 0) return [];
  const ids = new Set(engagements.map(({ id }) => id));
  return log.map((entry, index) => ({ entry, index })).filter(({ entry }) => ids.has(entry.engagement));
}

/** Negative if a sub-step comes before another, 0 if they are the same, positive otherwise. */
export function compareSteps(a: Step, b: Step): number {
  return order.indexOf(a) - order.indexOf(b);
}

/** Entries that come after a later sub-step of the same engagement, with that sub-step. */
export function listOutOfOrder(log: readonly Logged[]): readonly (Logged & { readonly after: LogEntry })[] {
  const latest = new Map<string, LogEntry>();
  return log.flatMap(({ entry, index }) => {
    const after = latest.get(entry.engagement);
    if (after !== undefined && compareSteps(entry.step, after.step) < 0) return [{ entry, index, after }];
    latest.set(entry.engagement, entry);
    return [];
  });
}

/** The sub-steps that no engagement does without; a combat without interception is as usual. */
const requiredSteps: readonly Step[] = ['initiation', 'search', 'combat-type-choice'];

/** The first entry of each engagement that required sub-steps should come before and that its log leaves out, with these. */
export function listWithoutSteps(log: readonly Logged[]): readonly (Logged & { readonly missing: readonly Step[] })[] {
  const steps = new Map<string, Set<Step>>();
  for (const { entry } of log) steps.set(entry.engagement, (steps.get(entry.engagement) ?? new Set()).add(entry.step));
  return log.flatMap((item) => {
    const { engagement, step } = item.entry;
    const missing = requiredSteps.filter((each) => compareSteps(each, step) < 0 && !steps.get(engagement)!.has(each));
    for (const each of missing) steps.get(engagement)!.add(each);
    return missing.length === 0 ? [] : [{ ...item, missing }];
  });
}

/** Entries that play a required sub-step again, with the first one; entries out of order are left out. */
export function listRepeatedSteps(log: readonly Logged[]): readonly Repeated[] {
  const outOfOrder = new Set(listOutOfOrder(log).map(({ index }) => index));
  return listRepeated(log, ({ step }) => (requiredSteps.includes(step) ? 1 : Infinity)).filter(
    ({ index }) => !outOfOrder.has(index),
  );
}

/** First entries of an engagement that was begun before another, which continues later, was finished; with that other. */
export function listInterrupting(log: readonly Logged[]): readonly (Logged & { readonly open: LogEntry })[] {
  const last = new Map(log.map(({ entry, index }) => [entry.engagement, index]));
  const continues = (engagement: string, index: number) => (last.get(engagement) ?? -1) > index;
  const begun = new Map<string, LogEntry>();
  return log.flatMap(({ entry, index }) => {
    const isFirst = !begun.has(entry.engagement);
    const open = isFirst ? [...begun.values()].findLast(({ engagement }) => continues(engagement, index)) : undefined;
    begun.set(entry.engagement, entry);
    // a finished engagement cannot be interrupted
    if (!continues(entry.engagement, index)) begun.delete(entry.engagement);
    return open === undefined ? [] : [{ entry, index, open }];
  });
}

/** Combat entries of an engagement beyond its number of rounds, with the first one. */
export function listRepeatedCombats(
  log: readonly Logged[],
  rounds: (engagement: string) => number,
): readonly Repeated[] {
  return listRepeated(log, ({ engagement, step }) => (step === 'combat' ? rounds(engagement) : Infinity));
}

/** An entry that plays a sub-step more often than its engagement has it, with the first one. */
interface Repeated extends Logged {
  readonly first: LogEntry;
}

/** @param limit how often an engagement has the sub-step of an entry, at least once */
function listRepeated(log: readonly Logged[], limit: (entry: LogEntry) => number): readonly Repeated[] {
  const counts = new Map<string, { readonly first: LogEntry; count: number }>();
  return log.flatMap((item) => {
    const { entry } = item;
    const key = `${entry.engagement} ${entry.step}`;
    const before = counts.get(key);
    if (before === undefined) {
      counts.set(key, { first: entry, count: 1 });
      return [];
    }
    before.count++;
    return before.count > limit(entry) ? [{ ...item, first: before.first }] : [];
  });
}
