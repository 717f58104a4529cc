import { takeFewer, takenBy, type TakenUnits } from '../../taken';
import type { SeaBattle } from '../../data';
import { Zones, type TakenInZone } from '../../../zones';
import { orderOfBattle } from '../../scenarios';
import { cite, examplesOf, type Setting, type SharedConstraint } from '../setting';

type Line = TakenUnits & TakenInZone & { readonly combat: SeaBattle };

export const twoZonesAtOnce = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'two-zones-at-once',
  rule: 'sea-battle-forces',
  title: 'In the combats of a turn a unit is in one sea zone',
  *check({ turn, forces = [], seaBattles = [] }) {
    // Only in one power's turn is it certain that nothing moves between battles.
    const ofTurn = seaBattles.filter(
      ({ attacker, seaZone }) => seaZone !== undefined && attacker.power === turn?.power,
    );
    const before = new Map<object, Map<string, Zones<Line>>>();
    for (const battle of ofTurn) {
      const zone = battle.seaZone!;
      for (const line of takenBy(battle, forces)) {
        const ofForce = before.get(line.force) ?? new Map<string, Zones<Line>>();
        const zones = ofForce.get(line.kind) ?? new Zones<Line>();
        before.set(line.force, ofForce.set(line.kind, zones));
        const gone = zones.takenOutside(zone);
        const elsewhere = zones.linesOutside(zone);
        zones.add({ ...line, combat: battle, zone, takes: line.count });
        const [other] = elsewhere;
        if (!other || line.count > line.all || gone + line.count <= line.all) continue;
        yield {
          message: `${line.count} of \`${line.kind}\` of \`${line.force.id}\` cannot be in ${zone}: ${gone} of ${line.all} ${gone === 1 ? 'is' : 'are'} in ${other.zone} in the same turn (\`${other.combat.id}\`)${cite('sea-battle-forces')}. Take fewer.`,
          place: line.place,
          related: elsewhere.map(({ combat: { id }, place }) => ({ message: `Taken by ${id}.`, place })),
          fixes: takeFewer(line, line.all - gone),
        };
      }
    }
  },
  examples: examplesOf({
    on: orderOfBattle(ruleset),
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
  }),
});
