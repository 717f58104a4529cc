/** US submarine production (1.7): one build a year until the US is at war with a major power. */
import type { Build, Header, Months, Scenario } from '../data';
import { isMajor } from '../major-powers';
import { addToTally, type Tally } from '../../tally';
import { toTurnNumber } from '../turns';
import { usBuilds } from './numbers';

/** The months in which a year of the campaign begins. */
const campaignStart: Months = 'sep-oct';

/** True if a counter placed on the spiral counts as a build of a US submarine (1.7). */
export function isUsSubBuild({ power, unit, from }: Build): boolean {
  return power === 'us' && unit === 'sub' && from !== 'construction-pool';
}

/**
 * The war status of the US in the turn of a build: whether it was at war with a major power; `unknown` if the scenario does not say. With the option
 * `majorPowerWar: shared-enemy` only enemies of another major power of its side count.
 */
export function getUsWarStatus(build: Build, header: Header): boolean | 'unknown' {
  const us = header.powers?.us;
  if (us === undefined) return 'unknown';
  if (us.atWarSince) {
    if (build.year !== us.atWarSince.year) return build.year > us.atWarSince.year;
    if (build.months === undefined) return 'unknown';
    return toTurnNumber({ year: build.year, months: build.months }) >= toTurnNumber(us.atWarSince);
  }
  if (us.side === 'neutral') return false;
  if (us.atWarWith === undefined) return 'unknown';
  const enemies = us.atWarWith.filter((name) => isMajor(name, header));
  const countedEnemies =
    header.options?.majorPowerWar === 'shared-enemy'
      ? enemies.filter((enemy) => haveSharedEnemy(enemy, header))
      : enemies;
  return countedEnemies.length === 0 ? false : 'unknown';
}

function haveSharedEnemy(enemy: string, header: Header): boolean {
  return Object.entries(header.powers ?? {}).some(
    ([name, { side, atWarWith }]) =>
      name !== 'us' && side === 'allied' && isMajor(name, header) && atWarWith?.includes(enemy),
  );
}

/** The year that a build counts in: the calendar year, or with `usBuildYear: campaign` the one that began in September/October. */
export function getBuildYear({ year, months }: Build, header: Header): number {
  if (header.options?.usBuildYear !== 'campaign' || months === undefined) return year;
  return toTurnNumber({ year, months }) >= toTurnNumber({ year, months: campaignStart }) ? year : year - 1;
}

/** A build beyond the limit of its year, with the first builds of the year. */
export interface ExcessBuild {
  readonly build: Build;
  readonly earlier: readonly Build[];
  /** The number of counters beyond the limit. */
  readonly excess: number;
}

/** The US submarine builds beyond the limit of 1.7. Builds in turns of unknown war status are not reported. */
export function listExcessUsBuilds(scenario: Scenario): readonly ExcessBuild[] {
  return listExcessBuilds(scenario, false);
}

/** The US submarine builds that would be beyond the limit if the US were at peace, which the scenario does not say. */
export function listBuildsThatNeedWar(scenario: Scenario): readonly Build[] {
  return listExcessBuilds(scenario, 'unknown').map(({ build }) => build);
}

function listExcessBuilds(scenario: Scenario, warStatus: false | 'unknown'): readonly ExcessBuild[] {
  const years = new Map<number, Tally<Build>>();
  const excessBuilds: ExcessBuild[] = [];
  for (const build of scenario.production ?? []) {
    if (!isUsSubBuild(build) || getUsWarStatus(build, scenario) !== warStatus) continue;
    const year = getBuildYear(build, scenario);
    const { count = 1 } = build;
    const yearTally = years.get(year);
    const excess = Math.min(count, (yearTally?.count ?? 0) + count - usBuilds.perYear);
    if (excess > 0) excessBuilds.push({ build, earlier: yearTally?.first ?? [], excess });
    years.set(year, addToTally(yearTally, build, count));
  }
  return excessBuilds;
}
