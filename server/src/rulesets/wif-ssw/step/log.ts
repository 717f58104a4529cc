/** The log of the SSW step: the sub-steps in the order in which they were played (1.2, 1.2.1). */
import type { LogEntry, Scenario } from '../data';

type Step = LogEntry['step'];

/** The sub-steps of a sea zone in order (1.2). ASW fire before the combat does not exist in this step. */
const order: readonly Step[] = ['initiation', 'naval-air-interception', 'search', 'combat-type-choice', 'combat'];

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

/** Entries that play a sub-step again, other than a round of combat, with the first one; entries out of order are left out. */
export function listRepeatedSteps(log: readonly Logged[]): readonly Repeated[] {
  const outOfOrder = new Set(listOutOfOrder(log).map(({ index }) => index));
  return listRepeated(log, ({ step }) => (step === 'combat' ? Infinity : 1)).filter(
    ({ index }) => !outOfOrder.has(index),
  );
}

/** An entry that begins an engagement while another is open. */
interface Interrupting extends Logged {
  /** The first entry of the other. */
  readonly open: LogEntry;
  /** The sub-steps that the log of the other lacks at its end, if it does not go on. */
  readonly missing?: readonly Step[];
}

/**
 * First entries of an engagement that was begun before another was finished: one that goes on later, or that never comes to its combat.
 * @param endsInCombat whether an engagement is finished only with combat
 */
export function listInterrupting(
  log: readonly Logged[],
  endsInCombat: (engagement: string) => boolean,
): readonly Interrupting[] {
  const last = new Map(log.map(({ entry, index }) => [entry.engagement, index]));
  const continues = (engagement: string, index: number) => last.get(engagement)! > index;
  const steps = new Map<string, Set<Step>>();
  const open = new Map<string, LogEntry>();
  return log.flatMap(({ entry, index }) => {
    const { engagement } = entry;
    const isFirst = !steps.has(engagement);
    const other = isFirst ? [...open.values()].at(-1) : undefined;
    if (isFirst) open.set(engagement, entry);
    steps.set(engagement, (steps.get(engagement) ?? new Set()).add(entry.step));
    if (!continues(engagement, index) && (steps.get(engagement)!.has('combat') || !endsInCombat(engagement)))
      open.delete(engagement);
    if (other === undefined) return [];
    if (continues(other.engagement, index)) return [{ entry, index, open: other }];
    open.delete(other.engagement);
    const otherSteps = [...steps.get(other.engagement)!];
    const missing = [...requiredSteps, 'combat' as const].filter((step) =>
      otherSteps.every((each) => compareSteps(each, step) < 0),
    );
    return [{ entry, index, open: other, missing }];
  });
}

/** Combat entries of an engagement beyond its number of rounds, with the first one. */
export function listRepeatedCombats(
  log: readonly Logged[],
  countRounds: (engagement: string) => number,
): readonly Repeated[] {
  return listRepeated(log, ({ engagement, step }) => (step === 'combat' ? countRounds(engagement) : Infinity));
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
