import { type Prohibition, formatProhibition } from '../../wording';
import { chooseReading } from '../../fixes';
import { gapBattle } from '../../scenarios';
import { listSubmarines } from '../../submarines';
import { createPreferredFix, type DepthCheck } from '../../kit';
import { destroyerBlocksDive, findDiveProhibition } from '../dive';
import { listLeaveTimes } from '../leave-times';

const destroyerProhibition: Prohibition = {
  rule: 'submarine-dive',
  reason: 'they do not dive while the attacker has a destroyer',
  option: 'destroyerBlocksDive',
};

export const neverDives: DepthCheck = {
  rule: 'submarine-dive',
  severity: 'warning',
  title: 'Submarines have orders to dive when they may',
  part: 'seaBattles',
  *check(battle, header) {
    const submarines = listSubmarines(battle, 'defender', header);
    for (const { when, id, place, edit } of listLeaveTimes(battle.defender.orders?.dive)) {
      if (when === 'never') continue;
      const addressedSubmarines = submarines.filter(
        ({ unit, depth }) => depth !== 'silent' && (id === undefined || unit.id === id),
      );
      const prohibitions = addressedSubmarines.map(({ depth }) => findDiveProhibition(depth, header));
      const [depthProhibition] = prohibitions.every((candidate) => candidate !== undefined) ? prohibitions : [];
      const isBlocked = when === 'enemy-has-destroyer' && destroyerBlocksDive(header);
      const prohibition = depthProhibition ?? (isBlocked ? destroyerProhibition : undefined);
      if (prohibition === undefined) continue;
      yield {
        message: `No submarine ever dives by this order: ${formatProhibition(prohibition)}. Remove it, or change the option.`,
        place,
        unnecessary: true,
        fixes: [
          createPreferredFix('Remove the order', edit),
          depthProhibition === undefined
            ? chooseReading(header, 'destroyerBlocksDive', 'no')
            : chooseReading(header, 'divingDepths', 'every'),
        ],
      };
    }
  },
  base: gapBattle,
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
};
