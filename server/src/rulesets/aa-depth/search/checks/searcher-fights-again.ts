import {
  createReductionFixes,
  findClaimedUnits,
  isSameKind,
  type ClaimedUnits,
} from '../../../axis-and-allies/claimed-units';
import type { Header, SeaBattle, UnitCount } from '../../data';
import { gapBattle } from '../../scenarios';
import { cite, type DepthCheck } from '../../kit';
import { listHiddenDepths } from '../search';
import { isSearching } from '../searchers';

/** Attacking units of a force. */
interface AttackLine extends ClaimedUnits {
  readonly battle: SeaBattle;
  readonly searches: boolean;
}

export const searcherFightsAgain: DepthCheck = {
  rule: 'searchers-fight-here-only',
  title: 'Units of a force that search in one battle are in no other battle of the turn',
  *check(scenario) {
    const { turn, forces = [], seaBattles = [] } = scenario;
    const earlier: AttackLine[] = [];
    for (const battle of seaBattles) {
      // Only these are certainly of one turn.
      if (battle.attacker.power !== turn?.power) continue;
      const lines = findClaimedUnits(battle, forces)
        .filter(({ side }) => side === 'attacker')
        .map((line) => ({ ...line, battle, searches: searchesIn(line, battle, scenario) }));
      for (const line of lines) {
        const { all, count, kind, force, place } = line;
        // Two sea zones at once are another mistake.
        const others = earlier.filter((other) => isSameKind(other, line) && !areApart(other.battle, battle));
        const busy = countBusy(others, line.searches);
        if (busy === 0 || count > all || busy + count <= all) continue;
        yield {
          message: `${count} of \`${kind}\` of \`${force.id}\` cannot fight here: ${busy} of ${all} ${busy === 1 ? 'fights' : 'fight'} in ${others[0]!.battle.id}, and units that search take part in no other combat of the turn${cite('searchers-fight-here-only')}. Take fewer, or do not search with them.`,
          place,
          related: others.map((other) => ({ message: `Taken by ${other.battle.id}.`, place: other.place })),
          fixes: createReductionFixes(line, Math.max(0, all - busy)),
        };
      }
      earlier.push(...lines);
    }
  },
  base: gapBattle,
  passes: `
    turn: { round: 3, power: uk, phase: conduct-combat }
    forces: [{ id: hunters, power: uk, units: { dd: 2 } }]
    seaBattles:
      - { id: gap, attacker: { from: hunters, units: { dd: 1 } }, defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: submerged }] } }
      - { id: other, attacker: { from: hunters, units: { dd: 1 } }, defender: { power: germany, units: { trn: 1 } } }
  `,
  fails: `
    turn: { round: 3, power: uk, phase: conduct-combat }
    forces: [{ id: hunters, power: uk, units: { dd: 2 } }]
    seaBattles:
      - { id: gap, attacker: { from: hunters, units: { dd: 1 } }, defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: submerged }] } }
      - { id: other, attacker: { from: hunters, units: { dd: 2 } }, defender: { power: germany, units: { trn: 1 } } }
    #                                  ^^^^^^^ 2 of \`dd\` of \`hunters\` cannot fight here: 1 of 2 fights in gap
  `,
};

function searchesIn({ unit }: ClaimedUnits, battle: SeaBattle, header: Header): boolean {
  return listHiddenDepths(battle, header).length > 0 && isSearching(unit as UnitCount, battle, header);
}

function areApart(battle: SeaBattle, other: SeaBattle): boolean {
  return battle.seaZone !== undefined && other.seaZone !== undefined && battle.seaZone !== other.seaZone;
}

/** The units that cannot be in a further battle: searchers of the others, and if it has searchers itself, all that fight elsewhere. */
function countBusy(others: readonly AttackLine[], searches: boolean): number {
  const searching = others.filter((other) => other.searches).reduce((sum, other) => sum + other.count, 0);
  const fighting = others.filter((other) => !other.searches).map(({ count }) => count);
  return searching + (searches ? Math.max(0, ...fighting) : 0);
}
