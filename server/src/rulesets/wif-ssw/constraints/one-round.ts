import { at } from '../../../model/place';
import { repeatedCombats, sswLog } from '../facts/log';
import { reading } from '../options';
import { numbers } from '../rules/numbers';
import { example, type WifConstraint } from '../constraint';
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
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            seaZone: Bay of Biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
        log:
          - { engagement: biscay, step: initiation }
          - { engagement: biscay, step: naval-air-interception }
          - { engagement: biscay, step: search }
          - { engagement: biscay, step: combat-type-choice }
          - { engagement: biscay, step: combat }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            seaZone: Bay of Biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
        log:
          - { engagement: biscay, step: search }
          - { engagement: biscay, step: combat }
          - { engagement: biscay, step: combat }
        #                               ^^^^^^
      `,
    ],
  },
};
