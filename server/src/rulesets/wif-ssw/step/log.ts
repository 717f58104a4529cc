/** The log of the SSW step: the sub-steps in the order in which they were played (1.2, 1.2.1). */
import type { LogEntry, Scenario } from '../data';

type Step = LogEntry['step'];

/** The sub-steps of a sea zone in order (1.2). ASW fire before the combat does not exist in this step. */
const stepSequence: readonly Step[] = [
  'initiation',
  'naval-air-interception',
  'search',
  'combat-type-choice',
  'combat',
];

/** An entry with its index in the log. */
export interface LoggedEntry {
  readonly entry: LogEntry;
  readonly index: number;
}

/** The entries about strategic submarine warfare, without those about other naval combats. */
export function listSswLog({ log = [], engagements = [] }: Scenario): readonly LoggedEntry[] {
  if (log.length === 0) return [];
  const ids = new Set(engagements.map(({ id }) => id));
  return log.map((entry, index) => ({ entry, index })).filter(({ entry }) => ids.has(entry.engagement));
}

/** Negative if a sub-step comes before another, 0 if they are the same, positive otherwise. */
export function compareSteps(a: Step, b: Step): number {
  return stepSequence.indexOf(a) - stepSequence.indexOf(b);
}

/** Entries that come after a later sub-step of the same engagement, with that sub-step. */
export function listOutOfOrder(
  log: readonly LoggedEntry[],
): readonly (LoggedEntry & { readonly laterEntry: LogEntry })[] {
  const latestEntries = new Map<string, LogEntry>();
  return log.flatMap(({ entry, index }) => {
    const laterEntry = latestEntries.get(entry.engagement);
    if (laterEntry !== undefined && compareSteps(entry.step, laterEntry.step) < 0)
      return [{ entry, index, laterEntry }];
    latestEntries.set(entry.engagement, entry);
    return [];
  });
}

/** The sub-steps that every engagement needs before its combat: only interception is optional. */
const requiredSteps: readonly Step[] = ['initiation', 'search', 'combat-type-choice'];

/** Entries before which their engagement lacks required sub-steps, each with the missing ones. A missing sub-step is reported once. */
export function listEntriesMissingSteps(
  log: readonly LoggedEntry[],
): readonly (LoggedEntry & { readonly missing: readonly Step[] })[] {
  const steps = new Map<string, Set<Step>>();
  for (const { entry } of log) steps.set(entry.engagement, (steps.get(entry.engagement) ?? new Set()).add(entry.step));
  return log.flatMap((item) => {
    const { engagement, step } = item.entry;
    const missing = requiredSteps.filter((each) => compareSteps(each, step) < 0 && !steps.get(engagement)!.has(each));
    for (const each of missing) steps.get(engagement)!.add(each);
    return missing.length === 0 ? [] : [{ ...item, missing }];
  });
}

/** Entries that play a sub-step again, other than a round of combat, with the first one; entries out of order are left out. */
export function listRepeatedSteps(log: readonly LoggedEntry[]): readonly RepeatedEntry[] {
  const outOfOrder = new Set(listOutOfOrder(log).map(({ index }) => index));
  return listRepeated(log, ({ step }) => (step === 'combat' ? Infinity : 1)).filter(
    ({ index }) => !outOfOrder.has(index),
  );
}

/** An entry that begins an engagement while another is open. */
interface InterruptingEntry extends LoggedEntry {
  /** The first entry of the other. */
  readonly openEntry: LogEntry;
  /** The sub-steps that the log of the other lacks at its end, if it does not go on. */
  readonly missing?: readonly Step[];
}

/**
 * First entries of an engagement that was begun before another was finished: one that goes on later, or that never comes to its combat.
 * @param endsInCombat whether an engagement is finished only with combat
 */
export function listInterruptingEntries(
  log: readonly LoggedEntry[],
  endsInCombat: (engagement: string) => boolean,
): readonly InterruptingEntry[] {
  const lastIndexes = new Map(log.map(({ entry, index }) => [entry.engagement, index]));
  const continuesAfter = (engagement: string, index: number) => lastIndexes.get(engagement)! > index;
  const steps = new Map<string, Set<Step>>();
  const openEntries = new Map<string, LogEntry>();
  return log.flatMap(({ entry, index }) => {
    const { engagement } = entry;
    const isFirst = !steps.has(engagement);
    const other = isFirst ? [...openEntries.values()].at(-1) : undefined;
    if (isFirst) openEntries.set(engagement, entry);
    steps.set(engagement, (steps.get(engagement) ?? new Set()).add(entry.step));
    if (!continuesAfter(engagement, index) && (steps.get(engagement)!.has('combat') || !endsInCombat(engagement)))
      openEntries.delete(engagement);
    if (other === undefined) return [];
    if (continuesAfter(other.engagement, index)) return [{ entry, index, openEntry: other }];
    openEntries.delete(other.engagement);
    const otherSteps = [...steps.get(other.engagement)!];
    const missing = [...requiredSteps, 'combat' as const].filter((step) =>
      otherSteps.every((each) => compareSteps(each, step) < 0),
    );
    return [{ entry, index, openEntry: other, missing }];
  });
}

/** Combat entries of an engagement beyond its number of rounds, with the first one. */
export function listRepeatedCombats(
  log: readonly LoggedEntry[],
  getMaxRounds: (engagement: string) => number,
): readonly RepeatedEntry[] {
  return listRepeated(log, ({ engagement, step }) => (step === 'combat' ? getMaxRounds(engagement) : Infinity));
}

/** An entry that plays a sub-step more often than its engagement has it, with the first one. */
interface RepeatedEntry extends LoggedEntry {
  readonly first: LogEntry;
}

/** The entries that play a sub-step too often. @param limit how often an engagement has the sub-step of an entry, at least once */
function listRepeated(log: readonly LoggedEntry[], limit: (entry: LogEntry) => number): readonly RepeatedEntry[] {
  const counts = new Map<string, { readonly first: LogEntry; count: number }>();
  return log.flatMap((item) => {
    const { entry } = item;
    const key = `${entry.engagement} ${entry.step}`;
    const occurrences = counts.get(key);
    if (occurrences === undefined) {
      counts.set(key, { first: entry, count: 1 });
      return [];
    }
    occurrences.count++;
    return occurrences.count > limit(entry) ? [{ ...item, first: occurrences.first }] : [];
  });
}
