import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';

export const infantryAboard: AareConstraint = {
  code: 'infantry-aboard',
  rule: 'air-transport',
  severity: 'error',
  title: 'No infantry stays aboard a bomber',
  part: 'airTransports',
  scope: 'part',
  *check({ id, cargo }) {
    if (cargo?.aboardAtEnd !== true) return;
    yield {
      message: `The infantry of ${id} must leave the bomber before the turn ends (${sectionOf('air-transport')}). Say where it is unloaded.`,
      place: at(cargo, 'aboardAtEnd'),
      fixes: [{ title: 'It is unloaded', edits: [set(cargo, 'aboardAtEnd', false)] }],
    };
  },
  examples: examplesOf({
    on: under(moves, 'airTransports.to-oslo'),
    passes: 'cargo: { aboardAtEnd: false }',
    fails: `
      cargo: { aboardAtEnd: true }
      #                     ^^^^ must leave the bomber before the turn ends
    `,
    otherFixes: {
      'It is unloaded': 'cargo: { aboardAtEnd: false }',
    },
  }),
};
