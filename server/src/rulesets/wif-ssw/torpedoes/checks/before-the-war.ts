import { placeAt, cite, capitalize, setMember, offer, type WifCheck } from '../../kit';
import { isMajor } from '../../major-powers';
import { marianas } from '../../scenarios';
import { formatTurnName, toTurnNumber } from '../../turns';
import { formatPower } from '../../wording';

const groups = ['subs', 'convoy'] as const;

export const beforeTheWar: WifCheck = {
  rule: 'torpedo-penalty',
  severity: 'warning',
  title: 'A power fights no major power before the turn in which it is at war with one',
  part: 'engagements',
  *check(engagement, header) {
    const { powers = {}, turn } = header;
    for (const key of groups) {
      const { power: name } = engagement[key];
      const enemy = engagement[key === 'subs' ? 'convoy' : 'subs'].power;
      const power = name === undefined ? undefined : powers[name];
      if (name === undefined || enemy === undefined || turn === undefined || power?.atWarSince === undefined) continue;
      if (!isMajor(enemy, header) || toTurnNumber(turn) >= toTurnNumber(power.atWarSince)) continue;
      yield {
        message: `It is ${formatTurnName(turn)}, but ${formatPower(name)} is at war with major powers only since ${formatTurnName(power.atWarSince)}, so it cannot fight ${formatPower(enemy)} yet${cite('initiation', 'torpedo-penalty')}. Correct \`turn\` or \`atWarSince\`.`,
        place: placeAt(engagement[key], 'power'),
        related: [
          { message: `${capitalize(formatPower(name))} goes to war here.`, place: placeAt(power, 'atWarSince') },
        ],
        fixes: [
          offer(`Change the outbreak of war to ${formatTurnName(turn)}`, setMember(power, 'atWarSince', { ...turn })),
        ],
      };
    }
  },
  base: marianas,
  passes: 'turn: { year: 1941, months: nov-dec }',
  fails: `
    turn: { year: 1941, months: jan-feb }
    engagements/marianas/subs:
      power: us
      #      ^^ It is J/F 1941
  `,
};
