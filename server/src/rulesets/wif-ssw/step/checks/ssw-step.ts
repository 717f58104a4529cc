import type { Fix } from '../../../../model/diagnostic';
import { placeAt, cite, setMember, offer, type WifCheck } from '../../kit';
import type { Scenario } from '../../data';
import { bareScenario } from '../../scenarios';

type Phases = NonNullable<Scenario['phases']>;
type Phase = Phases[number];

/** The phases of an impulse around the step, in order. */
const previousPhase = 'naval-movement';
const sswPhase = 'ssw';
const nextPhase = 'naval-combat';
const earlierPhases: readonly Phase[] = ['declaration-of-war', 'choose-action', previousPhase];

export const sswStep: WifCheck = {
  rule: 'ssw-step',
  title: 'The strategic submarine warfare step comes between naval movement and naval combat',
  *check(scenario) {
    const { phases = [] } = scenario;
    for (const [index, phase] of phases.entries()) {
      if (phase !== sswPhase || isInPlace(phases, index)) continue;
      yield {
        message: `The strategic submarine warfare step comes after naval movement and before naval combat${cite('ssw-step')}. Move \`ssw\` there.`,
        place: placeAt(phases, index),
        fixes: [createReorderFix(scenario, phases)],
      };
    }
    const movement = phases.indexOf(previousPhase);
    if (phases.includes(sswPhase) || movement < 0 || phases[movement + 1] !== nextPhase) return;
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
  if (previous === sswPhase) return false;
  const next = phases.slice(index).find((phase) => phase !== sswPhase);
  const followsInOrder =
    previous === undefined ||
    previous === previousPhase ||
    (!phases.includes(previousPhase) && earlierPhases.includes(previous));
  const precedesInOrder =
    next === undefined || next === nextPhase || (!phases.includes(nextPhase) && !earlierPhases.includes(next));
  return (
    followsInOrder &&
    precedesInOrder &&
    !(previous === undefined && phases.includes(previousPhase) && phases.indexOf(previousPhase) > index)
  );
}

/** The list with the step once, in its place. */
function createReorderFix(scenario: Scenario, phases: Phases): Fix {
  const otherPhases: Phase[] = phases.filter((phase) => phase !== sswPhase);
  const indexAfterPrevious = otherPhases.indexOf(previousPhase) + 1;
  const indexOfNext = otherPhases.indexOf(nextPhase);
  const targetIndex =
    indexAfterPrevious > 0
      ? indexAfterPrevious
      : indexOfNext >= 0
        ? indexOfNext
        : otherPhases.findLastIndex((phase) => earlierPhases.includes(phase)) + 1;
  const sorted = otherPhases.toSpliced(targetIndex, 0, sswPhase);
  return offer('Put the SSW step between naval movement and naval combat', setMember(scenario, 'phases', sorted));
}
