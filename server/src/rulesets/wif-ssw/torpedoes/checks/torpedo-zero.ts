import { getSectionModifier } from '../../attack/section-modifiers';
import { addPath, type WifCheck } from '../../kit';
import type { Engagement, Header, SubUnit } from '../../data';
import { marianas } from '../../scenarios';
import { checkTorpedoes } from '../torpedo-diagnostics';

export const torpedoZero: WifCheck = {
  rule: 'torpedo-zero',
  title: 'A US submarine whose torpedoes leave it an attack of 0 stays out',
  part: 'engagements',
  check: (engagement, header) =>
    checkTorpedoes(
      engagement,
      header,
      'torpedo-zero',
      (unit) =>
        `The torpedoes of ${unit.id} reduce its attack to 0${describeReducingConditions(unit, engagement, header)}`,
    ),
  base: addPath(marianas, 'engagements.marianas'),
  passes: 'weather: rain',
  fails: `
    weather: rain
    subs/units:
      - { id: gato, type: sub, attack: 3, section: 2 }
      #                                            ^ The torpedoes of gato reduce its attack to 0
  `,
  fixed: 'subs/units: - { id: gato, type: sub, attack: 3, section: 2, joins: false }',
};

/** Names section and weather if they reduce the attack; in section 4 they do not. */
function describeReducingConditions(unit: SubUnit, { weather }: Engagement, header: Header): string {
  const modifier = getSectionModifier(unit.section, weather, header)?.by ?? 0;
  return modifier === 0 ? '' : ` in section ${unit.section}, in ${weather === 'fine' ? 'fine weather' : weather}`;
}
