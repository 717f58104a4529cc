/** All constraints of the ruleset, one file a code. */
import { shared } from './constraint';
import type { AareConstraint } from './constraint';
import { airRange } from './air-range';
import { attackDice } from './attack-dice';
import { attackOutOfTurn } from './attack-out-of-turn';
import { attacksOwnSide } from './attacks-own-side';
import { battleshipsDoNotFire } from './battleships-do-not-fire';
import { battleshipsOfASpace } from './battleships-of-a-space';
import { bombardmentAfterSeaCombat } from './bombardment-after-sea-combat';
import { bombardmentLossNotHere } from './bombardment-loss-not-here';
import { complexStruckTwice } from './complex-struck-twice';
import { damageBefore } from './damage-before';
import { destroyersBombard } from './destroyers-bombard';
import { detectsWithoutDestroyer } from './detects-without-destroyer';
import { escortsWithoutLongRange } from './escorts-without-long-range';
import { firstLostWithoutRocket } from './first-lost-without-rocket';
import { flyOverInterceptors } from './fly-over-interceptors';
import { kaitenAttackUnknown } from './kaiten-attack-unknown';
import { kaitenDefends } from './kaiten-defends';
import { kaitenNotSubmarine } from './kaiten-not-submarine';
import { kaitenPower } from './kaiten-power';
import { loadsInHostileZone } from './loads-in-hostile-zone';
import { loadsNoTransport } from './loads-no-transport';
import { newTechnologyUndated } from './new-technology-undated';
import { noncombatIntoHostileZone } from './noncombat-into-hostile-zone';
import { nothingAttacks } from './nothing-attacks';
import { rocketOneGun } from './rocket-one-gun';
import { rocketRange } from './rocket-range';
import { rocketsNotDeveloped } from './rockets-not-developed';
import { seaCombatUnsaid } from './sea-combat-unsaid';
import { seaMovePhase } from './sea-move-phase';
import { seaRange } from './sea-range';
import { shipPassesHostileZone } from './ship-passes-hostile-zone';
import { submarineMeetsDestroyer } from './submarine-meets-destroyer';
import { technologyNotYet } from './technology-not-yet';
import { technologyTwice } from './technology-twice';

export const constraints: readonly AareConstraint[] = [
  ...shared,
  airRange,
  attackDice,
  attackOutOfTurn,
  attacksOwnSide,
  battleshipsDoNotFire,
  battleshipsOfASpace,
  bombardmentAfterSeaCombat,
  bombardmentLossNotHere,
  complexStruckTwice,
  damageBefore,
  destroyersBombard,
  detectsWithoutDestroyer,
  escortsWithoutLongRange,
  firstLostWithoutRocket,
  flyOverInterceptors,
  kaitenAttackUnknown,
  kaitenDefends,
  kaitenNotSubmarine,
  kaitenPower,
  loadsInHostileZone,
  loadsNoTransport,
  newTechnologyUndated,
  noncombatIntoHostileZone,
  nothingAttacks,
  rocketOneGun,
  rocketRange,
  rocketsNotDeveloped,
  seaCombatUnsaid,
  seaMovePhase,
  seaRange,
  shipPassesHostileZone,
  submarineMeetsDestroyer,
  technologyNotYet,
  technologyTwice,
];
