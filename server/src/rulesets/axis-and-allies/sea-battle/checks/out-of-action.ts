import { at } from '../../../../model/place';
import { namedUnitsOf } from '../../combats/names';
import type { SeaBattle } from '../../data';
import { orderOfBattle } from '../../scenarios';
import { takenBy, type TakenUnits } from '../../taken';
import { cite, examplesOf, type Setting, type SharedConstraint } from '../setting';

export const outOfAction = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'out-of-action',
  rule: 'cycles',
  title: 'Units that the written result of an earlier battle has sunk fight no more',
  *check({ forces = [], seaBattles = [] }) {
    const lost: { readonly line: TakenUnits; readonly battle: SeaBattle; readonly count: number }[] = [];
    for (const battle of seaBattles) {
      const lines = takenBy(battle, forces);
      for (const line of lines) {
        const earlier = lost.filter(({ line: { force, kind } }) => force === line.force && kind === line.kind);
        const left = line.all - earlier.reduce((sum, { count }) => sum + count, 0);
        if (earlier.length === 0 || line.count <= left || line.count > line.all) continue;
        const [{ battle: cause }] = earlier as [(typeof earlier)[number]];
        yield {
          message: `${line.count} of \`${line.kind}\` of \`${line.force.id}\` cannot fight here: ${left <= 0 ? 'none is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} left after the result of \`${cause.id}\`${cite('cycles')}. Take fewer, or correct the result.`,
          place: line.place,
          related: earlier.map(({ battle: { id, result }, count }) => ({
            message: `${count} of ${line.kind} lost in ${id}.`,
            place: at(result!),
          })),
        };
      }
      lost.push(...lines.flatMap((line) => lossOf(line, battle)));
    }
  },
  examples: examplesOf({
    on: orderOfBattle(ruleset),
    passes: `
      seaBattles:
        - id: screen
          result: { attacker: { units: 1, dd: 1 }, defender: { units: 0 } }
        - id: main-body
          attacker: { from: home-fleet, units: { dd: 2, bb: 1 } }
          defender: { power: germany, units: { bb: 1 } }
    `,
    fails: `
      seaBattles:
        - id: screen
          result: { attacker: { units: 1, dd: 1 }, defender: { units: 0 } }
        - id: main-body
          attacker: { from: home-fleet, units: { dd: 3, bb: 1 } }
          #                 ^^^^^^^^^^ only 2 are left after the result of \`screen\`
          defender: { power: germany, units: { bb: 1 } }
    `,
  }),
});

/** What a line has lost by the written result of its battle, where that tells. */
function lossOf(line: TakenUnits, battle: SeaBattle) {
  const result = battle.result as Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  const name = namedUnitsOf(battle, line.side)[line.index]?.name.name;
  const left = name === undefined ? undefined : result?.[line.side]?.[name];
  return left === undefined || left >= line.count ? [] : [{ line, battle, count: line.count - left }];
}
