import { at, cite, examplesOf, set, under, type WifConstraint } from '../../constraint';
import { homeward } from '../../scenarios';
import { returning } from '../returning';
import { stay } from '../stay';

export const stayerFaceDown: WifConstraint = {
  code: 'stayer-face-down',
  rule: 'stayers-turn-face-down',
  title: 'Ships and aircraft that remain in the Convoy Section are turned face down',
  part: 'returnToBase',
  scope: 'references',
  *check(item, header, ids) {
    const unit = returning(item, ids);
    if (!unit || !item.stays || item.turnsFaceDown !== false) return;
    const { may, turnsFaceDown } = stay(item, unit, header);
    if (!may || !turnsFaceDown) return;
    yield {
      message: `${unit.id} remains in the Convoy Section, so it is turned face down${cite('stayers-turn-face-down')}. Change \`turnsFaceDown\` to true.`,
      place: at(item, 'turnsFaceDown'),
      fixes: [{ title: `Turn ${unit.id} face down`, edits: [set(item, 'turnsFaceDown', true)], preferred: true }],
    };
  },
  examples: examplesOf({
    on: under(homeward, 'returnToBase'),
    passes: '- { unit: { id: convoy-escort, type: asw, asw: 2 }, stays: true, turnsFaceDown: false }',
    fails: `
      - { unit: { id: belfast, type: scs, cost1: 1 }, stays: true, turnsFaceDown: false }
      #                                                                           ^^^^^ it is turned face down
    `,
    fixed: '- { unit: { id: belfast, type: scs, cost1: 1 }, stays: true, turnsFaceDown: true }',
  }),
};
