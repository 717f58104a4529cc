/** Variants on all cores: who calculates them makes no difference to what is printed. */
import type { ReportStands, Variants } from '../../library/variants';
import { counted } from '../../model/wording';
import { analysed, surroundingsOf } from '../analysed';
import type { Scenario } from '../../library/scenario';
import type { Host } from '../host';
import type { Input } from '../inputs/read';
import { readOneInput } from '../inputs/read';
import { sourceAt } from '../inputs/source';
import type { VariantsJob, WantedVariants } from '../jobs/job';
import { answersOf } from '../jobs/pool';
import { following } from '../progress';

/** From so many variants on, all cores are used: each thread has to load the rules first. */
const many = 24;

/** A variant that takes longer is worth a thread, in milliseconds. */
const long = 150;

/** So many jobs for each thread, so that none waits long for the others at the end. */
const jobsForThread = 8;

/** A file that a command on variants is about. */
export interface Asked {
  readonly input: Input;
  readonly scenario: Scenario;
}

/** @throws CannotRun where the file cannot be read */
export async function asked(name: string, host: Host): Promise<Asked> {
  const input = await readOneInput(name, host);
  return { input, scenario: await analysed(input, surroundingsOf(host)) };
}

export interface Calculating {
  readonly host: Host;
  readonly wanted: WantedVariants;
  /** Which of them, all where it is absent. */
  readonly indexes?: readonly number[];
  /** `--jobs` */
  readonly jobs?: number;
}

/**
 * How each variant stands, in their order.
 * @param name of the file, as the user gave it
 * @throws CannotRun where there is no use in the others once the first is known
 */
export async function* standsOf(
  name: string,
  { input }: Asked,
  { size, stands, require }: Variants<unknown>,
  { host, wanted, indexes = [...Array(size).keys()], jobs }: Calculating,
): AsyncGenerator<ReportStands, void> {
  const told = (done: number): void => host.progress.step(`Calculated ${done} of ${counted(indexes.length, 'combat')}`);
  const [first, ...others] = indexes;
  if (first === undefined) return;
  const began = performance.now();
  const begun = await stands(first, following('odds of', host.progress.tell));
  const isLong = performance.now() - began > long;
  if (first === 0) require(begun);
  let done = 1;
  told(done);
  yield begun;
  if (others.length === 0) return;
  const isWorthIt = isLong || others.length >= many || jobs !== undefined;
  const threads = isWorthIt ? Math.min(jobs ?? host.cores, others.length) : 1;
  const source = { ...sourceAt(name, host.folder), name: input.name, text: input.text };
  const pieces = inPieces(others, Math.ceil(others.length / (threads * jobsForThread)));
  const all = pieces.map((own): VariantsJob => ({ kind: 'variants', source, wanted, indexes: own }));
  for await (const found of answersOf(all, host, { threads })) {
    told(++done);
    yield found;
  }
}

function inPieces<T>(list: readonly T[], length: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
}

/** All of them, and what they come to together. @throws CannotRun where nothing can be said of them */
export async function calculated<Result>(
  name: string,
  of: Asked,
  variants: Variants<Result>,
  calculating: Calculating,
): Promise<Result> {
  const all: ReportStands[] = [];
  for await (const stands of standsOf(name, of, variants, calculating)) all.push(stands);
  return variants.joined(all);
}
