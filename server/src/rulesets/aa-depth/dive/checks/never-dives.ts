import type { Bar } from '../../bar';
import { chooseReading } from '../../fixes';
import { gap } from '../../scenarios';
import { submarinesOf } from '../../submarines';
import { examplesOf, type DepthConstraint } from '../../vocabulary';
import { whyNot } from '../../wording';
import { destroyerBlocksDive, diveBar } from '../dive';
import { saidWhen } from '../leaving-orders';

const destroyerBar: Bar = {
  rule: 'submarine-dive',
  why: 'they do not dive while the attacker has a destroyer',
  option: 'destroyerBlocksDive',
};

export const neverDives: DepthConstraint = {
  code: 'never-dives',
  rule: 'submarine-dive',
  severity: 'warning',
  title: 'Submarines have orders to dive when they may',
  part: 'seaBattles',
  *check(battle, header) {
    const submarines = submarinesOf(battle, 'defender', header);
    for (const { when, id, place, edit } of saidWhen(battle.defender.orders?.dive)) {
      if (when === 'never') continue;
      const meant = submarines.filter(({ unit, depth }) => depth !== 'silent' && (id === undefined || unit.id === id));
      const bars = meant.map(({ depth }) => diveBar(depth, header));
      const [depthBar] = bars.every((each) => each !== undefined) ? bars : [];
      const blocked = when === 'enemy-has-destroyer' && destroyerBlocksDive(header);
      const bar = depthBar ?? (blocked ? destroyerBar : undefined);
      if (bar === undefined) continue;
      yield {
        message: `No submarine ever dives by this order: ${whyNot(bar)}. Remove it, or change the option.`,
        place,
        unnecessary: true,
        fixes: [
          { title: 'Remove the order', edits: [edit], preferred: true },
          depthBar === undefined
            ? chooseReading(header, 'destroyerBlocksDive', 'no')
            : chooseReading(header, 'divingDepths', 'every'),
        ],
      };
    }
  },
  examples: examplesOf({
    on: gap,
    passes: `
      seaBattles/gap:
        defender: { power: germany, units: { sub: 1 }, orders: { dive: { when: enemy-has-destroyer } } }
    `,
    fails: `
      options: { destroyerBlocksDive: yes }
      seaBattles/gap:
        defender: { power: germany, units: { sub: 1 }, orders: { dive: { when: enemy-has-destroyer } } }
        #                                                                      ^^^^^^^^^^^^^^^^^^^ they do not dive while the attacker has a destroyer
    `,
    fixed: 'seaBattles/gap: defender: { power: germany, units: { sub: 1 }, orders: { dive: {} } }',
  }),
};
