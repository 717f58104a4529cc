/** All constraints of the ruleset, one file a code; those that it shares come first. */
import { shared } from './constraint';
import type { DepthConstraint } from './constraint';
import { alsoHere } from './also-here';
import { bonusDropped } from './bonus-dropped';
import { cannotSearch } from './cannot-search';
import { damageOfOneHit } from './damage-of-one-hit';
import { declarationInCombatMove } from './declaration-in-combat-move';
import { declarationInPhase } from './declaration-phase';
import { declarationInOwnTurn } from './declaration-turn';
import { declaredTwice } from './declared-twice';
import { defenderSearches } from './defender-searches';
import { depthAgainstDeclaration } from './depth-against-declaration';
import { depthWithoutSubmarine } from './depth-without-submarine';
import { diveBarred } from './dive-barred';
import { diveChangesDepth } from './dive-changes-depth';
import { divedHit } from './dived-hit';
import { divedReturns } from './dived-returns';
import { divesAway } from './dives-away';
import { electedHitEarly } from './elected-hit-early';
import { electsBarred } from './elects-barred';
import { electsWithoutShips } from './elects-without-ships';
import { hitAfterFailedSearch } from './hit-after-failed-search';
import { logElsewhere } from './log-elsewhere';
import { logNotSubmarines } from './log-not-submarines';
import { modifierWithoutEffect } from './modifier-without-effect';
import { neverDives } from './never-dives';
import { neverSubmerges } from './never-submerges';
import { noSubmarines } from './no-submarines';
import { nobodySearches } from './nobody-searches';
import { nothingToFind } from './nothing-to-find';
import { onlySilent } from './only-silent';
import { periscopeMove } from './periscope-move';
import { searchCalledOff } from './search-called-off';
import { searchDice } from './search-dice';
import { searcherFightsElsewhere } from './searcher-fights-elsewhere';
import { searcherNotMovedIn } from './searcher-not-moved-in';
import { searcherStartedHere } from './searcher-started-here';
import { silentActs } from './silent-acts';
import { silentAttacks } from './silent-attacks';
import { silentMove } from './silent-move';
import { silentOrdered } from './silent-ordered';
import { submergedMove } from './submerged-move';
import { surfacedElects } from './surfaced-elects';
import { surfacedMove } from './surfaced-move';
import { unfoundHit } from './unfound-hit';
import { unitNotInTable } from './unit-not-in-table';

export const constraints: readonly DepthConstraint[] = [
  ...shared,
  alsoHere,
  bonusDropped,
  cannotSearch,
  damageOfOneHit,
  declarationInCombatMove,
  declarationInPhase,
  declarationInOwnTurn,
  declaredTwice,
  defenderSearches,
  depthAgainstDeclaration,
  depthWithoutSubmarine,
  diveBarred,
  diveChangesDepth,
  divedHit,
  divedReturns,
  divesAway,
  electedHitEarly,
  electsBarred,
  electsWithoutShips,
  hitAfterFailedSearch,
  logElsewhere,
  logNotSubmarines,
  modifierWithoutEffect,
  neverDives,
  neverSubmerges,
  noSubmarines,
  nobodySearches,
  nothingToFind,
  onlySilent,
  periscopeMove,
  searchCalledOff,
  searchDice,
  searcherFightsElsewhere,
  searcherNotMovedIn,
  searcherStartedHere,
  silentActs,
  silentAttacks,
  silentMove,
  silentOrdered,
  submergedMove,
  surfacedElects,
  surfacedMove,
  unfoundHit,
  unitNotInTable,
];
