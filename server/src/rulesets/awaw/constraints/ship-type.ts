import { typeName } from '../wording';
import { example } from './constraint';
import { asInCatalogue } from './ship-facts';

export const shipType = asInCatalogue({
  fact: 'type',
  rule: 'ship-catalogue',
  disagree: (listed, written) => `is ${typeName(listed)} in the ship list, not ${typeName(written)}`,
  fails: [
    example`
      ruleset: awaw
      nations: { britain: { side: allied } }
      ports:
        - id: scapa-flow
          nation: britain
          units:
            - { id: rodney, type: bc, name: Rodney }
      #                           ^^
    `,
  ],
});
