/** Dice of a battle that were rolled at the table: who throws them, and what they hit on. */
import type { Combat, Step, Volley } from '../../../engine/combat';
import type { Explanation } from '../../../model/ruleset';
import { listed } from '../wording';
import { chanceToHit, shown } from './words';

/** The volley of a label; undefined where the label is that of another roll, or of none. */
function volleyOf(steps: readonly Step[], label: string): Volley | undefined {
  for (const step of steps) {
    const volleys = step.kind === 'fire' ? step.volleys : [];
    const found =
      volleys.find(({ id }) => id === label) ?? (step.kind === 'rounds' ? volleyOf(step.steps, label) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the dice of a label are, where units fire with them; undefined where they do not. */
export function volleyDice({ steps }: Combat, label: string): Explanation | undefined {
  const volley = volleyOf(steps, label);
  if (volley === undefined) return undefined;
  const { title, sides, shooters, rules } = volley;
  const order = shooters.length < 2 ? '' : `, in this order: ${listed(shooters.map((shooter) => shooter.title))}`;
  return {
    title,
    text: `A die for each unit that fires${order}; cycle after cycle.`,
    ...shown(
      shooters.map(({ hitsOn }) => {
        const amount = hitsOn({});
        return { amount, verdict: chanceToHit(amount.total, sides) };
      }),
    ),
    rules,
  };
}
