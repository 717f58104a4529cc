/** All constraints of the ruleset, one file a code. */
import { otherPowerName } from '../research/checks/power-name';
import { airRange } from './air-range';
import { aircraftWithoutDeck } from './aircraft-without-deck';
import { attackOutOfTurn } from './attack-out-of-turn';
import { attacksOwnSide } from './attacks-own-side';
import { battleshipsDoNotFire } from './battleships-do-not-fire';
import { battleshipsOfASpace } from './battleships-of-a-space';
import { bombardmentAfterSeaCombat } from './bombardment-after-sea-combat';
import { bombardmentDice } from './bombardment-dice';
import { bombardmentLossNotHere } from './bombardment-loss-not-here';
import { bomberLandsWhere } from './bomber-lands-where';
import { complexStruckTwice } from './complex-struck-twice';
import { shared } from './constraint';
import type { AareConstraint } from './constraint';
import { damageBefore } from './damage-before';
import { destroyersBombard } from './destroyers-bombard';
import { detectsWithoutDestroyer } from './detects-without-destroyer';
import { escortsWithoutLongRange } from './escorts-without-long-range';
import { firstLostWithoutRocket } from './first-lost-without-rocket';
import { firstPurchase } from './first-purchase';
import { flyOverDice } from './fly-over-dice';
import { flyOverInterceptors } from './fly-over-interceptors';
import { heavyBombersCarry } from './heavy-bombers-carry';
import { infantryAboard } from './infantry-aboard';
import { infantryMoves } from './infantry-moves';
import { kaitenAttackUnknown } from './kaiten-attack-unknown';
import { kaitenDefends } from './kaiten-defends';
import { kaitenNotSubmarine } from './kaiten-not-submarine';
import { kaitenPower } from './kaiten-power';
import { kamikazeDice } from './kamikaze-dice';
import { loadsInHostileZone } from './loads-in-hostile-zone';
import { loadsNoTransport } from './loads-no-transport';
import { needlessRolls } from './needless-rolls';
import { newTechnologyUndated } from './new-technology-undated';
import { noncombatIntoHostileZone } from './noncombat-into-hostile-zone';
import { nothingAttacks } from './nothing-attacks';
import { raidDice } from './raid-dice';
import { researchOrder } from './research-order';
import { researchOverspent } from './research-overspent';
import { researchPrice } from './research-price';
import { rocketDice } from './rocket-dice';
import { rocketOneGun } from './rocket-one-gun';
import { rocketRange } from './rocket-range';
import { rocketsNotDeveloped } from './rockets-not-developed';
import { seaCombatUnsaid } from './sea-combat-unsaid';
import { seaMovePhase } from './sea-move-phase';
import { seaRange } from './sea-range';
import { secondPurchase } from './second-purchase';
import { sharedMinimum } from './shared-minimum';
import { sharedPrice } from './shared-price';
import { shipPassesHostileZone } from './ship-passes-hostile-zone';
import { submarineMeetsDestroyer } from './submarine-meets-destroyer';
import { technologyHad } from './technology-had';
import { technologyNotYet } from './technology-not-yet';
import { technologyTwice } from './technology-twice';
import { transportAfterCombat } from './transport-after-combat';
import { transportCargo } from './transport-cargo';
import { transportPhase } from './transport-phase';
import { transportRange } from './transport-range';
import { unloadsWhere } from './unloads-where';

export const constraints: readonly AareConstraint[] = [
  ...shared,
  airRange,
  aircraftWithoutDeck,
  attackOutOfTurn,
  attacksOwnSide,
  battleshipsDoNotFire,
  battleshipsOfASpace,
  bombardmentAfterSeaCombat,
  bombardmentDice,
  bombardmentLossNotHere,
  bomberLandsWhere,
  complexStruckTwice,
  damageBefore,
  destroyersBombard,
  detectsWithoutDestroyer,
  escortsWithoutLongRange,
  firstLostWithoutRocket,
  firstPurchase,
  flyOverDice,
  flyOverInterceptors,
  heavyBombersCarry,
  infantryAboard,
  infantryMoves,
  kaitenAttackUnknown,
  kaitenDefends,
  kaitenNotSubmarine,
  kaitenPower,
  kamikazeDice,
  loadsInHostileZone,
  loadsNoTransport,
  needlessRolls,
  newTechnologyUndated,
  noncombatIntoHostileZone,
  nothingAttacks,
  otherPowerName,
  raidDice,
  researchOrder,
  researchOverspent,
  researchPrice,
  rocketDice,
  rocketOneGun,
  rocketRange,
  rocketsNotDeveloped,
  seaCombatUnsaid,
  seaMovePhase,
  seaRange,
  secondPurchase,
  sharedMinimum,
  sharedPrice,
  shipPassesHostileZone,
  submarineMeetsDestroyer,
  technologyHad,
  technologyNotYet,
  technologyTwice,
  transportAfterCombat,
  transportCargo,
  transportPhase,
  transportRange,
  unloadsWhere,
];
