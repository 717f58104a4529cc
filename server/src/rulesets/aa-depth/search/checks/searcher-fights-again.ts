import {
  createReductionFixes,
  findClaimedUnits,
  KindMap,
  type ClaimedUnits,
} from '../../../axis-and-allies/claimed-units';
import { maxListedItems } from '../../../tally';
import type { Header, SeaBattle, UnitCount } from '../../data';
import { gapBattle } from '../../scenarios';
import { cite, type DepthCheck } from '../../kit';
import { listHiddenDepths } from '../search';
import { isSearching } from '../searchers';

/** Attacking units of a force. */
interface AttackLine extends ClaimedUnits {
  readonly battle: SeaBattle;
  /** The index of the battle. */
  readonly order: number;
  readonly searches: boolean;
}

/** The units of a kind that battles of one zone use. */
interface Use {
  /** The number of units in all lines that search. */
  readonly searching: number;
  /** The number of units in the largest line that does not search: such lines may share their units. */
  readonly fighting: number;
  /** The first of these lines. */
  readonly lines: readonly AttackLine[];
}

/** The key is undefined for battles without a sea zone. */
type UsesByZone = Map<string | undefined, Use>;

export const searcherFightsAgain: DepthCheck = {
  rule: 'searchers-fight-here-only',
  title: 'Units of a force that search in one battle are in no other battle of the turn',
  *check(scenario) {
    const { turn, forces = [], seaBattles = [] } = scenario;
    const usesByKind = new KindMap<UsesByZone>();
    for (const [order, battle] of seaBattles.entries()) {
      // Only the battles of the power whose turn it is are certainly of one turn.
      if (battle.attacker.power !== turn?.power) continue;
      const lines = findClaimedUnits(battle, forces)
        .filter(({ side }) => side === 'attacker')
        .map((line) => ({ ...line, battle, order, searches: searchesIn(line, battle, scenario) }));
      for (const line of lines) {
        const { forceCount, count, kind, force, place } = line;
        const uses = listUses(usesByKind.get(line), battle.seaZone);
        const busyCount = countBusy(uses, line.searches);
        if (busyCount === 0 || count > forceCount || busyCount + count <= forceCount) continue;
        const others = uses.flatMap(({ lines: named }) => named).toSorted((a, b) => a.order - b.order);
        yield {
          message: `${count} of \`${kind}\` of \`${force.id}\` cannot fight here: ${busyCount} of ${forceCount} ${busyCount === 1 ? 'fights' : 'fight'} in ${others[0]!.battle.id}, and units that search take part in no other combat of the turn${cite('searchers-fight-here-only')}. Take fewer, or do not search with them.`,
          place,
          related: others
            .slice(0, maxListedItems)
            .map((other) => ({ message: `Taken by ${other.battle.id}.`, place: other.place })),
          fixes: createReductionFixes(line, Math.max(0, forceCount - busyCount)),
        };
      }
      for (const line of lines)
        usesByKind.set(line, addUse(usesByKind.get(line) ?? new Map<string | undefined, Use>(), line));
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

function addUse(uses: UsesByZone, line: AttackLine): UsesByZone {
  const { battle, count, searches } = line;
  const { searching, fighting, lines } = uses.get(battle.seaZone) ?? { searching: 0, fighting: 0, lines: [] };
  return uses.set(battle.seaZone, {
    searching: searches ? searching + count : searching,
    fighting: searches ? fighting : Math.max(fighting, count),
    lines: lines.length < maxListedItems ? [...lines, line] : lines,
  });
}

/** The uses in battles that may be in the zone. Another check reports units that are in two zones. */
function listUses(uses: UsesByZone = new Map(), zone: string | undefined): readonly Use[] {
  if (zone === undefined) return [...uses.values()];
  return [zone, undefined].flatMap((each) => uses.get(each) ?? []);
}

/** The number of units that other battles keep from a battle: their searchers, and if the battle itself has searchers, also units that only fight. */
function countBusy(uses: readonly Use[], searches: boolean): number {
  const searching = uses.reduce((sum, use) => sum + use.searching, 0);
  return searching + (searches ? Math.max(0, ...uses.map(({ fighting }) => fighting)) : 0);
}
