/** All constraints of the ruleset, one file a code. */
import type { AwawConstraint } from './constraint';
import { advancedSubmarines } from './advanced-submarines';
import { airDefenseLevels } from './air-defense-levels';
import { beyondRange } from './beyond-range';
import { carrierCapacity } from './carrier-capacity';
import { carrierForce } from './carrier-force';
import { carriersAtMostHalf } from './carriers-at-most-half';
import { combatGroupNumber } from './combat-group-number';
import { criticalFaces } from './critical-faces';
import { cruiserCarries } from './cruiser-carries';
import { damagedCount } from './damaged-count';
import { damagedTransportsUsed } from './damaged-transports-used';
import { destroyerRaids } from './destroyer-raids';
import { distantGroupsFight } from './distant-groups-fight';
import { escortCarrierAir } from './escort-carrier-air';
import { escortCarrierRaids } from './escort-carrier-raids';
import { factorsBeyondTable } from './factors-beyond-table';
import { fireOrders } from './fire-orders';
import { groupUnknown } from './group-unknown';
import { groupWithoutShips } from './group-without-ships';
import { hitsFall } from './hits-fall';
import { hitsInPort } from './hits-in-port';
import { interceptionBarredBy } from './interception-barred-by';
import { interceptionBarredOf } from './interception-barred-of';
import { interceptionElsewhere } from './interception-elsewhere';
import { interceptionOfNothing } from './interception-of-nothing';
import { interceptionWithoutDice } from './interception-without-dice';
import { lastRoundOfNone } from './last-round-of-none';
import { markerRemovedInPort } from './marker-removed-in-port';
import { minimumStrengthReached } from './minimum-strength';
import { missionElsewhere } from './mission-elsewhere';
import { mixedAir } from './mixed-air';
import { nationalityEmpty } from './nationality-empty';
import { nationalityTwice } from './nationality-twice';
import { noSquadrons } from './no-squadrons';
import { notANavalUnit } from './not-a-naval-unit';
import { notAnAirUnit } from './not-an-air-unit';
import { nothingToAttack } from './nothing-to-attack';
import { onNoCarrier } from './on-no-carrier';
import { portCapacity } from './port-capacity';
import { raidElsewhere } from './raid-elsewhere';
import { raidUnits } from './raid-units';
import { raidWithoutRaiders } from './raid-without-raiders';
import { sameSide } from './same-side';
import { screenedNotHere } from './screened-not-here';
import { searchWithoutDice } from './search-without-dice';
import { shipHits } from './ship-hits';
import { shipName } from './ship-name';
import { shipSize } from './ship-size';
import { shipSpeed } from './ship-speed';
import { shipType } from './ship-type';
import { sizeUnknown } from './size-unknown';
import { slowGroupAttacksDistant } from './slow-group-attacks-distant';
import { squadronsAllotted } from './squadrons-allotted';
import { squadronsUsedTwice } from './squadrons-used-twice';
import { submarineInterceptsAlone } from './submarine-intercepts-alone';
import { submarineWarfareRolls } from './submarine-warfare-rolls';
import { surpriseLandBased } from './surprise-land-based';
import { surpriseOnce } from './surprise-once';
import { targetNamedAlone } from './target-named-alone';
import { targetNotHere } from './target-not-here';
import { taskForceNumber } from './task-force-number';
import { taskForceNumberTwice } from './task-force-number-twice';
import { taskForceSize } from './task-force-size';
import { taskForceWithoutShips } from './task-force-without-ships';
import { transportsAtStart } from './transports-at-start';
import { transportsExposed } from './transports-exposed';
import { transportsLost } from './transports-lost';
import { transportsOfJapan } from './transports-of-japan';
import { transportsOverused } from './transports-overused';
import { transportsRecord } from './transports-record';
import { unbuiltTransportsUsed } from './unbuilt-transports-used';
import { unitInTwoGroups } from './unit-in-two-groups';
import { unitInTwoTaskForces } from './unit-in-two-task-forces';
import { unitOnBothSides } from './unit-on-both-sides';
import { withoutSubmarines } from './without-submarines';

export const constraints: readonly AwawConstraint[] = [
  advancedSubmarines,
  airDefenseLevels,
  beyondRange,
  carrierCapacity,
  carrierForce,
  carriersAtMostHalf,
  combatGroupNumber,
  criticalFaces,
  cruiserCarries,
  damagedCount,
  damagedTransportsUsed,
  destroyerRaids,
  distantGroupsFight,
  escortCarrierAir,
  escortCarrierRaids,
  factorsBeyondTable,
  fireOrders,
  groupUnknown,
  groupWithoutShips,
  hitsFall,
  hitsInPort,
  interceptionBarredBy,
  interceptionBarredOf,
  interceptionElsewhere,
  interceptionOfNothing,
  interceptionWithoutDice,
  lastRoundOfNone,
  markerRemovedInPort,
  minimumStrengthReached,
  missionElsewhere,
  mixedAir,
  nationalityEmpty,
  nationalityTwice,
  noSquadrons,
  notANavalUnit,
  notAnAirUnit,
  nothingToAttack,
  onNoCarrier,
  portCapacity,
  raidElsewhere,
  raidUnits,
  raidWithoutRaiders,
  sameSide,
  screenedNotHere,
  searchWithoutDice,
  shipHits,
  shipName,
  shipSize,
  shipSpeed,
  shipType,
  sizeUnknown,
  slowGroupAttacksDistant,
  squadronsAllotted,
  squadronsUsedTwice,
  submarineInterceptsAlone,
  submarineWarfareRolls,
  surpriseLandBased,
  surpriseOnce,
  targetNamedAlone,
  targetNotHere,
  taskForceNumber,
  taskForceNumberTwice,
  taskForceSize,
  taskForceWithoutShips,
  transportsAtStart,
  transportsExposed,
  transportsLost,
  transportsOfJapan,
  transportsOverused,
  transportsRecord,
  unbuiltTransportsUsed,
  unitInTwoGroups,
  unitInTwoTaskForces,
  unitOnBothSides,
  withoutSubmarines,
];
