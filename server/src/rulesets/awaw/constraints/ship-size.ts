import { example } from './constraint';
import { asInCatalogue } from './ship-facts';

export const shipSize = asInCatalogue({
  fact: 'size',
  rule: 'ship-catalogue',
  disagree: (listed, written) => `has size ${listed} in the ship list, not ${written}`,
  fails: [
    example`
      ruleset: awaw
      nations: { britain: { side: allied } }
      ports:
        - id: scapa-flow
          nation: britain
          units:
            - { id: rodney, type: bb, name: Rodney, size: 3 }
      #                                                   ^
    `,
  ],
});
