/** Rockets of a turn, alone or with a raid. */
import type { Scenario } from '../data';

export interface Launch {
  readonly power: string;
  /** The object with `from` and `range`. */
  readonly owner: { readonly from: string; readonly range: number };
  /** The object with the target `territory`. */
  readonly target: { readonly id: string; readonly territory?: string };
}

/** All rockets, strikes first. */
export function listLaunches({ rocketStrikes = [], strategicBombingRaids = [] }: Scenario): readonly Launch[] {
  return [
    ...rocketStrikes.map((strike): Launch => ({ power: strike.attacker.power, owner: strike, target: strike })),
    ...strategicBombingRaids.flatMap((raid): Launch[] =>
      raid.rocket === undefined ? [] : [{ power: raid.attacker.power, owner: raid.rocket, target: raid }],
    ),
  ];
}

/** Launches that share a key with an earlier launch of the same power, paired with it. Launches without a key are ignored. */
export function findRepeated(
  launches: readonly Launch[],
  getKey: (launch: Launch) => string | undefined,
): readonly { readonly launch: Launch; readonly before: Launch }[] {
  const first = new Map<string, Launch>();
  return launches.flatMap((launch) => {
    const name = getKey(launch)?.trim().toLowerCase();
    if (name === undefined) return [];
    const before = first.get(`${launch.power} ${name}`);
    if (before !== undefined) return [{ launch, before }];
    first.set(`${launch.power} ${name}`, launch);
    return [];
  });
}
