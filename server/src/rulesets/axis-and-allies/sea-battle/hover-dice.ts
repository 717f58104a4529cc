/** Explains table dice: the units that roll them and the numbers they hit or find on. */
import type { Combat, Roll, Step, Update, Volley } from '../../../engine/combat';
import type { Explanation } from '../../../model/ruleset';
import { formatList, listAmounts } from '../../kit';
import { formatHitChance } from '../hover-amounts';

/** Explains the dice of a label; undefined if no step rolls them. */
export function explainDice(combat: Combat, label: string): Explanation | undefined {
  return explainVolleyDice(combat, label) ?? explainRollDice(combat, label);
}

/** Explains the dice of a volley; undefined if the label is not that of a volley. */
export function explainVolleyDice({ steps }: Combat, label: string): Explanation | undefined {
  const volley = listVolleys(steps).find(({ id }) => id === label);
  if (volley === undefined) return undefined;
  const { title, sides, shooters, rules } = volley;
  const order = shooters.length < 2 ? '' : `, in this order: ${formatList(shooters.map((shooter) => shooter.title))}`;
  const cycleNote = isRepeated(steps, label) ? '; cycle after cycle' : '';
  const values = shooters.map((shooter) => ({ units: shooter.title, amount: shooter.hitsOn({}) }));
  const isUnique = ({ label: name }: { readonly label: string }) =>
    values.filter(({ amount }) => amount.label === name).length === 1;
  return {
    title,
    text: `A die for each unit that fires${order}${cycleNote}.`,
    ...listAmounts(
      values.map(({ units, amount }) => ({
        amount: isUnique(amount) ? amount : { ...amount, label: `${amount.label}, ${units}` },
        totalNote: formatHitChance(amount.total, sides),
      })),
    ),
    rules,
  };
}

/** Explains dice that are not fire, with the numbers shown before they are rolled. */
function explainRollDice({ steps, start }: Combat, label: string): Explanation | undefined {
  const allSteps = flattenSteps(steps);
  const roll = allSteps.find((step): step is Roll => step.kind === 'roll' && step.id === label);
  if (roll === undefined) return undefined;
  const numbersStep = allSteps.find((step): step is Update => step.kind === 'update' && step.id === `${label}.numbers`);
  const amounts = numbersStep?.amounts?.(start, start) ?? [];
  const { sides } = roll.dice(start);
  return {
    title: roll.title,
    text: `Each is a d${sides}${amounts.length > 1 ? ', compared with each of these numbers' : ''}.`,
    ...listAmounts(amounts.map((amount) => ({ amount }))),
    rules: roll.rules,
  };
}

/** True if the dice of a label are rolled in every cycle; those of a first cycle are rolled once. */
function isRepeated(steps: readonly Step[], label: string): boolean {
  return steps.some(
    (step) => step.kind === 'rounds' && step.limit > 1 && listVolleys(step.steps).some(({ id }) => id === label),
  );
}

function listVolleys(steps: readonly Step[]): readonly Volley[] {
  return flattenSteps(steps).flatMap((step) => (step.kind === 'fire' ? step.volleys : []));
}

function flattenSteps(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => (step.kind === 'rounds' ? [step, ...flattenSteps(step.steps)] : [step]));
}
