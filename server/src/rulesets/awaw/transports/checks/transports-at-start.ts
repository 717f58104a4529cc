import { placeAt, cite, setMember, addPath, offer, type AwawCheck } from '../../kit';
import { atlantic } from '../../scenarios';
import { listLevelsAtStart, westernAllies } from '../transports';

export const transportsAtStart: AwawCheck = {
  rule: 'transports-western',
  severity: 'warning',
  title: 'The Western Allies start with the right number of transports',
  *check(scenario) {
    const boxesAtStart = (scenario.transports ?? []).filter((box) => box.atStart === true);
    for (const box of new Set(boxesAtStart.map((line) => line.box))) {
      const lines = boxesAtStart.filter((line) => line.box === box && line.nation !== 'japan');
      const lastBox = lines.at(-1);
      // A line without a nation may or may not belong to the Western Allies.
      if (lastBox === undefined || lines.some(({ nation }) => nation === undefined || !westernAllies.has(nation)))
        continue;
      const [level] = listLevelsAtStart(lastBox, scenario) ?? [];
      const total = lines.reduce((sum, { count }) => sum + count, 0);
      if (level === undefined || total === level) continue;
      const count = level - (total - lastBox.count);
      yield {
        message: `The Western Allies start with ${level} transports here (${box}), not ${total}${lines.length > 1 ? ' in all' : ''}${cite('transports-western')}. Correct the count, or remove \`atStart\`.`,
        place: placeAt(lastBox, 'count'),
        fixes: count < 0 ? [] : [offer(`Change the count to ${count}`, setMember(lastBox, 'count', count))],
        related: lines.slice(0, -1).map((line) => ({ message: 'These count as well.', place: placeAt(line, 'count') })),
      };
    }
  },
  base: addPath(atlantic, 'transports.atlantic'),
  passes: `
    nation: britain
    atStart: true
    count: 15
  `,
  fails: `
    nation: britain
    atStart: true
    count: 14
    #      ^^ with 15 transports
  `,
};
