/** Calculates variants on all cores; the output does not depend on the number of threads. */
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

/** The minimum number of variants for which all cores are used: each thread has to load the rules first. */
const many = 24;

/** A variant that takes longer than this, in milliseconds, justifies threads. */
const long = 150;

/** Number of jobs per thread, to balance the load at the end. */
const jobsForThread = 8;

/** The file of a command on variants. */
export interface Asked {
  readonly input: Input;
  readonly scenario: Scenario;
}

/** @throws CannotRun if the file cannot be read */
export async function asked(name: string, host: Host): Promise<Asked> {
  const input = await readOneInput(name, host);
  return { input, scenario: await analysed(input, surroundingsOf(host)) };
}

export interface Calculating {
  readonly host: Host;
  readonly wanted: WantedVariants;
  /** Indexes of the variants to calculate; all by default. */
  readonly indexes?: readonly number[];
  /** `--jobs` */
  readonly jobs?: number;
}

/**
 * Calculates the variants and yields the results in order.
 * @param name of the file, as the user gave it
 * @throws CannotRun if the first result makes the others useless
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

/** Calculates all variants and their summary. @throws CannotRun if there is no result */
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
