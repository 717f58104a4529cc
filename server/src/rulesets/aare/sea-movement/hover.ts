/** Hovers on the sea zones of a route. */
import { defineHoverOnItems, cite } from '../kit';
import { capitalize, formatUnit } from '../wording';
import { canPass } from './sea-moves';

export const seaMoveHover = defineHoverOnItems('seaMoves', ['route.*', 'route.*.*'], ({ item, path }) => {
  const space = item.route[path[1] as number];
  if (space === undefined) return undefined;
  const isSubmarine = item.type === 'sub';
  const rule = isSubmarine ? 'submarines-pass' : 'sea-movement';
  const canMoveOn = canPass(isSubmarine, space.enemies);
  return {
    title: space.seaZone,
    text: `${capitalize(formatUnit(item.type))} ${canMoveOn ? 'may move on from here' : 'ends its move here'}${cite(rule)}.`,
    amounts: [],
    rules: [rule],
  };
});
