import { at, cite, examplesOf, sentence, set, type WifConstraint } from '../../constraint';
import { chooseReading } from '../../fixes';
import { joiningSubs, powerPlace, sideOf } from '../../groups';
import { reading } from '../../options';
import { biscay } from '../../scenarios';
import { sideName } from '../../wording';

export const notPhasingSide: WifConstraint = {
  code: 'not-phasing-side',
  rule: 'owner-acted',
  title: 'The sub side is the side whose impulse it is',
  part: 'engagements',
  *check(engagement, header) {
    const { subs } = engagement;
    const side = sideOf(subs, header);
    const phasing = header.phasingSide;
    if (side === undefined || side === 'neutral' || phasing === undefined || side === phasing) return;
    if (reading(header, 'subPlayer') !== 'phasing-side' || joiningSubs(engagement).length === 0) return;
    yield {
      message: `It is the impulse of ${sideName(phasing)}, so ${sideName(side)} cannot begin strategic submarine warfare${cite('owner-acted', { option: 'subPlayer' })}. Change \`phasingSide\` or the option.`,
      place: powerPlace(engagement, 'subs'),
      related: [{ message: `${sentence(sideName(phasing))} has the impulse.`, place: at(header, 'phasingSide') }],
      fixes: [
        { title: `Change \`phasingSide\` to ${side}`, edits: [set(header, 'phasingSide', side)] },
        chooseReading(header, 'subPlayer', 'either-side'),
      ],
    };
  },
  examples: examplesOf({
    on: biscay,
    passes: 'phasingSide: axis',
    fails: `
      phasingSide: allied
      engagements/biscay/subs:
        power: germany
        #      ^^^^^^^ It is the impulse of the Allies
    `,
  }),
};
