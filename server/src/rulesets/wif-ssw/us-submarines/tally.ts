/** The total of US builds before the war, by the end of 1941 (1.7). */
import { sumChanges, type Amount } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { Build, Scenario } from '../data';
import { formatTurnName } from '../turns';
import { listExcessUsBuilds, isUsSubBuild, getUsWarStatus } from './builds';
import { usBuilds } from './numbers';

/** The last turn of the tally, as players write it. */
export const lastTurn = formatTurnName({ year: usBuilds.lastYear, months: 'nov-dec' });

/** The US submarines built in peace by the end of 1941, with a line for each build. */
export function countUsSubs(scenario: Scenario): Amount {
  const lines = (scenario.production ?? [])
    .filter((build) => countsInTally(build) && getUsWarStatus(build, scenario) !== true)
    .map((build) =>
      changeBy('us-subs-on-map', { label: `${build.year}`, by: getCount(build), from: placeAt(build, 'unit') }),
    );
  const zero = changeBy('us-subs-on-map', { label: 'no build', by: 0 });
  return sumChanges(`US submarines added in peace by ${lastTurn}`, zero, lines);
}

/**
 * The build that exceeds the total limit although each year keeps its own; undefined if there is none. Years before the start of the campaign
 * in 1939 make this possible. Builds beyond the limit of their year are reported separately and do not count.
 */
export function findExcessBuild(
  scenario: Scenario,
): { readonly build: Build; readonly addedCount: number } | undefined {
  const excessByBuild = new Map(listExcessUsBuilds(scenario).map(({ build, excess }) => [build, excess]));
  let addedCount = 0;
  for (const build of scenario.production ?? []) {
    if (!countsInTally(build) || getUsWarStatus(build, scenario) !== false) continue;
    addedCount += getCount(build) - (excessByBuild.get(build) ?? 0);
    if (addedCount > usBuilds.maxAdded) return { build, addedCount };
  }
  return undefined;
}

function countsInTally(build: Build): boolean {
  return isUsSubBuild(build) && build.year <= usBuilds.lastYear;
}

function getCount({ count }: Build): number {
  return count ?? 1;
}
