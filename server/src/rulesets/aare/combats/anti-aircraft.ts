/** Anti-aircraft fire: one die for each aircraft, which hits only the aircraft that it is rolled for. */
import type { Shooter, Volley } from '../../../engine/combat';
import type { StepHead } from '../../step-kinds';
import type { AntiAircraftFire, AircraftTarget } from '../anti-aircraft/fire';
import { battlesNumbers } from '../battles/rules';

/** Aircraft of one type under fire. */
export interface AircraftUnderFire extends AircraftTarget {
  /** In the plural: `fighters`. */
  readonly title: string;
  /** The counters of the aircraft present. */
  readonly counters: readonly number[];
  /** Their target class, which no other units share. */
  readonly target: string;
}

/** The dice of a defending gun or battleship; empty if they can hit nothing. */
export function createAntiAircraftVolley(
  head: StepHead,
  fire: AntiAircraftFire | undefined,
  aircraft: readonly AircraftUnderFire[],
): readonly Volley[] {
  if (fire === undefined) return [];
  const shooters = aircraft.flatMap(({ title, counters, target, ...aircraftTarget }): Shooter[] => {
    const hitsOn = fire.computeHitThreshold(aircraftTarget);
    if (hitsOn.total <= 0) return [];
    return [{ title: `at the ${title}`, counters, hitsOn: () => hitsOn, targets: () => [target] }];
  });
  const { sides } = battlesNumbers['unit-values'];
  return shooters.length === 0 ? [] : [{ ...head, by: 'defender', on: 'attacker', sides, shooters }];
}
