import { createReductionFixes, findClaimedUnits, KindMap, type ClaimedUnits } from '../../claimed-units';
import type { SeaBattle } from '../../data';
import { ZoneTracker, type ZoneUse } from '../../../zone-tracker';
import { createOrderOfBattle } from '../../scenarios';
import { cite, type RulesetProfile, type SharedCheck } from '../kit';

type ZoneLine = ClaimedUnits & ZoneUse & { readonly combat: SeaBattle };

export const twoZonesAtOnce = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'sea-battle-forces',
  title: 'In the combats of a turn a unit is in one sea zone',
  *check({ turn, forces = [], seaBattles = [] }) {
    // Only in one power's turn is it certain that nothing moves between battles.
    const battlesOfTurn = seaBattles.filter(
      ({ attacker, seaZone }) => seaZone !== undefined && attacker.power === turn?.power,
    );
    const trackers = new KindMap<ZoneTracker<ZoneLine>>();
    for (const battle of battlesOfTurn) {
      const zone = battle.seaZone!;
      for (const line of findClaimedUnits(battle, forces)) {
        const tracker = trackers.get(line) ?? new ZoneTracker<ZoneLine>();
        trackers.set(line, tracker);
        const elsewhereCount = tracker.countOutside(zone);
        const elsewhereLines = tracker.listLinesOutside(zone);
        tracker.add({ ...line, combat: battle, zone, takenCount: line.count });
        const [elsewhere] = elsewhereLines;
        if (!elsewhere || line.count > line.forceCount || elsewhereCount + line.count <= line.forceCount) continue;
        yield {
          message: `${line.count} of \`${line.kind}\` of \`${line.force.id}\` cannot be in ${zone}: ${elsewhereCount} of ${line.forceCount} ${elsewhereCount === 1 ? 'is' : 'are'} in ${elsewhere.zone} in the same turn (\`${elsewhere.combat.id}\`)${cite('sea-battle-forces')}. Take fewer.`,
          place: line.place,
          related: elsewhereLines.map(({ combat: { id }, place }) => ({ message: `Taken by ${id}.`, place })),
          fixes: createReductionFixes(line, line.forceCount - elsewhereCount),
        };
      }
    }
  },
  base: createOrderOfBattle(ruleset),
  passes: `
    turn: { round: 2, power: uk, phase: conduct-combat }
    seaBattles:
      - id: main-body
        seaZone: SZ 3
        attacker: { from: home-fleet, units: { dd: 1, bb: 1 } }
        defender: { power: germany, units: { bb: 1 } }
  `,
  fails: `
    turn: { round: 2, power: uk, phase: conduct-combat }
    seaBattles:
      - id: main-body
        seaZone: SZ 3
        attacker: { from: home-fleet, units: { dd: 2, bb: 1 } }
        #                 ^^^^^^^^^^ 2 of \`dd\` of \`home-fleet\` cannot be in SZ 3: 2 of 3 are in SZ 2
        defender: { power: germany, units: { bb: 1 } }
  `,
});
