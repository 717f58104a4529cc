import { moves } from '../../scenarios';
import { at, cite, buildExamples, setMember, under, type AareCheck } from '../../kit';

export const infantryAboard: AareCheck = {
  rule: 'air-transport',
  title: 'No infantry stays aboard a bomber',
  part: 'airTransports',
  *check({ id, cargo }) {
    if (cargo?.aboardAtEnd !== true) return;
    yield {
      message: `The infantry of ${id} must leave the bomber before the turn ends${cite('air-transport')}. Unload it before then.`,
      place: at(cargo, 'aboardAtEnd'),
      fixes: [{ title: 'Change `aboardAtEnd` to `false`', edits: [setMember(cargo, 'aboardAtEnd', false)] }],
    };
  },
  examples: buildExamples({
    on: under(moves, 'airTransports.to-oslo'),
    passes: 'cargo: { aboardAtEnd: false }',
    fails: `
      cargo: { aboardAtEnd: true }
      #                     ^^^^ must leave the bomber before the turn ends
    `,
  }),
};
