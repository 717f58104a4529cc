import type { Fix } from '../../../../model/diagnostic';
import { placeAt, cite, setMember, offer, type WifCheck } from '../../kit';
import type { Scenario } from '../../data';
import { bareScenario } from '../../scenarios';

type Phases = NonNullable<Scenario['phases']>;
type Phase = Phases[number];

/** The phases of an impulse around the step, in order. */
const before = 'naval-movement';
const step = 'ssw';
const after = 'naval-combat';
const earlier: readonly Phase[] = ['declaration-of-war', 'choose-action', before];

export const sswStep: WifCheck = {
  rule: 'ssw-step',
  title: 'The strategic submarine warfare step comes between naval movement and naval combat',
  *check(scenario) {
    const { phases = [] } = scenario;
    for (const [index, phase] of phases.entries()) {
      if (phase !== step || isInPlace(phases, index)) continue;
      yield {
        message: `The strategic submarine warfare step comes after naval movement and before naval combat${cite('ssw-step')}. Move \`ssw\` there.`,
        place: placeAt(phases, index),
        fixes: [createReorderFix(scenario, phases)],
      };
    }
    const movement = phases.indexOf(before);
    if (phases.includes(step) || movement < 0 || phases[movement + 1] !== after) return;
    if ((scenario.engagements ?? []).length === 0) return;
    yield {
      message: `The scenario has strategic submarine warfare, but no \`ssw\` between naval movement and naval combat${cite('ssw-step')}. Add it there.`,
      place: placeAt(phases, movement + 1),
      fixes: [createReorderFix(scenario, phases)],
    };
  },
  base: bareScenario,
  passes: 'phases: [choose-action, naval-movement, ssw, naval-combat, land-movement]',
  fails: `
    phases: [choose-action, naval-movement, naval-combat, ssw, land-movement]
    #                                                     ^^^ The strategic submarine warfare step comes after naval movement
  `,
};

/** True if the step is in its place; of several in a row only the first is. A list may omit phases, and may cover several impulses. */
function isInPlace(phases: Phases, index: number): boolean {
  const previous = phases[index - 1];
  if (previous === step) return false;
  const next = phases.slice(index).find((phase) => phase !== step);
  const follows =
    previous === undefined || previous === before || (!phases.includes(before) && earlier.includes(previous));
  const leads = next === undefined || next === after || (!phases.includes(after) && !earlier.includes(next));
  return follows && leads && !(previous === undefined && phases.includes(before) && phases.indexOf(before) > index);
}

/** The list with the step once, in its place. */
function createReorderFix(scenario: Scenario, phases: Phases): Fix {
  const others: Phase[] = phases.filter((phase) => phase !== step);
  const behind = others.indexOf(before) + 1;
  const ahead = others.indexOf(after);
  const place = behind > 0 ? behind : ahead >= 0 ? ahead : others.findLastIndex((phase) => earlier.includes(phase)) + 1;
  const sorted = others.toSpliced(place, 0, step);
  return offer('Put the SSW step between naval movement and naval combat', setMember(scenario, 'phases', sorted));
}
