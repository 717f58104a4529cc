import { isSame, takeFewer, takenBy, type TakenUnits } from '../../taken';
import type { SeaBattle } from '../../data';
import { orderOfBattle } from '../../scenarios';
import { cite, examplesOf, type Setting, type SharedConstraint } from '../setting';

export const twoZonesAtOnce = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'two-zones-at-once',
  rule: 'sea-battle-forces',
  title: 'In the combats of a turn a unit is in one sea zone',
  *check({ turn, forces = [], seaBattles = [] }) {
    // Only of the turn of one power it is certain that nothing moves between its battles.
    const ofTurn = seaBattles.filter(
      ({ attacker, seaZone }) => seaZone !== undefined && attacker.power === turn?.power,
    );
    const before: { readonly line: TakenUnits; readonly battle: SeaBattle }[] = [];
    for (const battle of ofTurn) {
      const lines = takenBy(battle, forces);
      for (const line of lines) {
        const elsewhere = before.filter((other) => isSame(other.line, line) && other.battle.seaZone !== battle.seaZone);
        const gone = mostByZone(elsewhere);
        if (elsewhere.length === 0 || line.count > line.all || gone + line.count <= line.all) continue;
        const [{ battle: other }] = elsewhere as [(typeof elsewhere)[number]];
        yield {
          message: `${line.count} of \`${line.kind}\` of \`${line.force.id}\` cannot be in ${battle.seaZone}: ${gone} of ${line.all} ${gone === 1 ? 'is' : 'are'} in ${other.seaZone} in the same turn (\`${other.id}\`)${cite('sea-battle-forces')}. Take fewer.`,
          place: line.place,
          related: elsewhere.map(({ battle: { id }, line: { place } }) => ({ message: `Taken by ${id}.`, place })),
          fixes: takeFewer(line, line.all - gone),
        };
      }
      before.push(...lines.map((line) => ({ line, battle })));
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

/** How many are in other zones: those that fight there twice are the same. */
function mostByZone(elsewhere: readonly { readonly line: TakenUnits; readonly battle: SeaBattle }[]): number {
  const most = new Map<string, number>();
  for (const battle of new Set(elsewhere.map((one) => one.battle))) {
    const here = elsewhere.filter((one) => one.battle === battle).reduce((sum, { line }) => sum + line.count, 0);
    most.set(battle.seaZone!, Math.max(most.get(battle.seaZone!) ?? 0, here));
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}
