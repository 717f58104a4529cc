import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

export const infantryMoves: AareConstraint = {
  code: 'infantry-moves',
  rule: 'air-transport',
  severity: 'error',
  title: 'Infantry that is carried does not move by itself',
  part: 'airTransports',
  scope: 'part',
  *check({ id, cargo }) {
    if (cargo?.moves !== true) return;
    yield {
      message: `The infantry of ${id} moves neither before it is loaded nor after it is unloaded: only the bomber does (${sectionOf('air-transport')}). Leave its own move out.`,
      place: at(cargo, 'moves'),
      fixes: [{ title: 'It does not move', edits: [set(cargo, 'moves', false)] }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, cargo: { moves: false } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, cargo: { moves: true } }
        #                                             ^^^^
      `,
    ],
  },
};
