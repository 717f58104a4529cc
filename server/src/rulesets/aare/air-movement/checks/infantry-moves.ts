import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';

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
  examples: examplesOf({
    on: under(moves, 'airTransports.to-oslo'),
    passes: 'cargo: { moves: false }',
    fails: `
      cargo: { moves: true }
      #               ^^^^ moves neither before it is loaded nor after it is unloaded
    `,
    otherFixes: {
      'It does not move': 'cargo: { moves: false }',
    },
  }),
};
