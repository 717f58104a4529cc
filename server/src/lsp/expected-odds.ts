/**
 * Odds for expectations, calculated after everything else has been reported. Until new odds are available, the last ones remain, so that
 * diagnostics do not flicker while typing.
 */
import { CancellationTokenSource } from 'vscode-languageserver';
import type { Analysis } from '../features/analysis';
import { combatsData } from '../features/combat/calculation';
import type { CombatName } from '../features/environment';
import { oddsExpected } from '../features/problems/odds';
import type { Likelihoods } from '../features';
import { Cancelled } from '../work/calculator';
import type { CancellationToken } from '../work/calculator';
import { systemScheduler } from '../work/scheduler';
import type { Scheduler } from '../work/scheduler';
import type { Short } from '../work/short';
import type { LikelihoodsTask, ResultOf } from '../work/task';
import { boundedCache } from './bounded-cache';
import type { CalculatorStart, Pace } from './calculator';
import { messageOf } from './guard';
import { nameOf } from './live-document';
import type { Settings } from './settings';

/** Milliseconds between a change and the calculation, so that other responses come first. */
const afterAnswers = 50;

/** Sampling seed: the same file has the same odds. */
const seed = 1;

export interface ExpectedOddsCalculation {
  /** The odds of a combat; the previous ones while new ones are being calculated. */
  known(uri: string, key: string, combat: CombatName): Likelihoods | undefined;
  /** Schedules missing odds after an analysis; calls `onCalculated` when there are new ones. */
  follow(uri: string, analysis: Analysis): void;
  /** Calculates missing odds for a waiting user. Rejects with `Cancelled`. */
  settle(uri: string, analysis: Analysis, token?: CancellationToken): Promise<void>;
  /** The same for a closed file, as long as it is wanted. @returns whether it still is */
  settleClosed(uri: string, analysis: Analysis, isWanted: () => boolean): Promise<boolean>;
  /** Whether any odds are missing. */
  isMissing(analysis: Analysis): boolean;
  /** Odds may change with the settings: the number of sampled combats. */
  settingsChanged(): void;
  forget(uri: string): void;
  dispose(): void;
}

export interface ExpectedOddsParts {
  readonly settings: Settings;
  readonly calculator: CalculatorStart;
  readonly log: (message: string) => void;
  /** New odds of an open document are available. */
  readonly found: (uri: string) => void;
  readonly scheduler?: Scheduler;
}

/** Undefined odds mark a failed calculation, which is not retried for this content. */
interface Entry {
  readonly likelihoods: Likelihoods | undefined;
}

interface Of extends Short<LikelihoodsTask> {
  readonly key: string;
  readonly id: string;
}

interface Followed {
  readonly stopTimer: () => void;
  readonly source: CancellationTokenSource;
}

export function expectedOdds(parts: ExpectedOddsParts): ExpectedOddsCalculation {
  const { settings, calculator, log, found, scheduler = systemScheduler } = parts;
  const cache = boundedCache<Entry>(10_000);
  const last = new Map<string, Map<string, Likelihoods>>();
  const followed = new Map<string, Followed>();

  const missingIn = (analysis: Analysis) => oddsExpected(analysis).filter(({ key }) => !cache.get(key));

  function stop(uri: string): void {
    const before = followed.get(uri);
    before?.stopTimer();
    before?.source.cancel();
    followed.delete(uri);
  }

  async function settle(uri: string, analysis: Analysis, pace: Pace, token?: CancellationToken): Promise<void> {
    const { runs } = (await settings.of(uri)).sampling;
    await calculator.eachShortFirst(tasksOf(uri, analysis, runs), learn, pace, token);
  }

  /** Looks each combat up when its turn comes, as another document may have calculated it in the meantime. */
  function* tasksOf(uri: string, analysis: Analysis, runs: number): Generator<Of> {
    for (const { key, found: of } of oddsExpected(analysis)) {
      if (cache.get(key)) continue;
      const task: LikelihoodsTask = { ...combatsData([of]), kind: 'likelihoods', sites: [of.site.id], runs, seed };
      yield { key, id: of.site.id, name: `${uri} ${nameOf(of.scenario.index, of.site.id)}`, task, site: of.site };
    }
  }

  function learn({ key, id }: Of, settled: PromiseSettledResult<ResultOf<LikelihoodsTask>>): void {
    if (settled.status === 'fulfilled') return cache.set(key, { likelihoods: settled.value[0] });
    cache.set(key, { likelihoods: undefined });
    log(`Calculating the odds that ${id} expects failed: ${messageOf(settled.reason)}`);
  }

  return {
    known(uri, key, { document, id }) {
      const name = nameOf(document, id);
      const entry = cache.get(key);
      if (!entry) return last.get(uri)?.get(name);
      const { likelihoods } = entry;
      const ofDocument = last.get(uri) ?? new Map<string, Likelihoods>();
      last.set(uri, ofDocument);
      if (likelihoods) ofDocument.set(name, likelihoods);
      else ofDocument.delete(name);
      return likelihoods;
    },

    follow(uri, analysis) {
      stop(uri);
      if (missingIn(analysis).length === 0) return;
      const source = new CancellationTokenSource();
      const work = async () => {
        try {
          await settle(uri, analysis, 'aside', source.token);
          found(uri);
        } catch (error) {
          if (!(error instanceof Cancelled)) throw error;
        }
      };
      followed.set(uri, { source, stopTimer: scheduler.after(afterAnswers, () => void work()) });
    },

    settle: (uri, analysis, token) => settle(uri, analysis, 'asked', token),

    async settleClosed(uri, analysis, isWanted) {
      const token = {
        get isCancellationRequested() {
          return !isWanted();
        },
        // Polled before every task.
        onCancellationRequested: () => ({ dispose: () => undefined }),
      };
      try {
        await settle(uri, analysis, 'closed', token);
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
      return isWanted();
    },

    isMissing: (analysis) => missingIn(analysis).length > 0,

    settingsChanged: () => cache.clear(),

    forget(uri) {
      stop(uri);
      last.delete(uri);
    },

    dispose() {
      for (const uri of [...followed.keys()]) stop(uri);
    },
  };
}
