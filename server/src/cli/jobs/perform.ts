/** Runs jobs. The code for each kind is loaded with its first job: a thread that only checks files does not need the odds engine. */
import type { Surroundings } from '../analysed';
import type { ItemOf, Job, Tell } from './job';

export function perform<J extends Job>(job: J, host: Surroundings, tell: Tell): AsyncGenerator<ItemOf<J>, void> {
  return performed(job, host, tell) as AsyncGenerator<ItemOf<J>, void>;
}

async function* performed(job: Job, host: Surroundings, tell: Tell): AsyncGenerator<ItemOf<Job>, void> {
  if (job.kind === 'check') yield await (await performers.check()).checkSource(job.source, job.wanted, host, tell);
  else if (job.kind === 'variants') yield* (await performers.variants()).standsOf(job, host, tell);
  else yield* (await performers.odds()).oddsIn(job, host, tell);
}

/** By kind. */
export const performers = {
  check: () => import('../check/checked'),
  odds: () => import('./odds'),
  variants: () => import('./variants'),
} as const satisfies Readonly<Record<Job['kind'], () => Promise<unknown>>>;
