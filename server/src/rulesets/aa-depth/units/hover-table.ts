/** Hovers on the unit table and on the scenario's own values. */
import { amount, type Amount } from '../../../engine/amount';
import { counted, listed, sentence } from '../../../model/wording';
import type { Depth, Header, UnitType } from '../data';
import { depths } from '../depths/depth';
import { depthTitle } from '../depths/hover-depth';
import { shown, withChance } from '../hover-parts';
import type { DepthHover } from '../vocabulary';
import { cite } from '../wording';
import { unitTypes } from './unit-types';
import { baseValue, costOf, hitsOf, isKnown, isSubmarine, knownTypes, movementOf, sidesOf, tableOf } from './units';
import { valueAt as valueOf } from './values';

export const unitTableHover: DepthHover = {
  at: ['unitTable', 'units'],
  explain: (scenario) => {
    const { title, basis } = tableOf(scenario);
    const rows = knownTypes(scenario).map(
      (type) => `| ${unitTypes[type].one} | ${cells(type, scenario).join(' | ')} |`,
    );
    const head = '| unit | attack | defence | IPC | hits |\n|---|---|---|---|---|';
    const house =
      basis === undefined ? '' : ' It is a house table: the same chances on another die, not a game’s own numbers.';
    return {
      title: sentence(title),
      text: `A d${sidesOf(scenario)} hits with the value or less${cite('unit-values')}. The table sets values only: battles are fought as in Revised (LHTR).${house}${rows.length === 0 ? ' Give your units under `units`.' : `\n\n${[head, ...rows].join('\n')}`}`,
      amounts: [],
      rules: ['unit-values'],
      bases: basis === undefined ? [] : [basis],
    };
  },
};

function cells(type: UnitType, header: Header): (string | number)[] {
  const value = (part: 'attack' | 'defense'): number => baseValue(type, part, header).by;
  return [value('attack'), value('defense'), costOf(type, header) ?? 'not known', hitsOf(type, header)];
}

export const ownValuesHover: DepthHover = {
  at: ['units.*', 'units.*.*'],
  explain: (scenario, _, { path }) => {
    const type = path[1] as UnitType;
    const { one } = unitTypes[type];
    const [cost, move] = [costOf(type, scenario), movementOf(type, scenario)];
    const missing = isKnown(type, scenario) ? '' : ' The unit table does not have it: give both attack and defence.';
    const facts = [
      cost === undefined ? 'its price is not known' : `it costs ${counted(cost, 'IPC')}`,
      `takes ${counted(hitsOf(type, scenario), 'hit')}`,
      ...(move === undefined ? [] : [`moves ${counted(move.by, 'space')}`]),
    ];
    return {
      title: sentence(one),
      text: `${sentence(listed(facts))}${cite('unit-values')}.${missing}`,
      ...shown(valuesOf(type, scenario).map((value) => withChance(value, scenario))),
      rules: ['unit-values'],
    };
  },
};

/** Attack and defence of a type; for a submarine, at each depth at which it fights. */
function valuesOf(type: UnitType, header: Header): Amount[] {
  const at: readonly (Depth | undefined)[] = isSubmarine(type)
    ? depths.filter((depth) => depth !== 'silent')
    : [undefined];
  return at.flatMap((depth) =>
    (['attack', 'defense'] as const).map((part) => {
      const value = valueOf(type, part, depth, header);
      const where = depth === undefined ? '' : `, ${depthTitle(depth).toLowerCase()}`;
      return amount(`${value.what}${where}`, value.base, value.changes);
    }),
  );
}
