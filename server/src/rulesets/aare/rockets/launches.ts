/** Rockets of a turn, alone or with a raid. */
import type { Scenario } from '../data';

export interface Launch {
  readonly power: string;
  /** The object with `from` and `range`. */
  readonly origin: { readonly from: string; readonly range: number };
  /** The object with the target `territory`. */
  readonly target: { readonly id: string; readonly territory?: string };
}

/** All rockets, strikes first. */
export function listLaunches({ rocketStrikes = [], strategicBombingRaids = [] }: Scenario): readonly Launch[] {
  return [
    ...rocketStrikes.map((strike): Launch => ({ power: strike.attacker.power, origin: strike, target: strike })),
    ...strategicBombingRaids.flatMap((raid): Launch[] =>
      raid.rocket === undefined ? [] : [{ power: raid.attacker.power, origin: raid.rocket, target: raid }],
    ),
  ];
}

/** Launches that share a key with an earlier launch of the same power, paired with it. Launches without a key are ignored. */
export function findRepeatedLaunches(
  launches: readonly Launch[],
  getKey: (launch: Launch) => string | undefined,
): readonly { readonly launch: Launch; readonly earlierLaunch: Launch }[] {
  const firstLaunches = new Map<string, Launch>();
  return launches.flatMap((launch) => {
    const key = getKey(launch)?.trim().toLowerCase();
    if (key === undefined) return [];
    const earlierLaunch = firstLaunches.get(`${launch.power} ${key}`);
    if (earlierLaunch !== undefined) return [{ launch, earlierLaunch }];
    firstLaunches.set(`${launch.power} ${key}`, launch);
    return [];
  });
}
