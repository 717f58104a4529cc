/** All constraints of the ruleset, one file a code. */
import type { AwawConstraint } from './constraint';
import { airAttackSameSide } from './air-attack-same-side';
import { airDefenseLevels } from './air-defense-levels';
import { carrierCapacity } from './carrier-capacity';
import { carriersAtMostHalf } from './carriers-at-most-half';
import { combatGroupNumber } from './combat-group-number';
import { criticalFaces } from './critical-faces';
import { cruiserCarries } from './cruiser-carries';
import { damagedCount } from './damaged-count';
import { damagedTransportsUsed } from './damaged-transports-used';
import { destroyerRaids } from './destroyer-raids';
import { escortCarrierAir } from './escort-carrier-air';
import { escortCarrierRaids } from './escort-carrier-raids';
import { factorsBeyondTable } from './factors-beyond-table';
import { fleetCombatSameSide } from './fleet-combat-same-side';
import { groupUnknown } from './group-unknown';
import { groupWithoutShips } from './group-without-ships';
import { hitsFall } from './hits-fall';
import { hitsInPort } from './hits-in-port';
import { interceptionBarredBy } from './interception-barred-by';
import { interceptionBarredOf } from './interception-barred-of';
import { interceptionDiceStated } from './interception-dice';
import { interceptionWithoutDice } from './interception-without-dice';
import { markerRemovedInPort } from './marker-removed-in-port';
import { minimumStrengthReached } from './minimum-strength';
import { mixedAir } from './mixed-air';
import { nationalityEmpty } from './nationality-empty';
import { nationalityTwice } from './nationality-twice';
import { noSquadrons } from './no-squadrons';
import { notANavalUnit } from './not-a-naval-unit';
import { notAnAirUnit } from './not-an-air-unit';
import { nothingToAttack } from './nothing-to-attack';
import { onNoCarrier } from './on-no-carrier';
import { portCapacity } from './port-capacity';
import { raidUnits } from './raid-units';
import { screenedNotHere } from './screened-not-here';
import { shipHits } from './ship-hits';
import { shipName } from './ship-name';
import { shipSize } from './ship-size';
import { shipSpeed } from './ship-speed';
import { shipType } from './ship-type';
import { sizeUnknown } from './size-unknown';
import { slowGroupAttacksDistant } from './slow-group-attacks-distant';
import { squadronsAllotted } from './squadrons-allotted';
import { submarineAttackSameSide } from './submarine-attack-same-side';
import { submarineInterceptsAlone } from './submarine-intercepts-alone';
import { surpriseLandBased } from './surprise-land-based';
import { targetNamedAlone } from './target-named-alone';
import { targetNotHere } from './target-not-here';
import { taskForceNumberTwice } from './task-force-number-twice';
import { taskForceNumber } from './task-force-number';
import { taskForceSize } from './task-force-size';
import { taskForceWithoutShips } from './task-force-without-ships';
import { transportsAtStart } from './transports-at-start';
import { transportsExposed } from './transports-exposed';
import { transportsLost } from './transports-lost';
import { transportsOfJapan } from './transports-of-japan';
import { transportsOverused } from './transports-overused';
import { transportsRecord } from './transports-record';
import { unbuiltTransportsUsed } from './unbuilt-transports-used';
import { unitInTwoTaskForces } from './unit-in-two-task-forces';
import { unitOnBothSides } from './unit-on-both-sides';

export const constraints: readonly AwawConstraint[] = [
  airAttackSameSide,
  airDefenseLevels,
  carrierCapacity,
  carriersAtMostHalf,
  combatGroupNumber,
  criticalFaces,
  cruiserCarries,
  damagedCount,
  damagedTransportsUsed,
  destroyerRaids,
  escortCarrierAir,
  escortCarrierRaids,
  factorsBeyondTable,
  fleetCombatSameSide,
  groupUnknown,
  groupWithoutShips,
  hitsFall,
  hitsInPort,
  interceptionBarredBy,
  interceptionBarredOf,
  interceptionDiceStated,
  interceptionWithoutDice,
  markerRemovedInPort,
  minimumStrengthReached,
  mixedAir,
  nationalityEmpty,
  nationalityTwice,
  noSquadrons,
  notANavalUnit,
  notAnAirUnit,
  nothingToAttack,
  onNoCarrier,
  portCapacity,
  raidUnits,
  screenedNotHere,
  shipHits,
  shipName,
  shipSize,
  shipSpeed,
  shipType,
  sizeUnknown,
  slowGroupAttacksDistant,
  squadronsAllotted,
  submarineAttackSameSide,
  submarineInterceptsAlone,
  surpriseLandBased,
  targetNamedAlone,
  targetNotHere,
  taskForceNumberTwice,
  taskForceNumber,
  taskForceSize,
  taskForceWithoutShips,
  transportsAtStart,
  transportsExposed,
  transportsLost,
  transportsOfJapan,
  transportsOverused,
  transportsRecord,
  unbuiltTransportsUsed,
  unitInTwoTaskForces,
  unitOnBothSides,
];
