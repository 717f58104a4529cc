/** Hovers on the unit table and on the scenario's own values. */
import { createAmount, type Amount } from '../../../engine/amount';
import type { Depth, Header, UnitType } from '../data';
import { depths } from '../depths/depth';
import { depthTitle } from '../depths/hover-depth';
import { withDieChance } from '../hover-amounts';
import { listAmounts, cite, pluralize, formatList, capitalize, type DepthHover } from '../kit';
import { unitTypes } from './unit-types';
import {
  getBaseValue,
  getCost,
  getHits,
  isKnown,
  isSubmarine,
  listKnownTypes,
  getMovement,
  getDieSides,
  getUnitTable,
} from './units';
import { computeValueAtDepth as valueOf } from './values';

export const unitTableHover: DepthHover = {
  at: ['unitTable', 'units'],
  explain: (scenario) => {
    const { title, basis } = getUnitTable(scenario);
    const rows = listKnownTypes(scenario).map(
      (type) => `| ${unitTypes[type].singular} | ${formatCells(type, scenario).join(' | ')} |`,
    );
    const head = '| unit | attack | defence | IPC | hits |\n|---|---|---|---|---|';
    const house =
      basis === undefined ? '' : ' It is a house table: the same chances on another die, not a game’s own numbers.';
    return {
      title: capitalize(title),
      text: `A d${getDieSides(scenario)} hits with the value or less${cite('unit-values')}. The table sets values only: battles are fought as in Revised (LHTR).${house}${rows.length === 0 ? ' Give your units under `units`.' : `\n\n${[head, ...rows].join('\n')}`}`,
      amounts: [],
      rules: ['unit-values'],
      bases: basis === undefined ? [] : [basis],
    };
  },
};

function formatCells(type: UnitType, header: Header): (string | number)[] {
  const value = (part: 'attack' | 'defense'): number => getBaseValue(type, part, header).by;
  return [value('attack'), value('defense'), getCost(type, header) ?? 'not known', getHits(type, header)];
}

export const ownValuesHover: DepthHover = {
  at: ['units.*', 'units.*.*'],
  explain: (scenario, _, { path }) => {
    const type = path[1] as UnitType;
    const { singular } = unitTypes[type];
    const [cost, move] = [getCost(type, scenario), getMovement(type, scenario)];
    const missing = isKnown(type, scenario) ? '' : ' The unit table does not have it: give both attack and defence.';
    const facts = [
      cost === undefined ? 'its price is not known' : `it costs ${pluralize(cost, 'IPC')}`,
      `takes ${pluralize(getHits(type, scenario), 'hit')}`,
      ...(move === undefined ? [] : [`moves ${pluralize(move.by, 'space')}`]),
    ];
    return {
      title: capitalize(singular),
      text: `${capitalize(formatList(facts))}${cite('unit-values')}.${missing}`,
      ...listAmounts(computeValues(type, scenario).map((value) => withDieChance(value, scenario))),
      rules: ['unit-values'],
    };
  },
};

/** Attack and defence of a type; for a submarine, at each depth at which it fights. */
function computeValues(type: UnitType, header: Header): Amount[] {
  const at: readonly (Depth | undefined)[] = isSubmarine(type)
    ? depths.filter((depth) => depth !== 'silent')
    : [undefined];
  return at.flatMap((depth) =>
    (['attack', 'defense'] as const).map((part) => {
      const value = valueOf(type, part, depth, header);
      const where = depth === undefined ? '' : `, ${depthTitle(depth).toLowerCase()}`;
      return createAmount(`${value.label}${where}`, value.base, value.changes);
    }),
  );
}
