import { at } from '../../../model/place';
import { repeatedCombats, sswLog } from '../facts/log';
import { reading } from '../options';
import { numbers } from '../rules/numbers';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { played } from '../scenarios';
import { takeOut } from '../fixes';

export const oneRound: WifConstraint = {
  code: 'one-round',
  rule: 'one-round',
  severity: 'error',
  title: 'Strategic submarine warfare has one combat round',
  scope: 'scenario',
  *check(scenario) {
    const { log = [], engagements = [] } = scenario;
    // the log does not tell the combat type: where it could be naval air combat, the option sets the rounds
    const rounds = (id: string) => {
      const type = engagements.find((engagement) => engagement.id === id)?.result?.combatType;
      return type === 'ssw' ? numbers['one-round'].rounds : reading(scenario, 'navalAirRounds');
    };
    for (const { entry, index, first } of repeatedCombats(sswLog(scenario), rounds)) {
      yield {
        message: `${entry.engagement} is fought another round, but strategic submarine warfare has a single combat round (1.2.5.1, option \`navalAirRounds\`). Take the entry out.`,
        place: at(entry, 'step'),
        related: [{ message: 'The combat round.', place: at(first, 'step') }],
        fixes: [takeOut(log, index, 'Take the entry out')],
      };
    }
  },
  examples: examplesOf({
    on: under(played, 'log'),
    passes: `
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: combat }
      - { engagement: faeroes, step: search }
      - { engagement: faeroes, step: combat }
    `,
    fails: `
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: combat }
      - { engagement: biscay, step: combat }
      #                             ^^^^^^ biscay is fought another round
    `,
    otherFixes: {
      'Take the entry out': `
        - { engagement: biscay, step: search }
        - { engagement: biscay, step: combat }
      `,
    },
  }),
};
