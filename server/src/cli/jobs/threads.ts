/** Chooses the number of threads for files: each thread has to load the rules first. */
import { statSync } from 'node:fs';
import type { Host } from '../host';
import type { Source } from '../inputs/source';
import { minFilesForAllCores } from './start';
import type { PoolOptions } from './pool';

/** Larger files, in bytes, are processed on another thread, so that this one stays responsive. */
const largeFileBytes = 50_000;

/** @param jobs the value of `--jobs`, the maximum number of threads */
export function chooseThreads(
  sources: readonly Source[],
  jobs: number | undefined,
  { cores }: Pick<Host, 'cores'>,
): Pick<PoolOptions, 'threads' | 'staysResponsive'> {
  const threads = Math.min(jobs ?? cores, sources.length);
  if (jobs === 1 || sources.length === 0) return { threads: 1 };
  if (sources.some(isLarge)) return { threads: Math.max(1, threads), staysResponsive: true };
  return { threads: sources.length >= minFilesForAllCores ? threads : 1 };
}

function isLarge({ path, text }: Source): boolean {
  if (text !== undefined) return text.length > largeFileBytes;
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largeFileBytes;
}
